extension Playback {
  /// The timeline of the session with the present counts, silences and speed. O(items).
  public var timeline: SessionTimeline {
    SessionTimeline(session, plan: plan, repetition: repetition, rate: rate, speed: speed)
  }

  /// The heard share of the session or of a pass, and the length of the whole; output frames.
  public struct Share: Hashable, Sendable {
    /// The number of frames before the listener's place.
    public let heard: Int
    /// The length of the whole; nil if it has no end.
    public let length: Int?

    public init(heard: Int, length: Int?) {
      self.heard = heard
      self.length = length
    }
  }

  /// Returns the share of the whole session that is past.
  ///
  /// - Parameters:
  ///   - heard: the output frames heard of the present step or silence, from its beginning.
  ///   - timeline: the `timeline` as last made.
  public func whole(heard: Int, in timeline: SessionTimeline) -> Share {
    if case .gap(let step, let gap, _)? = place, plan.step(after: step) == nil {
      // Counts were changed during this silence: nothing follows it any more.
      let past = timeline.past(.at(step), heard: lastHeard, opened: opened) + heard
      return Share(heard: past, length: past + max(0, gap.frames(rate: rate, after: lastHeard) - heard))
    }
    let (place, heard) = (place ?? .end, heardHere(heard))
    let past = timeline.past(place, heard: heard, opened: opened)
    let left = loop == nil ? timeline.left(from: place, heard: heard, opened: opened)?.frames : nil
    return Share(heard: past, length: left.map { past + max(0, $0) })
  }

  /// Returns the share of this pass over the range that is past.
  ///
  /// - Parameters:
  ///   - heard: the output frames heard of the present step or silence, from its beginning.
  ///   - timeline: the `timeline` as last made.
  public func pass(heard: Int, in timeline: SessionTimeline) -> Share {
    let pass = timeline.pass(at: place ?? .end, heard: heardHere(heard))
    return Share(heard: pass.heard, length: loop == nil ? pass.length : nil)
  }

  /// Returns the frames heard of the present step; 0 if another reciter has replaced its sound.
  private func heardHere(_ heard: Int) -> Int {
    if case .at? = place, isReplaced { 0 } else { heard }
  }
}
