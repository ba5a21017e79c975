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
    case .language(let key, _, _, _): return try checked(text, key, context)
    case .option:
      guard let option else { return text }
      if case .flag = option.shape, PlayOption.isOn(text) == nil {
        throw Failure(.usage, BaseSentences.notOnOrOff(name: name, value: text))
      }
      if option.isGap, let question = Gap.unitQuestion(about: text) {
        throw Failure(.usage, BaseSentences.settingUnit(name: name, question: question))
      }
      var request = PlayRequest()
      do throws(PlayRequest.BadWord) { try request.set(name, to: text) } catch { throw Failure(.usage, error.sentence) }
      if let reciters = request.reciters {
        return try reciters.map { try library.reciters.choose($0).id }.joined(separator: ",")
      }
      if case .flag = option.shape { return request.text(of: name) ?? text }
      return text
    }
  }

  private func checked(_ text: String, _ key: LanguageSettings.Key, _ context: AppContext) throws -> String {
    guard text != LanguageChoice.automatic else { return text }
    switch key {
    case .language:
      let languages = Languages(environment: context.environment, context.folders)
      guard languages.language(text) != nil else {
        throw Failure(
          .usage,
          BaseSentences.noLanguage(
            codes: languages.codes, value: text, command: CommandHint("config", "languages")))
      }
    case .digits:
      guard text == LanguageChoice.latinDigits else {
        throw Failure(.usage, BaseSentences.notOneOf(name: name, values: values.listed, value: text))
      }
    }
    return text
  }

  private func checked(_ text: String, _ setting: LibrarySetting, _ context: AppContext) throws -> String {
    func refuse(_ sentence: (String, String) -> Sentence) -> Failure { Failure(.usage, sentence(name, text)) }
    switch setting {
    case .riwayah:
      guard let riwayah = Riwayah.typed(text) else {
        let values = RiwayahNames.all.listed
        throw Failure(.usage, BaseSentences.notOneOf(name: name, values: values, value: text))
      }
      return riwayah.rawValue
    case .print:
      return try context.print(named: text).id
    case .teacher:
      if let fault = ReciterName.fault(in: text) { throw Failure(.usage, fault.at(Sentence(verbatim: name))) }
      return text
    case .ownPlace:
      guard ["first", LibrarySetting.ownLast].contains(text) else { throw refuse(BaseSentences.notFirstOrLast) }
      return text
    case .theme:
      guard ScreenTheme(rawValue: text) != nil else { throw refuse(BaseSentences.notATheme) }
      return text
    case .flow:
      guard ReadingFlow(rawValue: text) != nil else { throw refuse(BaseSentences.notAFlow) }
      return text
    case .font: return text
    case .fontSize:
      guard Int(text).flatMap(MushafStyle.Size.init(points:)) != nil else {
        let (least, most) = (ConfigKey.fontSizes.lowerBound, ConfigKey.fontSizes.upperBound)
        throw Failure(.usage, BaseSentences.notPoints(name: name, least: least, most: most, value: text))
      }
      return text
    case .network, .history, .tajweed, .khatmListening, .mouse:
      guard let isOn = PlayOption.isOn(text) else { throw refuse(BaseSentences.notOnOrOff) }
      return isOn ? "on" : "off"
    case .downloadsLimit:
      guard let size = ByteSize(limit: text) else { throw refuse(BaseSentences.notASize) }
      return "\(size.bytes)"
    case .syncBudget:
      if PlayOption.isOn(text) == false { return "off" }
      guard let budget = Budget(text) else { throw refuse(BaseSentences.notABudget) }
      return budget.stored
    case .dayStart:
      guard let start = DayStart(text) else { throw refuse(BaseSentences.notATime) }
      return "\(start)"
    case .readMoment:
      if PlayOption.isOn(text) == false { return "off" }
      guard let seconds = Int(text), (1...3600).contains(seconds) else {
        throw refuse(BaseSentences.notSeconds)
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
    guard pack.kind == kind else { throw pack.kind.refusal(of: pack.id, as: kind) }
    return pack.id.text
  }

  /// Returns a stored value as people write it.
  package func shown(_ stored: String) -> String {
    switch form {
    case .setting(.downloadsLimit, _, _, _): ByteSize(stored).map { "\($0)" } ?? stored
    case .setting(.syncBudget, _, _, _): Budget(stored).map { "\($0)" } ?? stored
    default: stored
    }
  }

  /// The value of a key that is not set; nil: none.
  package var standard: String? {
    switch form {
    case .setting(_, let standard, _, _), .language(_, let standard, _, _): standard.isEmpty ? nil : standard
    case .option: option?.standard
    }
  }

  /// The value of a key that is not set, in brackets: "(hafs)".
  package var bracketed: String { "(\(standard ?? BaseSentences.nothing.text))" }

  package var help: Sentence {
    switch form {
    case .setting(_, _, _, let help), .language(_, _, _, let help): help
    case .option: option?.help ?? .empty
    }
  }

  package var values: [String] {
    switch form {
    case .setting(_, _, let values, _), .language(_, _, let values, _): values
    case .option: option?.values ?? []
    }
  }
}

extension ConfigKey {
  /// Returns the key for programs.
  ///
  /// - Parameter value: the value as people write it; nil if it is not set.
  package func value(_ value: String?) -> Value {
    Value(key: name, value: value ?? standard, standard: standard, isSet: value != nil, help: help.text)
  }

  /// A key for programs.
  package struct Value: Encodable {
    let key: String
    @Nullable var value: String?
    @Nullable var standard: String?
    let isSet: Bool
    let help: String

    private enum CodingKeys: String, CodingKey {
      case key, value
      case standard = "default"
      case isSet = "is_set"
      case help
    }
  }
}
