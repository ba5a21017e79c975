import Glibc
import TilawaCore

/// A fade against clicks at the ends of a run inside sound: a raised cosine over 3 ms at each such end.
///
/// A run is a sequence of touching slices of one file. There is no fade at the beginning or the end of the file itself.
struct Fade: Hashable {
  /// The ends of the run in output frames from the file's start; nil for an end without a fade.
  var start: Int?
  var end: Int?

  private static let milliseconds = 3

  /// Fades the part of `frames` near an end; `place` is the position of the first of them.
  func apply(to frames: UnsafeMutableBufferPointer<Float>, at place: Int, of format: AudioFormat) {
    let reach = format.rate * Self.milliseconds / 1000
    let all = place..<(place + frames.count / format.channels)
    for (edge, range) in [start.map { ($0, $0..<($0 + reach)) }, end.map { ($0 - 1, ($0 - reach)..<$0) }].compactMap(
      \.self)
    {
      for frame in range.clamped(to: all) {
        let share = (Float(abs(frame - edge)) + 0.5) / Float(reach)
        let amplitude = 0.5 - 0.5 * cos(.pi * share)
        for channel in 0..<format.channels { frames[(frame - place) * format.channels + channel] *= amplitude }
      }
    }
  }
}
