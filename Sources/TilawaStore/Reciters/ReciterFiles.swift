/// The origin of a reciter's files, and the number of those on this disk.
package struct ReciterFiles: Hashable, Sendable {
  /// The origin of files.
  package enum Origin: String, Hashable, Sendable { case recordings, folder, network }

  /// The origin of the files.
  package let origin: Origin
  /// The number of files on this disk.
  package let files: Int
  /// Whether fetched files stay when the cache exceeds its limit.
  package let pinning: Pinning
}
