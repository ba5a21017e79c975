/// Where a reciter's files can be had, and what is known of them before they are here.
public struct RemoteSource: Hashable, Sendable, Codable {
  /// Where it is told at which times the ayat of whole surahs lie.
  public enum TimingSource: Hashable, Sendable, Codable {
    /// mp3quran's service: of the reading whose files lie in this folder, an address that ends with a slash.
    case mp3quran(folder: String)
    /// A document for each surah, in one of the shapes that can be imported.
    case documents(URLPattern)
  }

  /// At least one, all with a file for each ayah, or all with one for each surah. The first is asked first; the others
  /// are other hosts of the same files.
  public let patterns: [URLPattern]
  /// Nil where files hold one ayah each, and where nobody tells.
  public let timings: TimingSource?
  /// Of the files, in bits a second, where that is known.
  public let bitrate: Int?
  /// The id of the catalogue's entry that it was made from.
  public let catalogueID: String?

  /// - Precondition: there is a pattern, and all are of one shape.
  public init(
    patterns: [URLPattern], timings: TimingSource? = nil, bitrate: Int? = nil, catalogueID: String? = nil
  ) {
    precondition(Set(patterns.map(\.namesAyat)).count == 1, "a source's files hold ayat, or surahs")
    self.patterns = patterns
    self.timings = timings
    self.bitrate = bitrate
    self.catalogueID = catalogueID
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    patterns = try values.decode([URLPattern].self, forKey: .patterns)
    guard Set(patterns.map(\.namesAyat)).count == 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .patterns, in: values, debugDescription: "there is no address, or they are of two shapes")
    }
    timings = try values.decodeIfPresent(TimingSource.self, forKey: .timings)
    bitrate = try values.decodeIfPresent(Int.self, forKey: .bitrate)
    catalogueID = try values.decodeIfPresent(String.self, forKey: .catalogueID)
  }

  /// Whether there is a file for each ayah, else one for each surah.
  public var isByAyah: Bool { patterns[0].namesAyat }

  /// Whether both are hosts of the same files: they have an address in common.
  public func isOfTheSameFiles(as other: RemoteSource) -> Bool { !Set(patterns).isDisjoint(with: other.patterns) }

  /// The file that holds an ayah of the reciter's counting.
  public func file(of reciter: Reciter, holding ref: AyahRef) -> RemoteFile {
    RemoteFile(
      reciter: reciter.id, name: isByAyah ? .ayah(ref) : .surah(ref.surah), ending: patterns[0].ending ?? "mp3",
      urls: patterns.map { $0.url(surah: ref.surah, ayah: ref.ayah) })
  }
}

/// A file that a reciter's source should have.
public struct RemoteFile: Hashable, Sendable {
  /// What is in it.
  public enum Name: Hashable, Sendable {
    /// In the counting of the source.
    case ayah(AyahRef)
    /// All of the surah of this number.
    case surah(Int)
  }

  /// The id of the reciter.
  public let reciter: String
  /// What is in it.
  public let name: Name
  /// Of its name: "mp3".
  public let ending: String
  /// Where it can be had, in the order in which it is asked for.
  public let urls: [String]

  public init(reciter: String, name: Name, ending: String, urls: [String]) {
    self.reciter = reciter
    self.name = name
    self.ending = ending
    self.urls = urls
  }

  /// How it is called here, whatever its address is: "002255.mp3", "002.mp3".
  public var fileName: String {
    func padded(_ number: Int) -> String { String(repeating: "0", count: max(0, 3 - "\(number)".count)) + "\(number)" }
    return switch name {
    case .ayah(let ref): "\(padded(ref.surah))\(padded(ref.ayah)).\(ending)"
    case .surah(let surah): "\(padded(surah)).\(ending)"
    }
  }
}
