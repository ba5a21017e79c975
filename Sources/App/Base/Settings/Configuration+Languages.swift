package import TilawaCore
import TilawaStore

extension Configuration {
  /// Returns what a person should know of a value.
  package func remarks(on key: ConfigKey, _ value: String) -> [Sentence] {
    guard case .language(.language, _, _, _) = key.form,
      let language = Languages(environment: context.environment, context.folders).language(value),
      language.state == .unread
    else { return [] }
    return [
      BaseSentences.languageUnreadChosen(name: language.name, command: CommandHint("config", "unset", "language"))
    ]
  }
}

extension AppContext {
  /// Lists the languages; needs no library.
  package func languages() -> CommandAnswer {
    let languages = Languages(environment: environment, folders).all
    let current = (SentenceCatalogue.spoken?.form ?? .english).code
    let rows = languages.map { language in
      let states =
        (language.form.code == current ? [BaseSentences.languageInForce.text] : [])
        + (language.state == .unread ? [BaseSentences.languageUnread.text] : [])
      return [language.form.code, language.name, states.joined(separator: "; ")]
    }
    return CommandAnswer(
      table: AnswerTable(
        rows, headings: [BaseSentences.languageCode, BaseSentences.languageName, BaseSentences.languageState]),
      LanguagesListed(
        languages: languages.map {
          LanguagesListed.Language(
            code: $0.form.code, name: $0.name, isUnread: $0.state == .unread, isInForce: $0.form.code == current)
        }))
  }
}

/// The line for programs about languages.
private struct LanguagesListed: Encodable {
  struct Language: Encodable {
    let code: String
    let name: String
    /// Whether a native speaker has still to read the sentences.
    let isUnread: Bool
    let isInForce: Bool

    private enum CodingKeys: String, CodingKey {
      case code, name
      case isUnread = "is_unread"
      case isInForce = "is_in_force"
    }
  }

  let languages: [Language]
}
