public import ArgumentParser
public import TilawaStore

extension ByteSize: ExpressibleByArgument {
  /// Whoever leaves the unit out has not meant bytes.
  public init?(argument: String) { self.init(limit: argument) }
  public static var allValueStrings: [String] { ["500MB", "2GB", "20GB"] }
  public static var defaultCompletionKind: CompletionKind { .list(["500MB", "1GB", "2GB", "5GB", "20GB"]) }
}

extension ByteSize {
  /// Less holds hardly one file.
  private static let least = 1_000_000

  /// What fetched files may take, as people type it. Nil for what is no size, and for less than 1 MB.
  init?(limit text: String) {
    guard let size = ByteSize(text), size.bytes >= ByteSize.least else { return nil }
    self = size
  }
}
