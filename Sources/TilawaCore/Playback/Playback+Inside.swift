extension Playback {
  // MARK: - Seeking

  /// Goes to a frame of the present step's recitation; ends a loop that does not hold the frame.
  mutating func seek(to frame: Int) -> [Effect] {
    guard case .at(let step)? = place, let length = length(of: step) else { return [] }
    return seek(to: frame, in: step, of: length)
  }

  mutating func seek(by frames: Int, heard: Int) -> [Effect] {
    switch place {
    case .at(let step)?:
      guard let length = length(of: step) else { return [] }
      let target = recited(heard) + frames
      return target > length ? move(place.map(next)) : seek(to: target, in: step, of: length)
    case .gap(let step, _, _)? where frames < 0:
      guard let length = length(of: step), !isLost else { return [] }
      // Announce and count the step anew.
      announced = nil
      spoken = nil
      set(.at(step))
      return seek(to: length + frames, in: step, of: length)
    case .gap, .entering, .end, nil:
      return []
    }
  }

  private mutating func seek(to frame: Int, in step: RepeatPlan.Step, of length: Int) -> [Effect] {
    guard !isLost else { return [] }
    let target = min(length, max(0, frame))
    if let loop, !loop.range(rate: rate).contains(target) { self.loop = nil }
    return [leap(to: target, in: step), .report(.sought(step, to: target))]
  }

  private mutating func leap(to frame: Int, in step: RepeatPlan.Step) -> Effect {
    onward = .at(step)
    return start(.at(step), skipping: frame, heardAt: .normal, .leap)
  }

  /// Returns the length of a step's recitation in frames; nil if it has no sound.
  private func length(of step: RepeatPlan.Step) -> Int? { session.sound(of: step)?.slices.length(rate: rate) }

  /// Returns the part of the present step's recitation that was heard, in frames at the session's rate and independent
  /// of the speed.
  public func recited(_ heard: Int) -> Int { isReplaced ? 0 : heardSpeed.content(heard) }

  // MARK: - A loop inside what sounds

  /// The marked beginning of a loop whose end is not marked yet.
  public struct LoopStart: Hashable, Sendable {
    /// The step of the loop.
    public let step: RepeatPlan.Step
    /// The frame of the step's recitation.
    public let frame: Int
  }

  mutating func markLoop(heard: Int) -> [Effect] {
    guard loop == nil else { return clearLoop(heard: heard) }
    guard case .at(let step)? = place, !isLost, !isReplaced, let slices = session.sound(of: step)?.slices else {
      return []
    }
    let here = min(recited(heard), slices.length(rate: rate))
    guard let first = loopStart, first.step == step else {
      loopStart = LoopStart(step: step, frame: here)
      return []
    }
    let part = min(first.frame, here)..<max(first.frame, here)
    guard let loop = SoundLoop(of: step, in: slices, part: part, rate: rate) else { return [] }
    self.loop = loop
    loopStart = nil
    spoken = nil
    return [leap(to: loop.range(rate: rate).lowerBound, in: step)]
  }

  /// Ends the loop; the ayah goes on from the present place.
  mutating func clearLoop(heard: Int) -> [Effect] {
    loopStart = nil
    guard loop != nil else { return [] }
    loop = nil
    guard let place, !isLost else { return [] }
    return [start(inside: place, heard: heard, .flow)]
  }

  // MARK: - The end by a timer

  mutating func sleep(at frame: Int?, heard: Int) -> [Effect] {
    guard frame != sleepsAt else { return [] }
    sleepsAt = frame
    guard let place, !isLost else { return [] }
    return [start(inside: place, heard: heard, .flow)]
  }

  /// Ends the session: the whole walk was heard, or the sleep timer ran out.
  mutating func finish() -> [Effect] {
    let isAsleep = sleepsAt.map { lastFrame >= $0 } ?? false
    return end(isAsleep && onward != .end ? .stopped : .finished)
  }

  var isLost: Bool { if case .lost = phase { true } else { false } }
}
