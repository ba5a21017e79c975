/// Bytes as hexadecimal digits, two small letters or digits each.
package enum Hex {
  /// Returns the digits of bytes.
  package static func text(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Reads digits; nil where there are others, or not as many bytes as `count`.
  package static func bytes(_ text: some StringProtocol, count: Int? = nil) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 2), count == nil || digits.count == count.map({ $0 * 2 }) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    for start in stride(from: 0, to: digits.count, by: 2) {
      guard let high = value(digits[start]), let low = value(digits[start + 1]) else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  /// Whether a text is such digits alone; true for empty text.
  package static func isDigits(_ text: some StringProtocol) -> Bool { text.utf8.allSatisfy { value($0) != nil } }

  /// Whether a text is a SHA-256.
  package static func isDigest(_ text: some StringProtocol) -> Bool { text.utf8.count == 64 && isDigits(text) }

  /// The letters among the digits.
  package enum Letters: Hashable, Sendable {
    case small, capital
  }

  /// Returns a number that is not negative, with zeros before it up to a number of digits.
  package static func padded(_ number: some BinaryInteger, to width: Int, _ letters: Letters = .small) -> String {
    let digits = String(number, radix: 16, uppercase: letters == .capital)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }
}
