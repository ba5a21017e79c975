/// An ayah that is expected in a recording, or what may stand between two.
public struct ExpectedAyah: Hashable, Sendable {
  /// Whether it must be there.
  public enum Presence: Hashable, Sendable { case certain, optional }

  /// How long its text is beside that of others; about one for each letter, see `RecitedLength`.
  public let length: Double
  /// Whether it must be there.
  public let presence: Presence

  /// - Precondition: `length` is positive.
  public init(length: Double, presence: Presence = .certain) {
    precondition(length > 0, "a text has a length")
    self.length = length
    self.presence = presence
  }
}
