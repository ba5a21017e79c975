package import TilawaStore

extension ByteSize {
  /// The smallest limit, in bytes. A smaller one holds hardly one file.
  private static let least = 1_000_000

  /// Reads a limit for the size of fetched files. Returns nil for a text that is not a size, and for less than 1 MB.
  package init?(limit text: String) {
    guard let size = ByteSize(text), size.bytes >= ByteSize.least else { return nil }
    self = size
  }
}
