/// The origin of a reciter's files, and the number of those on this disk.
public struct Holding: Hashable, Sendable {
  /// The origin of files.
  public enum Origin: String, Hashable, Sendable { case recordings, folder, network }

  /// The origin of the files.
  public let origin: Origin
  /// The number of files on this disk.
  public let files: Int
  /// Whether fetched files stay when the cache exceeds its limit.
  public let pinning: Pinning
}
