extension Playback {
  // MARK: - Play and pause

  mutating func play() -> [Effect] {
    switch phase {
    case .idle:
      guard session.hasSound else { return end(.noAudio) }
      guard let step = onward.step else { return end(.finished) }
      phase = .playing(.at(step))
      return [start(onward, skipping: heardBefore)]
    case .paused(let place), .held(let place):
      phase = .playing(place)
      return [.resume, .report(.state(.playing, cause: .user))]
    case .lost(let place, _):
      phase = .lost(place, .playing)
      return []
    case .playing, .ended:
      return []
    }
  }

  mutating func pause() -> [Effect] {
    switch phase {
    case .playing(let place):
      phase = .paused(place)
      return [.suspend, .report(.state(.paused, cause: .user))]
    case .held(let place):
      // Silent already; only that it is not to go on by itself is new.
      phase = .paused(place)
      return []
    case .lost(let place, _):
      phase = .lost(place, .paused)
      return []
    case .idle, .paused, .ended:
      return []
    }
  }

  mutating func end(_ reason: EndReason) -> [Effect] {
    if case .ended = phase { return [] }
    loop = nil
    loopStart = nil
    phase = .ended(reason)
    return [.close(reason)]
  }

  // MARK: - Next, previous, jump

  /// The target of a command: a place from which to walk, past the end, or none.
  enum Move {
    case to(SessionPlace)
    case pastEnd
    case nowhere
  }

  mutating func move(_ move: Move?) -> [Effect] {
    switch move {
    case .nowhere, nil: return []
    case .pastEnd:
      onward = .end
      return end(.finished)
    case .to(let target):
      announced = nil
      spoken = nil
      loop = nil
      loopStart = nil
      onward = target
      if let step = target.step { set(.at(step)) }
      let effect = start(target)
      if case .lost = phase { return [] }
      return [effect]
    }
  }

  func next(_ place: SessionPlace) -> Move {
    switch place {
    case .at(let step) where step.part == .basmalah: return .to(.at(step.with(part: .ayah)))
    case .at(let step) where step.part == .istiadha: return .to(.entering(step.with(part: .ayah)))
    case .at(let step), .entering(let step), .gap(let step, _, _):
      return plan.neighbour(after: step).map { .to(.entering($0)) } ?? .pastEnd
    case .end: return .nowhere
    }
  }

  /// Begins the ayah anew if more than 1.5 s of it were heard, else goes to the one before.
  func previous(_ place: SessionPlace, heard: Int) -> Move {
    let step: RepeatPlan.Step
    let heardOfStep: Int
    switch place {
    case .at(let current) where current.part == .basmalah: return .to(.at(current.with(part: .ayah)))
    case .at(let current), .entering(let current):
      step = current
      heardOfStep = heard
    case .gap(let ended, _, _):
      step = ended
      heardOfStep = lastHeard
    case .end: return .nowhere
    }
    let isWellInside = heardOfStep * 1000 > Playback.restartThresholdMilliseconds * rate
    if isWellInside { return .to(.at(step)) }
    return .to(plan.neighbour(before: step).map { .entering($0) } ?? .at(step.firstPlay))
  }

  func jump(_ place: SessionPlace, to item: Int) -> Move {
    place.latestStep.flatMap { plan.step(item: item, near: $0) }.map { .to(.entering($0)) } ?? .nowhere
  }

  // MARK: - Changes

  mutating func apply(_ change: Change, heard: Int) -> [Effect] {
    switch change {
    case .each(let each):
      guard each != repetition.each || endless == .ayah else { return [] }
      if endless == .ayah { endless = .none }
    case .passes(let passes):
      guard passes != repetition.passes || endless == .range else { return [] }
      if endless == .range { endless = .none }
    case .gap(let gap):
      guard gap != repetition.gap else { return [] }
    case .speed(let speed): return apply(speed, heard: heard)
    }
    repetition.apply(change)
    changes.removeAll { $0.isOfKind(of: change) }
    changes.append(change)
    return walkAnew(heard: heard)
  }

  mutating func apply(_ endless: Endless, heard: Int) -> [Effect] {
    guard endless != self.endless else { return [] }
    self.endless = endless
    return walkAnew(heard: heard)
  }

  /// The present counts and silences; an endless ayah or range replaces the session's own count.
  public var effective: Repetition {
    var effective = repetition
    switch endless {
    case .none: break
    case .ayah: effective.each = .forever
    case .range: effective.passes = .forever
    }
    return effective
  }

  /// Applies the present counts and silences to everything after the present step or silence, which goes on.
  private mutating func walkAnew(heard: Int) -> [Effect] {
    plan.apply(effective)
    if case .gap(let ended, _, _) = place { onward = following(ended) }
    guard let place else { return [] }
    if case .lost = phase { return [] }
    return [start(inside: place, heard: heard, .flow)]
  }

  private mutating func apply(_ speed: Speed, heard: Int) -> [Effect] {
    guard speed != self.speed else { return [] }
    self.speed = speed
    guard let place else { return [] }
    if case .lost = phase { return [.report(.speed(speed))] }
    return [start(inside: place, heard: heard, .cut), .report(.speed(speed))]
  }

  // MARK: - A file that cannot be read

