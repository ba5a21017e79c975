/// A fault in the text of a range, with its position.
public struct RangeError: Error, Hashable, CustomStringConvertible {
  /// The text of the range.
  public let text: String
  /// The index of the character at which reading stopped, from 0.
  public let position: Int
  /// The expected text at the position, as a message.
  public let message: String
  /// A similar text that is a range, or the names of similar surahs; nil if there is none.
  public let suggestion: String?
  /// The allowed number that is nearest to the wrong one; nil if the fault is another one.
  let bound: Int?

  public init(text: String, position: Int, message: String, suggestion: String? = nil) {
    self.init(text: text, position: position, message: message, suggestion: suggestion, bound: nil)
  }

  init(text: String, position: Int, message: String, suggestion: String? = nil, bound: Int?) {
    self.text = text
    self.position = position
    self.message = message
    self.suggestion = suggestion
    self.bound = bound
  }

  /// Whether the fault is found at a glance: the text is one short word.
  private var isShort: Bool { text.count <= 12 && !text.contains(where: \.isWhitespace) }

  public var description: String {
    let place = position == 0 || isShort ? "" : " (at character \(position + 1))"
    return "\(text): \(message)\(place)\(suggestion.map { "; did you mean \($0)?" } ?? "")"
  }
}
