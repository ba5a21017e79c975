import TilawaCore

/// Makes names that no other row has.
package enum RandomID {
  /// Sixteen hexadecimal digits of a random number.
  package static func make() -> String { Hex.padded(UInt64.random(in: 0 ... .max), to: 16) }
}
