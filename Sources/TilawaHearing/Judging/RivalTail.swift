import Glibc

/// The share of right words that have likelier rivals in a recording: small where it is clear, great in a room that echoes.
///
/// The strengths of right words fall off exponentially, and those of words that are wrong have any size. So the share of words with a
/// likelier rival says how probable a slip is at a strength (decision 0236).
package struct RivalTail: Hashable, Sendable {
  /// The words that stand for what is usual, and the share of them with a likelier rival: those of Emad al-Mansary and Alafasy.
  private static let usual = (words: 60.0, share: 0.18)
  /// The strength in which the share of right words falls by e.
  private static let scale = 1.8
  /// The share of words with a wrong sound, and the density of their strengths in a nat.
  private static let slips = 0.03 * 0.08
  /// The share of words with a likelier rival from which on nothing that is heard is proof, and the words after which that is said.
  private static let (poorShare, fewestWords) = (0.78, 20.0)

  private var (words, likelier) = (0.0, 0.0)

  init() {}

  /// Counts a word by the strength of its strongest rival; one that is wrong for certain says nothing of the recording.
  mutating func add(_ strength: Double) {
    guard probability(strength) < 0.5 else { return }
    words += 1
    if strength > 0 { likelier += 1 }
  }

  /// The probability that a word is wrong whose strongest rival has a strength.
  func probability(_ strength: Double) -> Double {
    guard strength.isFinite else { return 0 }
    let share = (Self.usual.words * Self.usual.share + likelier) / (Self.usual.words + words)
    let right = share / Self.scale * exp(-max(0, strength) / Self.scale)
    return Self.slips / (Self.slips + right)
  }

  /// Whether so many words have likelier rivals that the recording is at fault.
  package var isPoor: Bool { words >= Self.fewestWords && likelier / words > Self.poorShare }
}
