/// Why a range that somebody typed cannot be read, and where in it.
public struct RangeError: Error, Hashable, CustomStringConvertible {
  /// What was typed.
  public let text: String
  /// The character, from 0, at which reading stopped.
  public let position: Int
  /// What was expected there.
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
