import TilawaCore

/// An amount of money for a month, in USD, as a user writes it: `2`, `2.50`, `2.50 USD`.
package struct Budget: Hashable, CustomStringConvertible {
  private let cents: Int

  /// The most that is taken, in USD.
  private static let most = 1_000_000

  /// The amount in millionths of a USD.
  package var millionths: Int { cents * 10_000 }

  /// Returns nil for a text that is no amount, and for less than a cent.
  package init?(_ text: String) {
    var words = text.uppercased().filter { $0 != " " }
    if words.hasSuffix("USD") { words.removeLast(3) } else if words.hasPrefix("$") { words.removeFirst() }
    let parts = words.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.isASCIIDigits }),
      let whole = Int(parts[0]), whole <= Budget.most, parts.count == 1 || parts[1].utf8.count <= 2
    else { return nil }
    let rest = parts.count == 2 ? (parts[1] + "0").prefix(2) : "0"
    cents = whole * 100 + (Int(rest) ?? 0)
    guard cents > 0, cents <= Budget.most * 100 else { return nil }
  }

  /// The amount as it is stored: "2.50".
  package var stored: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }

  package var description: String { "\(stored) USD" }
}
