/// The size of the downloads.
public struct DownloadsSize: Hashable, Sendable {
  /// How many files, those with a fault among them.
  public let files: Int
  /// What they take.
  public let bytes: Int
  /// What those take that stay however large the cache grows.
  public let pinnedBytes: Int
}