  mutating func replace(_ session: Session, at step: RepeatPlan.Step) -> [Effect] {
    let opened = opened(before: step)
    let hadBasmalah = walked.plan.items[step.item].opens != nil
    adopt(session)
    guard place != nil else { return [] }
    if place == .at(step) { announced = nil }
    var place = session.standIn(for: step)
    // Enter the ayah by its basmalah, which can be had only now: the engine passed by its place.
    if case .at(let step) = place, step.part == .ayah, !hadBasmalah { place = .entering(step) }
    walked = walk(from: place, opened: opened, loop: loop)
    return [.proceed(walked, generation: generation)]
  }

  mutating func renew(_ session: Session) -> [Effect] {
    let hadLoop = loop != nil
    adopt(session)
    guard hadLoop, loop == nil, let place, !isLost else { return [] }
    return [start(inside: place, heard: 0, .cut)]
  }

  /// Takes another session of the same steps.
  private mutating func adopt(_ session: Session) {
    if case .at(let current)? = place, announced == .at(current) {
      let isOther = session.sound(of: current)?.slices != self.session.sound(of: current)?.slices
      isReplaced = isReplaced || isOther
    }
    self.session = session
    plan.update(session.plan.items)
    if let loop, session.sound(of: loop.step)?.slices != loop.whole { self.loop = nil }
    if isReplaced { loopStart = nil }
  }

  /// Returns the surahs whose basmalah is behind the engine at a step ahead of the listener.
  private func opened(before step: RepeatPlan.Step) -> OpenedSurahs {
    var opened = opened
    if let target {
      var walk = walked.moved(to: target.place, opened: target.opened)
      for _ in 0..<Playback.furthestAhead {
        guard let segment = walk.next() else { break }
        guard segment.step == step, !segment.content.isGap else { continue }
        opened = walk.opened
        break
      }
    }
    if let surah = walked.plan.items[step.item].opens, step.part != .istiadha { opened.insert(surah) }
    return opened
  }

  /// The number of segments to search; the engine is seldom more than a few ahead of the listener.
  private static let furthestAhead = 10_000

  // MARK: - The sound server

  mutating func sinkLost() -> [Effect] {
    switch phase {
    case .playing(let place):
      phase = .lost(place, .playing)
      return [.report(.state(.paused, cause: .sinkLost))]
    case .held(let place):
      phase = .lost(place, .playing)
      return []
    case .paused(let place):
      phase = .lost(place, .paused)
      return []
    case .idle, .lost, .ended:
      return []
    }
  }

  mutating func sinkBack(heard: Int) -> [Effect] {
    guard case .lost(let place, let resumption) = phase else { return [] }
    switch resumption {
    case .playing:
      phase = .playing(place)
      return [restart(inside: place, heard: heard), .report(.state(.playing, cause: .sinkBack))]
    case .paused:
      phase = .paused(place)
      return [restart(inside: place, heard: heard), .suspend]
    }
  }

  // MARK: - Pauses by the sound server

  mutating func hold() -> [Effect] {
    guard case .playing(let place) = phase else { return [] }
    phase = .held(place)
    return [.suspend, .report(.state(.paused, cause: .server))]
  }

  mutating func release() -> [Effect] {
    guard case .held(let place) = phase else { return [] }
    phase = .playing(place)
    return [.resume, .report(.state(.playing, cause: .server))]
  }

  // MARK: - Starts

  /// Begins a generation.
  ///
  /// - Parameters:
  ///   - place: the beginning of the walk.
  ///   - skipping: the output frames of the first step, or of the silence, that were heard.
  ///   - heardAt: the speed at which these were heard; nil: that of the present generation.
  ///   - join: the way in which the new sound joins the old.
  mutating func start(
    _ place: SessionPlace, skipping: Int = 0, heardAt: Speed? = nil, _ join: Join = .cut
  ) -> Effect {
    generation += 1
    let start = PlaybackStart(
      generation: generation, skipping: skipping, speed: speed, heardAt: heardAt ?? heardSpeed, join: join,
      stopFrame: sleepsAt)
    heardSpeed = speed
    isReplaced = false
    walked = walk(from: place, opened: opened, loop: loop)
    pending = (walked, start)
    return .start(walked, start)
  }

  /// Restarts the walk of the pending start; without one, goes on at the listener's place.
  private mutating func restart(inside place: SessionPlace, heard: Int) -> Effect {
    guard let (walk, last) = pending else { return start(inside: place, heard: heard, .cut) }
    return start(walk.place, skipping: last.skipping, heardAt: last.heardAt)
  }

  /// Goes on at a frame inside the listener's place; begins the step anew if another reciter has replaced its sound.
  mutating func start(inside place: SessionPlace, heard: Int, _ join: Join) -> Effect {
    if case .at(let step) = place, isReplaced {
      announced = nil
      return start(session.standIn(for: step))
    }
    return start(place, skipping: heard, join)
  }
}

extension Session {
  /// Returns the place at which to go on when another reciter replaces the sound of a step: the step itself, or
  /// the next one if no reciter has that basmalah or isti'adha any more.
  fileprivate func standIn(for step: RepeatPlan.Step) -> SessionPlace {
    switch step.part {
    case .ayah: .at(step)
    case .basmalah: sound(of: step) == nil ? .at(step.with(part: .ayah)) : .at(step)
    case .istiadha: sound(of: step) == nil ? .entering(step.with(part: .ayah)) : .at(step)
    }
  }
}
