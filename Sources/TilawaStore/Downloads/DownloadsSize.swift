/// The size of the downloads.
public struct DownloadsSize: Hashable, Sendable {
  /// The number of files, including those with a fault.
  public let files: Int
  /// The size of all files, in bytes.
  public let bytes: Int
  /// The size of the pinned files, in bytes; these stay however large the cache grows.
  public let pinnedBytes: Int
}
