import Synchronization

/// The sentences of all modules in a language. A module's file is read when its first sentence is said, and a pattern when it is said.
package final class SentenceCatalogue: Sendable {
  /// The patterns of a module by the names of their sentences.
  package typealias Module = [String: SentencePattern]

  /// The files that were read, and the patterns that were said; nil for one that cannot be read.
  private struct Known {
    var modules: [String: SentenceFile] = [:]
    var patterns: [String: SentencePattern?] = [:]
  }

  package let form: LanguageForm
  private let read: @Sendable (String) -> String?
  private let known = Mutex(Known())

  /// - Parameters:
  ///   - form: the language, and how it writes.
  ///   - read: returns the file of a module by its name; nil where there is none, and English is said.
  package init(_ form: LanguageForm, read: @escaping @Sendable (_ module: String) -> String?) {
    self.form = form
    self.read = read
  }

  /// Returns a sentence in this language; nil where the language lacks it, or names values that it does not have.
  package func text(of sentence: Sentence) -> String? {
    pattern(of: sentence.code)?.filled(with: sentence.values, form, say: text)
  }

  /// Returns a sentence in English; the sentences in it are said in this language.
  func english(_ sentence: Sentence) -> String {
    if sentence.isForeign { return "(\(sentence.english))" }
    guard let pattern = try? SentencePattern(sentence.english) else { return sentence.english }
    return pattern.filled(with: sentence.values, .english, say: text) ?? sentence.english
  }

  private func text(of value: Sentence.Value) -> String {
    switch value {
    case .text(let text): name(text) ?? form.digits.inValue(text)
    case .number(let number): form.digits.text(of: number)
    case .sentence(let sentence): sentence.said(in: self)
    case .command(let command): command.description
    }
  }

  /// Returns a name of the program's own, such as that of a riwayah or a surah, in this language; nil for other text.
  private func name(_ text: String) -> String? {
    guard let first = text.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return nil }
    return known.withLock { file(SentenceCatalogue.names, &$0).pattern(of: text) }
  }

  /// The file with names.
  private static let names = "names"

  private func pattern(of code: String) -> SentencePattern? {
    known.withLock { known in
      if let pattern = known.patterns[code] { return pattern }
      let pattern = source(of: code, &known).flatMap { try? SentencePattern($0) }
      known.patterns[code] = .some(pattern)
      return pattern
    }
  }

  private func source(of code: String, _ known: inout Known) -> String? {
    guard let dot = code.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    return file(String(code[..<dot]), &known).pattern(of: String(code[code.utf8.index(after: dot)...]))
  }

  private func file(_ name: String, _ known: inout Known) -> SentenceFile {
    if let file = known.modules[name] { return file }
    let file = SentenceFile(read(name) ?? "")
    known.modules[name] = file
    return file
  }

  /// Returns another file of the language, such as `help/play`; nil where there is none.
  package func file(_ name: String) -> SentenceFile? { read(name).map(SentenceFile.init) }

  /// Reads all patterns of a module's file.
  ///
  /// - Throws: the fault with the number of its line.
  package static func module(_ text: String) throws(SentenceFault) -> Module {
    let file = SentenceFile(text)
    if let line = file.fault { throw SentenceFault("line \(line) is neither a sentence nor a comment") }
    var module: Module = [:]
    for entry in file.entries {
      do throws(SentenceFault) {
        let pattern = try SentencePattern(entry.pattern)
        guard module.updateValue(pattern, forKey: entry.name) == nil else {
          throw SentenceFault("there are two sentences of this name")
        }
      } catch { throw SentenceFault("line \(entry.line), \(entry.name): \(error)") }
    }
    return module
  }
}

// MARK: - The language in force

extension SentenceCatalogue {
  /// The reader of the answers of this process.
  package enum Audience: Hashable, Sendable {
    case people
    /// A program: its answers are in English; a complaint is for a person all the same.
    case programs
  }

  private enum Choice: Sendable {
    case made(SentenceCatalogue?)
    /// The language is found when the first sentence is said.
    case later(@Sendable () -> SentenceCatalogue?)
  }

  private struct InForce {
    var choice = Choice.made(nil)
    var audience = Audience.people
  }

  private static let inForce = Mutex(InForce())

  /// A language that is asked for by one of several readers of a process.
  package struct Asked: Sendable {
    /// The sentences; nil for English.
    package let catalogue: SentenceCatalogue?

    package init(_ catalogue: SentenceCatalogue?) { self.catalogue = catalogue }
  }

  /// The language of this task; nil: that of the process.
  @TaskLocal package static var asked: Asked?

  /// The catalogue of answers; nil for English, which is in the program.
  package static var current: SentenceCatalogue? {
    if let asked { return asked.catalogue }
    return inForce.withLock { $0.audience == .programs ? nil : found(&$0) }
  }

  /// The catalogue of the person who uses the process; nil for English.
  package static var spoken: SentenceCatalogue? {
    if let asked { return asked.catalogue }
    return inForce.withLock { found(&$0) }
  }

  /// Makes a catalogue the one in force; nil for English.
  package static func use(_ catalogue: SentenceCatalogue?) { inForce.withLock { $0.choice = .made(catalogue) } }

  /// Finds the catalogue when the first sentence is said.
  ///
  /// - Parameters:
  ///   - audience: the reader of the answers.
  ///   - find: returns the catalogue, nil for English; called once, and says nothing itself.
  package static func use(for audience: Audience, _ find: @escaping @Sendable () -> SentenceCatalogue?) {
    inForce.withLock { $0 = InForce(choice: .later(find), audience: audience) }
  }

  private static func found(_ inForce: inout InForce) -> SentenceCatalogue? {
    switch inForce.choice {
    case .made(let catalogue): return catalogue
    case .later(let find):
      let catalogue = find()
      inForce.choice = .made(catalogue)
      return catalogue
    }
  }
}
