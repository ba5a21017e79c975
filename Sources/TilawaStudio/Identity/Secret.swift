import TilawaCore

/// Secrets that are made and compared here.
package enum Secret {
  /// Returns 256 random bits of the system as hexadecimal digits.
  package static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in Hex.padded(generator.next() as UInt64, to: 16) }.joined()
  }

  /// Compares in a time that does not depend on where the bytes differ.
  package static func areEqual(_ one: some Collection<UInt8>, _ other: some Collection<UInt8>) -> Bool {
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
