/// The addresses of a reciter's files, with the facts about them that are known before they are fetched.
package struct RemoteSource: Hashable, Sendable, Codable {
  /// A source of the times of ayat in files of whole surahs.
  package enum TimingSource: Hashable, Sendable, Codable {
    /// The service of mp3quran for the reading with its files in this folder. The folder is an address with a slash at
    /// the end.
    case mp3quran(folder: String)
    /// A document for each surah, in one of the formats for import.
    case documents(URLPattern)
  }

  /// The patterns of the addresses: at least one, all with a file for each ayah or all with one for each surah. The
  /// first is asked first; the others are other hosts of the same files.
  package let patterns: [URLPattern]
  /// The source of timings; nil where there are none, and for files of one ayah each.
  package let timings: TimingSource?
  /// The bitrate of the files, in bits per second; nil where it is not known.
  package let bitrate: Int?
  /// The id of the entry in the catalogue from which the source was made; nil for any other source.
  package let catalogueID: String?

  /// Makes a source of files.
  ///
  /// - Precondition: there is a pattern, and all are of one shape.
  package init(
    patterns: [URLPattern], timings: TimingSource? = nil, bitrate: Int? = nil, catalogueID: String? = nil
  ) {
    precondition(Set(patterns.map(\.namesAyat)).count == 1, "a source's files hold ayat, or surahs")
    self.patterns = patterns
    self.timings = timings
    self.bitrate = bitrate
    self.catalogueID = catalogueID
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    patterns = try values.decode([URLPattern].self, forKey: .patterns)
    guard Set(patterns.map(\.namesAyat)).count == 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .patterns, in: values, debugDescription: CoreSentences.addressesOfTwoShapes.text)
    }
    timings = try values.decodeIfPresent(TimingSource.self, forKey: .timings)
    bitrate = try values.decodeIfPresent(Int.self, forKey: .bitrate)
    catalogueID = try values.decodeIfPresent(String.self, forKey: .catalogueID)
  }

  /// Whether there is a file for each ayah; else there is one for each surah.
  package var isByAyah: Bool { patterns[0].namesAyat }

  /// Whether both are hosts of the same files: they have a pattern in common.
  package func isOfTheSameFiles(as other: RemoteSource) -> Bool { !Set(patterns).isDisjoint(with: other.patterns) }

  /// Returns the file with an ayah of the reciter's counting.
  package func file(of reciter: Reciter, holding ref: AyahRef) -> RemoteFile {
    RemoteFile(
      reciter: reciter.id, name: isByAyah ? .ayah(ref) : .surah(ref.surah), ending: patterns[0].ending ?? "mp3",
      urls: patterns.map { $0.url(surah: ref.surah, ayah: ref.ayah) })
  }
}

/// A file that the source of a reciter should have.
package struct RemoteFile: Hashable, Sendable {
  /// The content of a file.
  package enum Name: Hashable, Sendable {
    /// An ayah in the counting of the source.
    case ayah(AyahRef)
    /// All of the surah with this number.
    case surah(Int)
  }

  /// The id of the reciter.
  package let reciter: String
  /// The content of the file.
  package let name: Name
  /// The extension of the file's name: "mp3".
  package let ending: String
  /// The addresses of the file, in the order in which they are asked.
  package let urls: [String]

  package init(reciter: String, name: Name, ending: String, urls: [String]) {
    self.reciter = reciter
    self.name = name
    self.ending = ending
    self.urls = urls
  }

  /// The local name of the file, the same for every address: "002255.mp3", "002.mp3".
  package var fileName: String {
    func padded(_ number: Int) -> String { String(repeating: "0", count: max(0, 3 - "\(number)".count)) + "\(number)" }
    return switch name {
    case .ayah(let ref): "\(padded(ref.surah))\(padded(ref.ayah)).\(ending)"
    case .surah(let surah): "\(padded(surah)).\(ending)"
    }
  }
}
