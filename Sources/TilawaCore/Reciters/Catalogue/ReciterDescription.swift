/// A document that describes a reciter with files to fetch. People give it to each other. It is decoded from a JSON
/// object:
///
///     {"tilawa":"reciter","version":1,"id":"…","name":"…","arabic_name":"…","riwayah":"warsh","counting":"madani-later",
///      "style":"murattal","bitrate":64000,"urls":["https://host/{surah:3}{ayah:3}.mp3"],"timings":null}
///
/// All members but `name` and `urls` may be left out. `timings` is `mp3quran` or an address with a place for the surah.
package struct ReciterDescription: Hashable, Sendable {
  /// A reason why an object is not a description of a reciter.
  package struct Fault: Error, Hashable, CustomStringConvertible {
    /// The reason in one line. Characters that may change a terminal are replaced, also in quotations.
    package let sentence: Sentence

    /// Makes a fault with its reason.
    package init(_ sentence: Sentence) { self.sentence = sentence.seen }

    package var description: String { sentence.text }
  }

  /// The id that the reciter gets here if it is free; nil where the document has none.
  package let id: String?
  /// The name for people.
  package let name: String
  /// The name in Arabic; nil where the document has none.
  package let arabicName: String?
  /// The riwayah of the recitation.
  package let riwayah: Riwayah
  /// The counting in which the files are numbered.
  package let counting: VerseCounting
  /// The style of the recitation; nil where the document names none.
  package let style: RecitationStyle?
  /// The addresses of the files.
  package let source: RemoteSource

  /// Makes a description. A counting of nil means that of the riwayah.
  package init(
    id: String?, name: String, arabicName: String? = nil, riwayah: Riwayah, counting: VerseCounting? = nil,
    style: RecitationStyle? = nil, source: RemoteSource
  ) {
    self.id = id
    self.name = name
    self.arabicName = arabicName
    self.riwayah = riwayah
    self.counting = counting ?? riwayah.counting
    self.style = style
    self.source = source
  }

  /// The value of the member `timings`; nil where there are no timings.
  package var timings: String? {
    switch source.timings {
    case nil: nil
    case .mp3quran?: ReciterDescription.service
    case .documents(let pattern)?: pattern.description
    }
  }

  /// The greatest number of hosts. A higher number is a mistake, and the program waits for each host.
  private static let mostHosts = 8
  private static let service = "mp3quran"

  /// Returns a source for addresses written by a person.
  ///
  /// - Parameters:
  ///   - urls: at least one address, all of ayat or all of surahs.
  ///   - timings: the value of the member `timings`.
  ///   - bitrate: in bits per second.
  ///   - catalogueID: the id of the catalogue's entry; nil for any other source.
  /// - Throws: `Fault` for too many or no addresses, a wrong address, addresses of both kinds, or timings of files with
  ///   one ayah each.
  package static func source(
    urls: [String], timings: String? = nil, bitrate: Int? = nil, catalogueID: String? = nil
  ) throws(Fault) -> RemoteSource {
    guard (1...mostHosts).contains(urls.count) else {
      throw Fault(CoreSentences.addressesNot(count: urls.count, limit: mostHosts))
    }
    var patterns: [URLPattern] = []
    for url in urls { patterns.append(try pattern(url)) }
    guard Set(patterns.map(\.namesAyat)).count == 1 else {
      throw Fault(CoreSentences.addressesForBoth)
    }
    var told: RemoteSource.TimingSource?
    if timings == service {
      told = .mp3quran(folder: patterns[0].folder)
    } else if let timings {
      told = .documents(try pattern(timings))
    }
    guard told == nil || !patterns[0].namesAyat else { throw Fault(CoreSentences.noTimingsNeeded) }
    return RemoteSource(patterns: patterns, timings: told, bitrate: bitrate, catalogueID: catalogueID)
  }

  private static func pattern(_ text: String) throws(Fault) -> URLPattern {
    do throws(URLPattern.Fault) {
      return try URLPattern(text)
    } catch {
      throw Fault(error.sentence.at(Sentence(verbatim: text)))
    }
  }
}

extension ReciterDescription: Decodable {
  private enum Keys: String, CodingKey {
    case tilawa, version, id, name, arabicName = "arabic_name", riwayah, counting, style, bitrate, urls, timings
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    func value<Value: Decodable>(_ key: Keys) throws -> Value? {
      do {
        return try values.decodeIfPresent(Value.self, forKey: key)
      } catch {
        throw Fault(CoreSentences.memberWrong(key: key.rawValue))
      }
    }
    func word<Value: RawRepresentable>(_ key: Keys) throws -> Value? where Value.RawValue == String {
      guard let text: String = try value(key) else { return nil }
      guard let word = Value(rawValue: text) else {
        throw Fault(CoreSentences.memberCannotBe(key: key.rawValue, text: text))
      }
      return word
    }
    func check(_ name: String, _ key: Keys) throws {
      let member = Sentence(verbatim: "“\(key.rawValue)”")
      if let fault = ReciterName.fault(in: name, of: member) { throw Fault(fault) }
    }
    if let kind: String = try value(.tilawa), kind != "reciter" {
      throw Fault(CoreSentences.describesOther(kind: kind))
    }
    if let version: Int = try value(.version), version != 1 {
      throw Fault(CoreSentences.unknownVersion(version: version))
    }
    guard let name: String = try value(.name) else { throw Fault(CoreSentences.jsonMissing(name: "name")) }
    try check(name, .name)
    let arabicName: String? = try value(.arabicName)
    if let arabicName { try check(arabicName, .arabicName) }
    let id: String? = try value(.id)
    if let id, id.utf8.count > ReciterName.longestID {
      throw Fault(CoreSentences.idTooLong(limit: ReciterName.longestID))
    }
    if let id, !CatalogueRow.isID(id) {
      throw Fault(CoreSentences.noReciterId(id: id))
    }
    let bitrate: Int? = try value(.bitrate)
    guard bitrate.map((1000...10_000_000).contains) ?? true else { throw Fault(CoreSentences.bitrateUnit) }
    self.init(
      id: id, name: name, arabicName: arabicName, riwayah: try word(.riwayah) ?? .hafs,
      counting: try word(.counting), style: try word(.style),
      source: try ReciterDescription.source(
        urls: try value(.urls) ?? [], timings: try value(.timings), bitrate: bitrate))
  }
}

extension Sentence {
  /// The sentence with values that cannot change a terminal.
  fileprivate var seen: Sentence {
    let harmless = values.mapValues { value -> Value in
      switch value {
      case .text(let text): .text(text.seen)
      case .sentence(let sentence): .sentence(sentence.seen)
      case .number, .command: value
      }
    }
    return code.isEmpty ? Sentence(verbatim: english.seen) : Sentence(code, english, harmless)
  }
}
