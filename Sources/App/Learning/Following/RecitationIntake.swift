import TilawaAudio
import TilawaIntake

/// Reads a sound, and keeps what is read.
final class RecitationIntake {
  private let sound: any RecitedSound
  private let keeper: RecitationKeeper?
  private let control: RecitationControl
  private(set) var isOver = false
  private(set) var failure: (any Error)?

  /// The samples that are heard at once, and their rate.
  private static let (piece, rate) = (1600, 16_000)

  init(_ sound: any RecitedSound, _ keeper: RecitationKeeper?, _ control: RecitationControl) {
    (self.sound, self.keeper, self.control) = (sound, keeper, control)
  }

  /// Passes the sound on in pieces of 16 kHz until it ends, or somebody ends it. Blocks.
  func pass(_ hear: (UnsafeBufferPointer<Float>) throws -> Void) throws {
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: Self.piece)
    defer { buffer.deallocate() }
    var converter: RateConverter?
    if sound.rate != Self.rate {
      var made = try RateConverter(from: sound.rate, to: Self.rate, channels: 1)
      _ = try made.restart(before: 0)
      converter = consume made
    }
    while !isOver {
      let count: Int
      if converter == nil {
        count = read(into: buffer)
      } else {
        count = try converter?.read(into: buffer) { target, _ in self.read(into: target) } ?? 0
      }
      guard count > 0 else { break }
      try hear(UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
    if let failure { throw failure }
  }

  /// Fills the beginning of a buffer and returns the number of frames; 0 at the end.
  private func read(into target: UnsafeMutableBufferPointer<Float>) -> Int {
    // A microphone is read to its end: what was said before it stopped belongs to the session.
    guard !isOver, !control.isOver || sound is RecitedMicrophone else {
      isOver = true
      return 0
    }
    do {
      var count = try sound.read(into: target)
      while count > 0, control.isPaused, sound is RecitedMicrophone { count = try sound.read(into: target) }
      isOver = count == 0
      try keeper?.add(UnsafeBufferPointer(rebasing: target[..<count]))
      return count
    } catch {
      (failure, isOver) = (error, true)
      return 0
    }
  }
}
