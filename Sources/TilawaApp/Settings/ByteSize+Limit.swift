package import TilawaStore

extension ByteSize {
  /// Less holds hardly one file.
  private static let least = 1_000_000

  /// The most that fetched files may take, as people type it. Nil for a text that is no size, and for less than 1 MB.
  package init?(limit text: String) {
    guard let size = ByteSize(text), size.bytes >= ByteSize.least else { return nil }
    self = size
  }
}
