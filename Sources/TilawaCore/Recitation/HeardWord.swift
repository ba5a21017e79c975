/// A word while it is heard.
public struct HeardWord: Hashable, Sendable, CustomStringConvertible {
  /// Which word it is.
  public let ref: WordRef
  /// How it is known when it is heard.
  public let basis: TimedWord.Basis

  public init(ref: WordRef, basis: TimedWord.Basis = .told) {
    self.ref = ref
    self.basis = basis
  }

  /// "2:255:7".
  public var description: String { ref.description }
}
