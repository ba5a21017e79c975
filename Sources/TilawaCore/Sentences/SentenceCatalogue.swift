import Synchronization

/// The sentences of all modules in a language. A module's file is read when its first sentence is said.
package final class SentenceCatalogue: Sendable {
  /// The patterns of a module by the names of their sentences.
  package typealias Module = [String: SentencePattern]

  private let rule: PluralRule
  private let read: @Sendable (String) -> String?
  private let modules = Mutex<[String: Module]>([:])

  /// - Parameters:
  ///   - language: a code of ISO 639.
  ///   - read: returns the file of a module by its name; nil where there is none, and English is said.
  package init(language: String, read: @escaping @Sendable (_ module: String) -> String?) {
    rule = PluralRule(language: language)
    self.read = read
  }

  /// The catalogue in force; nil for English, which is in the program.
  package static var current: SentenceCatalogue? { used.withLock { $0 } }

  /// Makes a catalogue the one in force.
  package static func use(_ catalogue: SentenceCatalogue?) { used.withLock { $0 = catalogue } }

  private static let used = Mutex<SentenceCatalogue?>(nil)

  /// Returns a sentence in this language; nil where the language lacks it, or names values that it does not have.
  package func text(of sentence: Sentence) -> String? {
    guard let dot = sentence.code.firstIndex(of: ".") else { return nil }
    let module = String(sentence.code[..<dot])
    return patterns(of: module)[String(sentence.code[sentence.code.index(after: dot)...])]?
      .filled(with: sentence.values, rule)
  }

  private func patterns(of module: String) -> Module {
    if let known = modules.withLock({ $0[module] }) { return known }
    let patterns = read(module).flatMap { try? SentenceCatalogue.module($0) } ?? [:]
    modules.withLock { $0[module] = patterns }
    return patterns
  }

  /// Reads the file of a module: `name = pattern` with indented lines after it, comments with `#`, empty lines.
  ///
  /// - Throws: the fault with the number of its line.
  package static func module(_ text: String) throws(SentenceFault) -> Module {
    var module: Module = [:]
    for entry in try entries(text) {
      do throws(SentenceFault) {
        let pattern = try SentencePattern(entry.pattern)
        guard module.updateValue(pattern, forKey: entry.name) == nil else {
          throw SentenceFault("there are two sentences of this name")
        }
      } catch { throw SentenceFault("line \(entry.line), \(entry.name): \(error)") }
    }
    return module
  }

  private static func entries(_ text: String) throws(SentenceFault) -> [(name: String, line: Int, pattern: String)] {
    var entries: [(name: String, line: Int, pattern: String)] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
      if line.first == " ", let last = entries.indices.last {
        let space = entries[last].pattern.isEmpty ? "" : "\n"
        entries[last].pattern += space + String(line.drop { $0 == " " })
      } else if let equals = line.firstIndex(of: "=") {
        let name = line[..<equals].reversed().drop { $0 == " " }.reversed()
        let pattern = line[line.index(after: equals)...].drop { $0 == " " }
        entries.append((String(name), number + 1, String(pattern)))
      } else {
        throw SentenceFault("line \(number + 1) is neither a sentence nor a comment")
      }
    }
    return entries
  }
}
