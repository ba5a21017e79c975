package import TilawaCore
package import TilawaStore

/// The choice of the language: TILAWA_LANGUAGE, else the setting, else the locale.
package enum LanguageChoice {
  /// The variable of the environment that names a language for a process and those that it starts.
  package static let variable = "TILAWA_LANGUAGE"
  /// The variable with which answers of `--json` have their sentences in the language of the process too: a person reads them in a page.
  package static let answersVariable = "TILAWA_JSON"
  /// The value of that variable.
  package static let spoken = "spoken"
  /// The value of a setting that leaves the choice to the locale, or to the language.
  package static let automatic = "auto"
  /// The value by which numbers in sentences have the digits 0 to 9.
  package static let latinDigits = "latin"

  private static let locales = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// Lets the process speak the language that is chosen. Nothing is read before the first sentence is said.
  ///
  /// - Parameter audience: the reader of the answers, unless the environment says that it is a person.
  package static func use(for audience: SentenceCatalogue.Audience) {
    let audience = Surroundings.environment[answersVariable] == spoken ? .people : audience
    SentenceCatalogue.use(for: audience) {
      let environment = Surroundings.environment
      return catalogue(environment, Folders(environment: environment))
    }
  }

  /// Returns the sentences of the language that is chosen; nil for English.
  package static func catalogue(_ environment: [String: String], _ folders: Folders) -> SentenceCatalogue? {
    let settings = LanguageSettings(in: folders)
    guard let wanted = wanted(environment, settings), wanted != LanguageForm.english.code, wanted != "C" else {
      return nil
    }
    let digits = settings.values[.digits] == latinDigits ? Digits.latin : nil
    return Languages(environment: environment, folders).catalogue(wanted, digits: digits)
  }

  /// Returns the name of the language that is chosen, as a code or a locale; nil where nothing chooses one.
  static func wanted(_ environment: [String: String], _ settings: LanguageSettings) -> String? {
    func set(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    return set(variable) ?? settings.values[.language] ?? locales.lazy.compactMap(set).first
  }

  /// Returns the variables by which a timer speaks the language that is chosen here: the locale of a service manager is another one.
  /// A setting comes before a locale, also later.
  package static func variables(_ environment: [String: String]) -> [String] {
    if let language = environment[variable], !language.isEmpty { return ["\(variable)=\(language)"] }
    let locale = locales.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale, let code = Languages.codes(in: locale).last, code != LanguageForm.english.code else { return [] }
    return ["LC_MESSAGES=\(locale)"]
  }
}
