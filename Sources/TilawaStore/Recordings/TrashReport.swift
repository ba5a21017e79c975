/// The result of emptying the trash, done or expected.
package struct TrashReport: Hashable, Sendable {
  /// The titles of the items.
  package let titles: [String]
  /// The copies that are deleted, by their SHA-256.
  package let copies: [String]
  /// The size of the copies in bytes.
  package let bytes: Int
}
