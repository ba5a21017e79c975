/// A word that is heard now.
public struct HeardWord: Hashable, Sendable, CustomStringConvertible {
  /// The number of the word in its ayah.
  public let ref: WordRef
  /// The origin of the word's times.
  public let basis: TimedWord.Basis

  public init(ref: WordRef, basis: TimedWord.Basis = .told) {
    self.ref = ref
    self.basis = basis
  }

  /// The word as text: "2:255:7".
  public var description: String { ref.description }
}
