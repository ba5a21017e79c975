extension Playback {
  mutating func began(_ mark: SegmentMark) -> [Effect] {
    guard mark.generation == generation, place != nil else { return [] }
    pending = nil
    let step = mark.segment.step
    switch mark.segment.content {
    case .gap(_, let kind):
      let place = SessionPlace.gap(after: step, .frames(mark.length), kind)
      return announce(place) ? [.report(.gap(kind, frames: mark.length, at: mark.frame))] : []
    case .sound, .missing:
      if let surah = plan.items[step.item].opens, step.part != .istiadha { opened.insert(surah) }
      onward = .at(step)
      if loopStart?.step != step { loopStart = nil }
      let content = mark.segment.whole.content
      if content != announcedContent { announced = nil }
      announcedContent = content
      return announce(.at(step)) ? [.report(.began(step, at: mark.frame))] : []
    }
  }

  /// Moves to a place; returns false if the listener was told of it before and only goes on inside it.
  private mutating func announce(_ place: SessionPlace) -> Bool {
    if place != self.place { isReplaced = false }
    set(place)
    defer { announced = place }
    if announced != place { spoken = nil }
    return announced != place
  }

  /// Handles the mark of a word. A generation that begins inside a word names it once more; only a new word is
  /// reported.
  mutating func word(_ mark: WordMark) -> [Effect] {
    guard mark.generation == generation, place == .at(mark.step) else { return [] }
    guard spoken?.place != mark.place || spoken?.step != mark.step else { return [] }
    spoken = mark
    return [.report(.word(mark.word, at: mark.frame))]
  }

  /// Returns the place at which the session goes on after this step was heard.
  func following(_ step: RepeatPlan.Step) -> SessionPlace {
    switch step.part {
    case .istiadha: .entering(step.with(part: .ayah))
    case .basmalah: .at(step.with(part: .ayah))
    case .ayah: plan.step(after: step).map(SessionPlace.entering) ?? .end
    }
  }

  mutating func heard(_ mark: SegmentMark) -> [Effect] {
    guard mark.generation == generation, place != nil else { return [] }
    lastFrame = mark.frame
    switch mark.segment.content {
    case .gap: return []
    case .sound where mark.segment.loop != nil:
      // Its words are told in every round.
      spoken = nil
      return []
    case .sound, .missing:
      loopStart = nil
      lastHeard = mark.length
      announced = nil
      onward = following(mark.segment.step)
      return mark.segment.step.part == .ayah ? [.report(.counted(mark.segment.step, at: mark.frame))] : []
    }
  }
}
