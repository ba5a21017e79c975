/// What was, or would be, deleted for good.
public struct Emptied: Hashable, Sendable {
  /// What it was called.
  public let titles: [String]
  /// The copies that go, by their digests.
  public let copies: [String]
  /// What the copies take, in bytes.
  public let bytes: Int
}
