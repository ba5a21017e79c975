/// The result of emptying the trash, done or expected.
public struct Emptied: Hashable, Sendable {
  /// The titles of the items.
  public let titles: [String]
  /// The copies that are deleted, by their SHA-256.
  public let copies: [String]
  /// The size of the copies in bytes.
  public let bytes: Int
}
