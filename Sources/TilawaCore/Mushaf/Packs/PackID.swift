/// An id of a pack: small Latin letters, digits, points and hyphens, with a letter first.
package struct PackID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The text of the id.
  package let text: String

  /// The words with another meaning in places for the id of a pack.
  private static let reserved = Set(Riwayah.allCases.map(\.rawValue) + ["none", "default", "last"])
  private static let longest = 60

  /// Reads an id. Capital letters become small ones, and underscores become hyphens. Returns nil for any other text.
  package init?(_ typed: some StringProtocol) {
    let text = typed.lowercased().replacing("_", with: "-")
    guard text.utf8.count <= PackID.longest, let first = text.utf8.first, first.isASCIISmallLetter,
      text.utf8.allSatisfy(PackID.isAllowed), !text.hasSuffix("."), !PackID.reserved.contains(text)
    else { return nil }
    self.text = text
  }

  package var description: String { text }

  /// The part before the first point; in ids such as `en.pickthall` it is the language.
  package var prefix: Substring { text.prefix { $0 != "." } }

  package static func < (a: PackID, b: PackID) -> Bool { a.text < b.text }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte.isASCIISmallLetter || byte.isASCIIDigit || [0x2E, 0x2D].contains(byte)
  }
}
