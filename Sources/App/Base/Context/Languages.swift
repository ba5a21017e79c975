package import TilawaCore
package import TilawaStore

/// The languages of the program's sentences: English, which is in the program, and a folder of files for each other one.
///
/// A folder of the user, `sentences/CODE` below the data, comes before the installed one, so that a language is added by files alone.
package struct Languages: Sendable {
  /// A language.
  package struct Language: Sendable {
    /// Whether a native speaker has still to read the sentences.
    package enum State: Hashable, Sendable { case read, unread }

    package let form: LanguageForm
    /// Its name in the language itself.
    package let name: String
    package let state: State
  }

  package static let english = Language(form: .english, name: "English", state: .read)
  /// The file that says what the language is.
  private static let about = "language"
  /// The greatest size of a file, in bytes.
  private static let limit = 1 << 20

  private let folders: [String]

  package init(environment: [String: String]) { self.init(environment: environment, Folders(environment: environment)) }

  package init(environment: [String: String], _ folders: Folders) {
    self.folders = [folders.sentences] + ((try? SentenceFolder.locate(environment: environment)).map { [$0] } ?? [])
  }

  /// All languages, English first, then by their codes.
  package var all: [Language] {
    let codes = Set(folders.flatMap { Disk.names(in: $0) ?? [] }.filter(Languages.isCode)).subtracting(["en"])
    return [Languages.english] + codes.sorted().compactMap(language)
  }

  /// The codes of all languages, separated by commas.
  package var codes: String { all.map(\.form.code).joined(separator: ", ") }

  /// Returns a language by its code; nil where none has it.
  package func language(_ code: String) -> Language? {
    guard code != "en" else { return Languages.english }
    guard Languages.isCode(code), let text = file(Languages.about, of: code) else { return nil }
    let about = SentenceFile(text)
    let form = LanguageForm(
      code: code,
      digits: about.pattern(of: "digits").flatMap { Digits($0, decimal: about.pattern(of: "decimal")) } ?? .latin,
      direction: about.pattern(of: "direction") == "rtl" ? .rightToLeft : .leftToRight)
    return Language(
      form: form, name: about.pattern(of: "name") ?? code,
      state: about.pattern(of: "unread") == "yes" ? .unread : .read)
  }

  /// Returns the sentences of a language; nil for English, and where there is no such language.
  ///
  /// - Parameters:
  ///   - code: a code, or the name of a locale: `ar`, `pt-BR`, `ar_EG.UTF-8`.
  ///   - digits: the wanted digits; nil: those of the language.
  package func catalogue(_ code: String, digits: Digits? = nil) -> SentenceCatalogue? {
    guard let form = Languages.codes(in: code).lazy.compactMap({ language($0)?.form }).first, form.code != "en" else {
      return nil
    }
    let wanted = digits == .latin ? form.digits.inLatin : digits ?? form.digits
    let own = LanguageForm(code: form.code, digits: wanted, direction: form.direction)
    return SentenceCatalogue(own) { module in file(module, of: form.code) }
  }

  /// Returns the language that a page asks for by its field Accept-Language; nil where there is none.
  package func asked(by field: String) -> SentenceCatalogue.Asked? {
    for code in Languages.codes(in: String(field.prefix { $0 != "," && $0 != ";" }.prefix(20))) {
      if code == Languages.english.form.code { return SentenceCatalogue.Asked(nil) }
      if let catalogue = catalogue(code) { return SentenceCatalogue.Asked(catalogue) }
    }
    return nil
  }

  /// Returns the codes that a code or the name of a locale stands for, the narrower one first.
  static func codes(in locale: String) -> [String] {
    let name = locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "-" ? "_" : $0 }
    let language = name.prefix { $0 != "_" }
    // The locales C and POSIX are English.
    return [String(name), String(language)].filter { isCode($0) }
  }

  private static func isCode(_ name: String) -> Bool {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      (2...8).contains(part.utf8.count) && part.utf8.allSatisfy(\.isASCIIAlphanumeric)
    }
    return (1...3).contains(parts.count) && isPlain && parts[0].utf8.count <= 3
  }

  private func file(_ name: String, of code: String) -> String? {
    for folder in folders {
      guard let bytes = Disk.bytes(of: "\(folder)/\(code)/\(name).ftl", atMost: Languages.limit) else { continue }
      return String(decoding: bytes, as: UTF8.self)
    }
    return nil
  }
}
