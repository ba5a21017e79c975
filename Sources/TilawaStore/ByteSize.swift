package import TilawaCore

/// A number of bytes as people write it: `500MB`, `2GB`, `1.5GiB`, `1000000`.
package struct ByteSize: Hashable, Sendable, CustomStringConvertible {
  /// Five thousand million bytes: a complete reciter at 64 kbit/s has about 600 million.
  package static let downloads = ByteSize(bytes: 5_000_000_000)

  private static let most = 1 << 50
  private static let units: [(name: String, bytes: Int)] = [
    ("kib", 1 << 10), ("mib", 1 << 20), ("gib", 1 << 30), ("tib", 1 << 40), ("kb", 1000), ("mb", 1_000_000),
    ("gb", 1_000_000_000), ("tb", 1_000_000_000_000), ("k", 1000), ("m", 1_000_000), ("g", 1_000_000_000),
    ("t", 1_000_000_000_000), ("b", 1), ("", 1),
  ]

  /// The size in bytes.
  package let bytes: Int

  package init(bytes: Int) { self.bytes = max(0, min(bytes, ByteSize.most)) }

  /// Reads a size; returns nil if the text is none, or above a thousand million million bytes.
  package init?(_ text: some StringProtocol) {
    let text = text.lowercased().filter { $0 != " " }
    guard let unit = ByteSize.units.first(where: { text.hasSuffix($0.name) }) else { return nil }
    let digits = text.dropLast(unit.name.count)
    guard !digits.isEmpty, digits.allSatisfy({ "0123456789.".contains($0) }), let number = Double(digits),
      number * Double(unit.bytes) <= Double(ByteSize.most)
    else { return nil }
    bytes = Int(number * Double(unit.bytes))
  }

  /// The size with a unit, with one decimal if it is not zero: "2 GB", "1.5 MB", "312 bytes".
  package var sentence: Sentence {
    switch bytes {
    case 1_000_000_000_000...: StoreSentences.terabytes(number: number(of: 1_000_000_000_000))
    case 1_000_000_000...: StoreSentences.gigabytes(number: number(of: 1_000_000_000))
    case 1_000_000...: StoreSentences.megabytes(number: number(of: 1_000_000))
    case 1000...: StoreSentences.kilobytes(number: number(of: 1000))
    default: StoreSentences.bytes(count: bytes)
    }
  }

  package var description: String { sentence.text }

  private func number(of unit: Int) -> String {
    let tenths = bytes / (unit / 10)
    return tenths < 1000 && tenths % 10 != 0 ? "\(tenths / 10).\(tenths % 10)" : "\(tenths / 10)"
  }
}
