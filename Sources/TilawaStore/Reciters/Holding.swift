
/// Where a reciter's files are from, and what of them is here.
public struct Holding: Hashable, Sendable {
  /// Where files are from.
  public enum Origin: String, Hashable, Sendable { case recordings, folder, network }

  /// Where they are from.
  public let origin: Origin
  /// How many are here.
  public let files: Int
  /// Whether what is fetched stays however large the cache grows.
  public let pinning: Pinning
}
