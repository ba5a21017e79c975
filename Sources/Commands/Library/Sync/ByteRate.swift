import ArgumentParser
import TilawaStore

/// The most bytes a second of an exchange: `500kB`, `2MB`.
struct ByteRate: ExpressibleByArgument {
  let bytes: Int

  /// The least rate: less hardly carries a list.
  private static let least = 1000

  init?(argument: String) {
    guard let size = ByteSize(argument), size.bytes >= Self.least else { return nil }
    bytes = size.bytes
  }

  static var allValueStrings: [String] { ["100kB", "500kB", "2MB"] }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
