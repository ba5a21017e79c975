/// A sentence for people: a code and values. The catalogue of a language says it.
///
/// Each module has its sentences in one file, `Resources/sentences/en/MODULE.ftl`; `Scripts/sentences` makes a function for each.
package struct Sentence: Hashable, Sendable, CustomStringConvertible {
  /// A value that a sentence names.
  package enum Value: Hashable, Sendable {
    /// Text in no language, or in the language of its source: a name, a path, the message of a C library.
    case text(String)
    /// A count, by which a language chooses a plural form.
    case number(Int)
    /// Another sentence.
    case sentence(Sentence)
    case command(CommandHint)

    /// The text of the value in English.
    package var inEnglish: String {
      switch self {
      case .text(let text): text
      case .number(let number): String(number)
      case .sentence(let sentence): sentence.inEnglish
      case .command(let command): command.description
      }
    }
  }

  /// The module and the name of the sentence in it: `AppOverview.not-labelled`; empty for text from outside.
  package let code: String
  /// The values, by the names that the sentence has for them.
  package let values: [String: Value]
  /// The pattern in English.
  let english: String

  package init(_ code: String, _ english: String, _ values: [String: Value] = [:]) {
    self.code = code
    self.english = english
    self.values = values
  }

  /// Makes a sentence of text that no catalogue has: a name, a path, the message of the system or of a C library.
  package init(verbatim text: String) { self.init("", text) }

  /// Makes a sentence of a name or a word of the program's own: that of a riwayah, a counting, a reason. A language has it in its
  /// file `names.ftl`.
  package init(name: String) { self.init("\(Sentence.names).\(name)", name) }

  /// Makes a sentence of a message of the system or of a C library. A language has the usual ones in its file `system.ftl`;
  /// any other is said in brackets there.
  package init(foreign words: String) { self.init("\(Sentence.system).\(words)", words) }

  private static let names = "names"
  private static let system = "system"

  /// Whether the English is text and no pattern.
  private var isText: Bool { code.isEmpty || code.hasPrefix("\(Sentence.names).") || isForeign }

  var isForeign: Bool { code.hasPrefix("\(Sentence.system).") }

  /// No text, as the heading of a column without one.
  package static let empty = Sentence(verbatim: "")

  /// The sentence in the language that is in force.
  package var text: String { said(in: SentenceCatalogue.current) }

  /// The sentence for a person, also where the process answers a program in English.
  package var spoken: String { said(in: SentenceCatalogue.spoken) }

  /// The sentence in English, with all its values, for programs that read it.
  package var inEnglish: String { isText ? english : SentencePattern.english(self) }

  /// Returns the sentence in a language; in English where the language lacks it, and without a catalogue.
  package func said(in catalogue: SentenceCatalogue?) -> String {
    guard !code.isEmpty else { return english }
    guard let catalogue else { return inEnglish }
    return catalogue.text(of: self) ?? catalogue.english(self)
  }

  package var description: String { text }

  /// Returns the sentence behind a place, such as a line of a file; itself where there is none.
  package func at(_ place: Sentence?) -> Sentence {
    place.map { CoreSentences.atPlace(place: $0, fault: self) } ?? self
  }
}

extension Sequence where Element: StringProtocol {
  /// The texts with the commas of the language that is in force, for people.
  package var listed: String { joined(separator: CoreSentences.listSeparator.text) }
}
