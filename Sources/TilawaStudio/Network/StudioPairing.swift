import Synchronization

/// The code by which one more device may pair. It is good once, for ten minutes, and for a few wrong guesses.
package final class StudioPairing: Sendable {
  private struct Code {
    let letters: [UInt8]
    let end: ContinuousClock.Instant
    var wrongGuesses = 0
  }

  /// The time that a code is good for.
  package static let validity = Duration.seconds(600)
  /// The wrong guesses after which a code is good for nothing.
  static let mostGuesses = 20
  /// The letters of a code, 5 bits each: without I, L, O and U, which are mistaken for others.
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
  /// 80 bits.
  private static let length = 16

  private let code = Mutex<Code?>(nil)
  private let now: @Sendable () -> ContinuousClock.Instant

  package init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

  /// Makes a code in place of the one before, and returns it in groups of four letters.
  package func make() -> String {
    var generator = SystemRandomNumberGenerator()
    let letters = (0..<Self.length).compactMap { _ in Self.alphabet.randomElement(using: &generator) }
    code.withLock { $0 = Code(letters: letters, end: now() + Self.validity) }
    return stride(from: 0, to: letters.count, by: 4).map {
      String(decoding: letters[$0..<min($0 + 4, letters.count)], as: UTF8.self)
    }.joined(separator: "-")
  }

  /// Uses a code up.
  ///
  /// - Parameter text: as a person may type it: with small letters, and with or without strokes and spaces.
  /// - Returns: whether it was good.
  package func redeem(_ text: String) -> Bool {
    let typed = text.utf8.count <= 64 ? text.uppercased().utf8.filter { $0 != 0x2D && $0 != 0x20 } : []
    return code.withLock { code in
      guard var known = code, now() < known.end else {
        code = nil
        return false
      }
      guard Secret.areEqual(typed, known.letters) else {
        known.wrongGuesses += 1
        code = known.wrongGuesses < Self.mostGuesses ? known : nil
        return false
      }
      code = nil
      return true
    }
  }
}
