/// The result of fitting the downloads into their limit.
package struct Eviction: Hashable, Sendable {
  /// The paths of the files that are gone.
  package let removed: [String]
  /// The size of the removed files, in bytes.
  package let bytes: Int
  /// The bytes above the limit that remain because the files are in use.
  package let excess: Int
}
