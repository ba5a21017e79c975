/// The size of the downloads.
package struct DownloadsSize: Hashable, Sendable {
  /// The number of files, including those with a fault.
  package let files: Int
  /// The size of all files, in bytes.
  package let bytes: Int
  /// The size of the pinned files, in bytes; these stay however large the cache grows.
  package let pinnedBytes: Int
}
