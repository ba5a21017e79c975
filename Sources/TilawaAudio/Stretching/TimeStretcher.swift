package import TilawaCore

/// A stretcher that changes the speed of a stream of interleaved frames and keeps its pitch. Not thread-safe; used by
/// the decode thread.
///
/// Output frame n is the sound of input frame n × speed, for a stream of any length: sound is copied unchanged, and
/// whenever the position is wrong by half a step, a period of the pitch is dropped or repeated. After its end the
/// stream has `speed.frames(inputs)` frames. docs/decisions/0018 has the figures.
package struct TimeStretcher: ~Copyable {
  package let speed: Speed
  package let channels: Int
  private let rate: Int
  private let long: PeriodStep
  /// The steps before an onset, so short that none extends over it.
  private let short: PeriodStep
  private var onsets: OnsetWatch
  private var window: StretchWindow
  /// The output of the last step that was not returned yet.
  private let ready: SampleBuffer
  private var readyStart = 0
  private var readyEnd = 0
  /// The number of input frames so far; the numbers of frames that were made and returned.
  private var taken = 0
  private var made = 0
  private var given = 0
  /// The number of output frames by which the last step moved the position.
  private var lastShift = 0.0
  /// The number of input frames of the whole stream; nil before its end. Silence follows them in the window.
  private var end: Int?

  /// - Precondition: `speed` is not normal; sound at normal speed needs no stretcher.
  package init(speed: Speed, rate: Int, channels: Int) throws(AudioError) {
    precondition(speed != .normal, "nothing to stretch")
    let long = try PeriodStep(rate: rate, channels: channels)
    let short = try PeriodStep(rate: Self.shortRate(rate), channels: channels)
    self.speed = speed
    self.rate = rate
    self.channels = channels
    onsets = OnsetWatch(rate: rate, channels: channels)
    window = StretchWindow(frames: 4 * long.lookahead, channels: channels)
    ready = SampleBuffer(frames: long.lookahead, channels: channels)
    self.long = long
    self.short = short
  }

  /// Forgets all frames: the next input frame is the first of another stream.
  package mutating func clear() throws(AudioError) {
    self = try TimeStretcher(speed: speed, rate: rate, channels: channels)
  }

  /// Takes some of `input` and returns some of the finished output; nil `input` is the end.
  package mutating func process(_ input: UnsafeBufferPointer<Float>?, into output: UnsafeMutableBufferPointer<Float>)
    throws(AudioError) -> (taken: Int, given: Int)
  {
    var accepted = 0
    var done = 0
    while true {
      done += drain(into: output, from: done)
      guard done < output.count / channels, input != nil || given < speed.frames(taken) else { break }
      // Drain before each step: a step can run ahead of the input, and its frames then wait for more of it.
      if readyStart == readyEnd, window.held >= long.lookahead {
        try step()
      } else if let input {
        guard accepted < input.count / channels else { break }
        let count = window.append(UnsafeBufferPointer(rebasing: input[(accepted * channels)...]), heardBy: &onsets)
        accepted += count
        taken += count
      } else {
        end = taken
        window.appendSilence(frames: long.lookahead, heardBy: &onsets)
      }
    }
    return (accepted, done)
  }

  private static func shortRate(_ rate: Int) -> Int { max(800, rate / 20) }

  /// Returns finished frames, at most up to the last input frame.
  private mutating func drain(into output: UnsafeMutableBufferPointer<Float>, from done: Int) -> Int {
    let count = min(readyEnd - readyStart, output.count / channels - done, speed.frames(taken) - given)
    guard count > 0, let target = output.baseAddress, let source = ready.frames(count, from: readyStart).baseAddress
    else { return 0 }
    (target + done * channels).update(from: source, count: count * channels)
    readyStart += count
    given += count
    return count
  }

  // MARK: - The course

  /// The number of output frames to compensate by dropping or repeating; negative for a position ahead of its time.
  private var behind: Double {
    let late = Double(made * speed.twentieths - 20 * window.position) / Double(speed.twentieths) - center
    return isSlow ? -late : late
  }

  private var isSlow: Bool { speed.twentieths < Speed.normal.twentieths }
  /// Whether steps follow each other without copied sound, at half and at double speed; none of them moves the
  /// position.
  private var isDense: Bool { speed.twentieths == 10 || speed.twentieths == 40 }
  /// The intended delay at half speed: repeated sound comes early rather than late.
  private var center: Double { speed.twentieths == 10 ? 0.0005 * Double(rate) : 0 }
  /// The tolerated error of dense steps, beyond which they are shortened or left out.
  private var slack: Double { 0.0005 * Double(rate) }

  /// Returns the number of frames to copy before the next step, which moves the position by `shift`.
  private func framesToCopy(before shift: Double) -> Int {
    let needed = isDense ? (behind < -slack ? -behind : 0) : shift / 2 - behind
    return Int(needed / abs(1 - 1 / speed.factor))
  }

  /// Makes some output from the next `lookahead` frames.
  private mutating func step() throws(AudioError) {
    let place = window.position
    let onset = nextEdge(from: place)
    if let onset, onset <= place { return copy(onset + onsets.block - place) }
    let early = framesToCopy(before: lastShift)
    if onset == nil, early > 0 { return copy(min(early, long.lookahead / 2)) }
    let output = ready.frames(ready.capacity)
    let (used, made) =
      if onset == nil {
        try long.take(window.frames(long.lookahead), speed: stepSpeed, into: output)
      } else {
        try short.take(window.frames(short.lookahead), speed: stepSpeed, into: output)
      }
    lastShift = abs(Double(made) - Double(used) / speed.factor)
    var waiting = framesToCopy(before: lastShift)
    if let onset {
      let reachesOver = 2 * abs(used - made) > onset - place
      waiting = min(reachesOver ? onset - place : waiting, onset - place)
    }
    guard waiting <= 0 else { return copy(min(waiting, long.lookahead / 2)) }
    emit(made, for: used)
  }

  /// Returns the next onset or the end of the stream, if that is within a long step: a step over it would mix the sound with what
  /// follows.
  private mutating func nextEdge(from place: Int) -> Int? {
    let limit = place + long.lookahead
    let ending = end.flatMap { place < $0 && $0 <= limit ? $0 : nil }
    return [onsets.next(from: place, before: limit), ending].compactMap(\.self).min()
  }

  private var stepSpeed: Float {
    let hurries = isDense && behind > slack
    return isSlow ? (hurries ? 0.45 : 0.5) : (hurries ? 2.4 : 2)
  }

  private mutating func copy(_ count: Int) {
    let source = window.frames(count)
    _ = ready.frames(count).update(fromContentsOf: source)
    emit(count, for: count)
  }

  private mutating func emit(_ count: Int, for used: Int) {
    readyStart = 0
    readyEnd = count
    made += count
    window.drop(used)
  }
}
