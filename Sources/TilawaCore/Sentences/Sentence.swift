/// A sentence for people: a code and values. The catalogue of a language says it.
///
/// Each module has its sentences in one file, `Resources/sentences/en/MODULE.ftl`; `Scripts/sentences` makes a function for each.
package struct Sentence: Hashable, Sendable, CustomStringConvertible {
  /// A value that a sentence names.
  package enum Value: Hashable, Sendable {
    case text(String)
    /// A count, by which a language chooses a plural form.
    case number(Int)
  }

  /// The module and the name of the sentence in it: `AppOverview.not-labelled`.
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

  /// The sentence in the language that is in force.
  package var text: String { SentenceCatalogue.current?.text(of: self) ?? SentencePattern.english(self) }

  package var description: String { text }
}
