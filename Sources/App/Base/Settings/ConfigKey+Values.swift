package import TilawaCore
import TilawaDrawing
package import TilawaStore

/// The ids of the riwayat, for the table of keys.
package enum RiwayahNames {
  package static let all = Riwayah.allCases.map(\.rawValue)
}

extension ConfigKey {
  /// Returns a typed value as it is stored.
  ///
  /// - Parameters:
  ///   - text: the typed value.
  ///   - library: the library with the reciters.
  /// - Throws: `Failure` with exit 64, or 66 for a reciter who is not in the library.
  package func checked(_ text: String, in library: Library, _ context: AppContext) throws -> String {
    switch form {
    case .setting(let setting, _, _, _): return try checked(text, setting, context)
    case .option:
      guard let option else { return text }
      if case .flag = option.shape, PlayOption.isOn(text) == nil {
        throw Failure(.usage, "\(name) is on or off, not “\(text)”")
      }
      if option.isGap, let question = Gap.question(about: text) { throw Failure(.usage, "\(name) \(question)") }
      var request = PlayRequest()
      do throws(PlayRequest.BadWord) { try request.set(name, to: text) } catch { throw Failure(.usage, "\(error)") }
      for id in request.reciters ?? [] { _ = try library.reciters.find(id) }
      if case .flag = option.shape { return request.text(of: name) ?? text }
      return text
    }
  }

  private func checked(_ text: String, _ setting: LibrarySetting, _ context: AppContext) throws -> String {
    func refuse(_ words: String) -> Failure { Failure(.usage, "\(name) \(words), not “\(text)”") }
    switch setting {
    case .riwayah:
      guard let riwayah = Riwayah(rawValue: text) else {
        throw refuse("is \(RiwayahNames.all.joined(separator: ", "))")
      }
      return riwayah.rawValue
    case .teacher:
      if let fault = ReciterName.fault(in: text) { throw Failure(.usage, fault.at(Sentence(verbatim: name))) }
      return text
    case .ownPlace:
      guard ["first", LibrarySetting.ownLast].contains(text) else { throw refuse("is first or last") }
      return text
    case .theme:
      guard ScreenTheme(rawValue: text) != nil else { throw refuse("is light, dark, sepia, contrast or plain") }
      return text
    case .flow:
      guard ReadingFlow(rawValue: text) != nil else { throw refuse("is page, continuous or verses") }
      return text
    case .font: return text
    case .fontSize:
      guard Int(text).flatMap(MushafStyle.Size.init(points:)) != nil else {
        throw refuse("is a number of points, \(ConfigKey.fontSizes)")
      }
      return text
    case .network, .history, .tajweed, .khatmListening, .mouse:
      guard let isOn = PlayOption.isOn(text) else { throw refuse("is on or off") }
      return isOn ? "on" : "off"
    case .downloadsLimit:
      guard let size = ByteSize(limit: text) else { throw refuse("is a size such as 2GB, 1MB at least") }
      return "\(size.bytes)"
    case .dayStart:
      guard let start = DayStart(text) else { throw refuse("is a time of the day such as 03:00") }
      return "\(start)"
    case .readMoment:
      if PlayOption.isOn(text) == false { return "off" }
      guard let seconds = Int(text), (1...3600).contains(seconds) else {
        throw refuse("is a number of seconds, 1 to 3600, or off")
      }
      return "\(seconds)"
    case .translation: return try pack(text, .translation, context)
    case .transliteration: return try pack(text, .transliteration, context)
    case .words: return try pack(text, .words, context)
    }
  }

  /// Returns the id of an installed pack.
  private func pack(_ text: String, _ kind: PackKind, _ context: AppContext) throws -> String {
    let pack = try PackCatalogue(context).described(text)
    guard pack.kind == kind else { throw Failure(.usage, "\(pack.id) is no \(kind.word): it is a \(pack.kind.word)") }
    return pack.id.text
  }

  /// Returns a stored value as people write it.
  package func shown(_ stored: String) -> String {
    guard case .setting(.downloadsLimit, _, _, _) = form, let size = ByteSize(stored) else { return stored }
    return "\(size)"
  }

  /// The value of a key that is not set; nil: none.
  package var standard: String? {
    switch form {
    case .setting(_, let standard, _, _): standard.isEmpty ? nil : standard
    case .option: option?.standard
    }
  }

  /// The value of a key that is not set, in brackets: "(hafs)".
  package var bracketed: String { "(\(standard ?? "nothing"))" }

  package var help: String {
    if case .setting(_, _, _, let help) = form { help } else { option?.help ?? "" }
  }

  package var values: [String] {
    if case .setting(_, _, let values, _) = form { values } else { option?.values ?? [] }
  }
}

extension ConfigKey {
  /// Returns the key for programs.
  ///
  /// - Parameter value: the value as people write it; nil if it is not set.
  package func json(_ value: String?) -> JSON {
    .object([
      ("key", .string(name)), ("value", .optional(value ?? standard, JSON.string)),
      ("default", .optional(standard, JSON.string)), ("is_set", .bool(value != nil)),
      ("help", .string(help)),
    ])
  }
}
