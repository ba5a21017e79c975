/// What had to go so that the rest fits.
public struct Eviction: Hashable, Sendable {
  /// The paths of the files that are gone.
  public let removed: [String]
  /// What they took.
  public let bytes: Int
  /// By how many bytes there still is too much, all of it in use.
  public let excess: Int
}
