import Glibc
import TilawaCore

/// What keeps a run from clicking where it begins or ends inside sound: a raised cosine over 3 ms at each such end.
///
/// A run is slices of one file that touch. Where a file itself begins or ends nothing is faded.
struct Fade: Hashable {
  /// In output frames from the file's start; nil where the run needs no fade there.
  var start: Int?
  var end: Int?

  private static let milliseconds = 3

  /// Fades what of `frames` lies within reach of an end; the first of them stands at `place`.
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
