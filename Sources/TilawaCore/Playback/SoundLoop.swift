/// A repeated part of a step's sound, between two times of its recitation.
public struct SoundLoop: Hashable, Sendable {
  /// The step of the loop.
  public let step: RepeatPlan.Step
  /// The whole sound of the step.
  public let whole: [AudioSlice]
  /// The sound before the loop.
  public let lead: [AudioSlice]
  /// The sound of the loop.
  public let slices: [AudioSlice]

  /// The shortest loop; shorter ones would buzz.
  public static let shortestMilliseconds = 100

  /// Returns nil if the part is too short, or exceeds the sound.
  ///
  /// - Parameters:
  ///   - step: the step of the loop.
  ///   - whole: the whole sound of the step.
  ///   - part: the frames of the recitation, at `rate`.
  ///   - rate: the number of frames a second.
  init?(of step: RepeatPlan.Step, in whole: [AudioSlice], part: Range<Int>, rate: Int) {
    guard part.count * 1000 >= SoundLoop.shortestMilliseconds * rate else { return nil }
    self.step = step
    self.whole = whole
    lead = whole.frames(0..<part.lowerBound, rate: rate)
    slices = whole.frames(part, rate: rate)
    guard slices.length(rate: rate) * 1000 >= (SoundLoop.shortestMilliseconds - 1) * rate else { return nil }
  }

  /// Returns the range of the loop in the recitation, in output frames at this speed.
  public func range(rate: Int, speed: Speed = .normal) -> Range<Int> {
    let start = lead.length(rate: rate, speed: speed)
    return start..<start + slices.length(rate: rate, speed: speed)
  }
}

extension [AudioSlice] {
  /// Returns the number of output frames of all slices, one after the other.
  public func length(rate: Int, speed: Speed = .normal) -> Int {
    reduce(0) { $0 + $1.frames(at: rate, speed: speed) }
  }

  /// Returns the part of the slices at these output frames of the normal speed, cut at the nearest frames of the files.
  func frames(_ part: Range<Int>, rate: Int) -> [AudioSlice] {
    var cut: [AudioSlice] = []
    var start = 0
    for slice in self {
      let range = slice.range(at: rate)
      func frame(_ place: Int) -> Int {
        let shift = place - start
        if shift <= 0 { return slice.start }
        if shift >= range.count { return slice.end }
        let place = range.lowerBound + shift
        return Swift.min(slice.end, Swift.max(slice.start, (2 * place * slice.file.rate + rate) / (2 * rate)))
      }
      let (first, past) = (frame(part.lowerBound), frame(part.upperBound))
      if first < past { cut.append(AudioSlice(file: slice.file, start: first, end: past)) }
      start += range.count
    }
    return cut
  }
}
