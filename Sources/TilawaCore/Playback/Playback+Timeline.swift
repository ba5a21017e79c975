extension Playback {
  /// The session's sound as the counts, the silences and the speed are now. O(items).
  public var timeline: SessionTimeline {
    SessionTimeline(session, plan: plan, repetition: repetition, rate: rate, speed: speed)
  }

  /// How much of something there is before the listener, and how long it is; output frames.
  public struct Share: Hashable, Sendable {
    /// What stands before the listener.
    public let heard: Int
    /// Nil where it has no end.
    public let length: Int?

    public init(heard: Int, length: Int?) {
      self.heard = heard
      self.length = length
    }
  }

  /// How far the whole session is.
  ///
  /// - Parameters:
  ///   - heard: output frames of what sounds now, from the beginning of its step.
  ///   - timeline: `timeline`, as it was made last.
  public func whole(heard: Int, in timeline: SessionTimeline) -> Share {
    if case .gap(let step, let gap, _)? = place, plan.step(after: step) == nil {
      // Since it began, counts were changed: nothing follows this silence any more.
      let past = timeline.past(.at(step), heard: lastHeard, opened: opened) + heard
      return Share(heard: past, length: past + max(0, gap.frames(rate: rate, after: lastHeard) - heard))
    }
    let (place, heard) = (place ?? .end, heardHere(heard))
    let past = timeline.past(place, heard: heard, opened: opened)
    let left = loop == nil ? timeline.left(from: place, heard: heard, opened: opened)?.frames : nil
    return Share(heard: past, length: left.map { past + max(0, $0) })
  }

  /// How far this pass over the range is.
  ///
  /// - Parameters:
  ///   - heard: output frames of what sounds now, from the beginning of its step.
  ///   - timeline: `timeline`, as it was made last.
  public func pass(heard: Int, in timeline: SessionTimeline) -> Share {
    let pass = timeline.pass(at: place ?? .end, heard: heardHere(heard))
    return Share(heard: pass.heard, length: loop == nil ? pass.length : nil)
  }

  /// Of a step that somebody else recites by now, nothing was heard.
  private func heardHere(_ heard: Int) -> Int {
    if case .at? = place, isReplaced { 0 } else { heard }
  }
}
