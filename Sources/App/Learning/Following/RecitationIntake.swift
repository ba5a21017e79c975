import TilawaIntake

/// Reads a sound, and keeps what is read.
final class RecitationIntake {
  private let sound: any RecitedSound
  private let keeper: RecitationKeeper?
  private let control: RecitationControl
  private(set) var isOver = false
  private(set) var failure: (any Error)?

  init(_ sound: any RecitedSound, _ keeper: RecitationKeeper?, _ control: RecitationControl) {
    (self.sound, self.keeper, self.control) = (sound, keeper, control)
  }

  /// Fills the beginning of a buffer and returns the number of frames; 0 at the end.
  func read(into target: UnsafeMutableBufferPointer<Float>) -> Int {
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
