/// A part of what a step sounds that is heard again and again, between two times of its recitation.
public struct SoundLoop: Hashable, Sendable {
  /// Of what it is a part.
  public let step: RepeatPlan.Step
  /// All that the step sounds.
  public let whole: [AudioSlice]
  /// What of it stands before the part.
  public let lead: [AudioSlice]
  /// What is heard again and again.
  public let slices: [AudioSlice]

  /// Shorter ones would buzz.
  public static let shortestMilliseconds = 100

  /// Nil where the part is too short, or reaches out of the sound.
  ///
  /// - Parameters:
  ///   - step: of what it is a part.
  ///   - whole: all that the step sounds.
  ///   - part: frames of the recitation, at `rate`.
  ///   - rate: frames a second.
  init?(of step: RepeatPlan.Step, in whole: [AudioSlice], part: Range<Int>, rate: Int) {
    guard part.count * 1000 >= SoundLoop.shortestMilliseconds * rate else { return nil }
    self.step = step
    self.whole = whole
    lead = whole.frames(0..<part.lowerBound, rate: rate)
    slices = whole.frames(part, rate: rate)
    guard slices.length(rate: rate) * 1000 >= (SoundLoop.shortestMilliseconds - 1) * rate else { return nil }
  }

  /// Where it stands in the recitation, in output frames at this speed.
  public func range(rate: Int, speed: Speed = .normal) -> Range<Int> {
    let start = lead.length(rate: rate, speed: speed)
    return start..<start + slices.length(rate: rate, speed: speed)
  }
}

extension [AudioSlice] {
  /// How many output frames they give one after the other.
  public func length(rate: Int, speed: Speed = .normal) -> Int {
    reduce(0) { $0 + $1.frames(at: rate, speed: speed) }
  }

  /// What of them stands at these output frames of the normal speed, cut at the nearest frames of the files.
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
