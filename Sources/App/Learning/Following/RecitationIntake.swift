import TilawaIntake

/// Reads a sound, and keeps what is read.
final class RecitationIntake {
  private let sound: any RecitedSound
  private let record: RecitationRecord?
  private let control: RecitationControl
  private(set) var isOver = false
  private(set) var failure: (any Error)?

  init(_ sound: any RecitedSound, _ record: RecitationRecord?, _ control: RecitationControl) {
    (self.sound, self.record, self.control) = (sound, record, control)
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
      try record?.add(UnsafeBufferPointer(rebasing: target[..<count]))
      return count
    } catch {
      (failure, isOver) = (error, true)
      return 0
    }
  }
}
