import TilawaCore

/// A code that a teacher writes down when a course is made. It gives the course another key, even against a holder of the key before.
///
/// It is 30 random letters and digits, 150 bits, and two that show a slip of the pen; the key of it is derived from them.
package struct RecoveryCode: Sendable {
  private static let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
  private static let length = 30

  private let symbols: String

  /// Makes a new code.
  package init() {
    let random = String((0..<Self.length).map { _ in Self.letters[Int.random(in: 0..<32)] })
    symbols = random + Self.check(random)
  }

  /// Reads a code as it was typed; nil for one with a slip.
  package init?(_ typed: String) {
    let plain = typed.uppercased().filter { !$0.isWhitespace && $0 != "-" }.map { letter -> Character in
      switch letter {
      case "O": "0"
      case "I", "L": "1"
      default: letter
      }
    }
    let (random, check) = (String(plain.prefix(Self.length)), String(plain.dropFirst(Self.length)))
    guard plain.allSatisfy(Self.letters.contains), random.count == Self.length, check == Self.check(random) else {
      return nil
    }
    symbols = random + check
  }

  /// The code as it is written down: eight groups of four.
  package var text: String {
    let all = Array(symbols)
    return stride(from: 0, to: all.count, by: 4).map { String(all[$0..<min($0 + 4, all.count)]) }.joined(separator: "-")
  }

  /// The key that signs with the code.
  package var key: CourseKey {
    get throws(StoreError) { try CourseKey(seed: SHA256Hasher.bytes(of: "tilawa-recovery 1\n\(symbols)")) }
  }

  private static func check(_ random: String) -> String {
    let digest = SHA256Hasher.bytes(of: "tilawa-recovery-check 1\n\(random)")
    return String(digest.prefix(2).map { letters[Int($0) & 31] })
  }
}
