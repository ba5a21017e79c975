/// A fault in the text of a range, with its position.
public struct RangeError: Error, Hashable, CustomStringConvertible {
  /// The text of the range.
  public let text: String
  /// The index of the character at which reading stopped, from 0.
  public let position: Int
  /// The expected text at the position, as a message.
  public let message: String

  public init(text: String, position: Int, message: String) {
    self.text = text
    self.position = position
    self.message = message
  }

  public var description: String {
    position == 0 ? "\(text): \(message)" : "\(text): \(message) (at character \(position + 1))"
  }
}
