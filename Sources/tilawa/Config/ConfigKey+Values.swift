import ArgumentParser
import TilawaApp
import TilawaCore
import TilawaDrawing
import TilawaStore

/// The ids of the riwayat, for the table of keys.
enum RiwayahNames {
  static let all = Riwayah.allCases.map(\.rawValue)
}

extension ConfigKey {
  /// A value as it is stored.
  ///
  /// - Parameters:
  ///   - text: what somebody typed.
  ///   - library: knows the reciters.
  /// - Throws: `Failure` with exit 64, or 66 for a reciter who is not in the library.
  func checked(_ text: String, in library: Library) throws -> String {
    switch form {
    case .setting(let setting, _, _, _): return try checked(text, setting)
    case .option:
      guard let option else { return text }
      if case .flag = option.shape, PlayOption.isOn(text) == nil {
        throw Failure(.usage, "\(name) is on or off, not “\(text)”")
      }
      var request = PlayRequest()
      do throws(PlayRequest.BadWord) { try request.set(name, to: text) } catch { throw Failure(.usage, "\(error)") }
      for id in request.reciters ?? [] { _ = try library.reciters.find(id) }
      if case .flag = option.shape { return request.text(of: name) ?? text }
      return text
    }
  }

  private func checked(_ text: String, _ setting: LibrarySetting) throws -> String {
    func refuse(_ words: String) -> Failure { Failure(.usage, "\(name) \(words), not “\(text)”") }
    switch setting {
    case .riwayah:
      guard let riwayah = Riwayah(argument: text) else {
        throw refuse("is \(Riwayah.allValueStrings.joined(separator: ", "))")
      }
      return riwayah.rawValue
    case .teacher:
      if let fault = ReciterName.fault(in: text) { throw Failure(.usage, "\(name): the name \(fault)") }
      return text
    case .ownPlace:
      guard ["first", LibrarySetting.ownLast].contains(text) else { throw refuse("is first or last") }
      return text
    case .theme:
      guard ReadingTheme(rawValue: text) != nil else { throw refuse("is light, dark or sepia") }
      return text
    case .flow:
      guard ReadingFlow(rawValue: text) != nil else { throw refuse("is page, continuous or verses") }
      return text
    case .font: return text
    case .fontSize:
      guard Int(text).flatMap(MushafStyle.Size.init(points:)) != nil else {
        throw refuse("is a number of points, \(LetterOptions.sizes)")
      }
      return text
    case .network, .history, .tajweed, .khatmListening:
      guard let isOn = PlayOption.isOn(text) else { throw refuse("is on or off") }
      return isOn ? "on" : "off"
    case .downloadsLimit:
      guard let size = ByteSize(argument: text) else { throw refuse("is a size such as 2GB, 1MB at least") }
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
    case .translation: return try pack(text, .translation)
    case .transliteration: return try pack(text, .transliteration)
    case .words: return try pack(text, .words)
    }
  }

  /// The id of an installed pack.
  private func pack(_ text: String, _ kind: PackKind) throws -> String {
    let pack = try PackCatalogue(CommandContext()).described(text)
    guard pack.kind == kind else { throw Failure(.usage, "\(pack.id) is no \(kind.word): it is a \(pack.kind.word)") }
    return pack.id.text
  }

  /// A stored value as people write it.
  func shown(_ stored: String) -> String {
    guard case .setting(.downloadsLimit, _, _, _) = form, let size = ByteSize(stored) else { return stored }
    return "\(size)"
  }

  /// What holds unless it is set; nil: nothing.
  var standard: String? {
    switch form {
    case .setting(_, let standard, _, _): standard.isEmpty ? nil : standard
    case .option: option?.standard
    }
  }

  var help: String {
    if case .setting(_, _, _, let help) = form { help } else { option?.help ?? "" }
  }

  var values: [String] {
    if case .setting(_, _, let values, _) = form { values } else { option?.values ?? [] }
  }
}
