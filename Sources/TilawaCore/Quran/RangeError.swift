/// A fault in the text of a range, with its position.
public struct RangeError: Error, Hashable, CustomStringConvertible {
  /// The text of the range.
  public let text: String
  /// The index of the character at which reading stopped, from 0.
  public let position: Int
  /// The fault at the position.
  package let detail: Sentence
  /// A similar text that is a range, or the names of similar surahs; nil if there is none.
  public let suggestion: String?
  /// The allowed number that is nearest to the wrong one; nil if the fault is another one.
  let bound: Int?

  public init(text: String, position: Int, message: String, suggestion: String? = nil) {
    self.init(text: text, position: position, Sentence(verbatim: message), suggestion: suggestion)
  }

  package init(text: String, position: Int = 0, _ detail: Sentence, suggestion: String? = nil) {
    self.init(text: text, position: position, detail, suggestion: suggestion, bound: nil)
  }

  init(text: String, position: Int, _ detail: Sentence, suggestion: String? = nil, bound: Int?) {
    self.text = text
    self.position = position
    self.detail = detail
    self.suggestion = suggestion
    self.bound = bound
  }

  /// The expected text at the position, as a message.
  public var message: String { detail.text }

  /// Whether the fault is found at a glance: the text is one short word.
  private var isShort: Bool { text.count <= 12 && !text.contains(where: \.isWhitespace) }

  /// The text of the range, what is wrong with it, and what may be meant.
  package var sentence: Sentence {
    var sentence = detail.at(Sentence(verbatim: text))
    if position > 0, !isShort { sentence = CoreSentences.atCharacter(fault: sentence, position: position + 1) }
    return suggestion.map { CoreSentences.didYouMean(fault: sentence, suggestion: $0) } ?? sentence
  }

  public var description: String { sentence.text }
}
