/// Makes names that no other row has.
package enum RandomID {
  /// Sixteen hexadecimal digits of a random number.
  package static func make() -> String {
    let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
