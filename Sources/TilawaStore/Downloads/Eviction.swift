/// The result of fitting the downloads into their limit.
public struct Eviction: Hashable, Sendable {
  /// The paths of the files that are gone.
  public let removed: [String]
  /// The size of the removed files, in bytes.
  public let bytes: Int
  /// The bytes above the limit that remain because the files are in use.
  public let excess: Int
}
