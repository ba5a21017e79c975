import TilawaAudio
import TilawaCore

/// The parts of a player that work while files are fetched.
extension Player {
  /// The step for which the engine waits.
  struct Awaited {
    let step: RepeatPlan.Step
    let generation: Int
    /// The output frame up to which there is sound.
    let frame: Int
    /// Whether all of that sound was heard.
    var isTold = false
  }

  /// The ayah or unit that has to be fetched before the session can continue; nil while other sound is left to hear.
  var waitingFor: String? { awaited.flatMap { $0.isTold ? playback.session.ref(of: $0.step) : nil } }

  /// Requests the files that will be heard next.
  func lookAhead() {
    guard let fetching = services.fetching, !fetching.isDone, let walk = playback.upcoming else { return }
    var paths = LookAhead.paths(in: walk, rate: format.rate, speed: playback.speed)
    if let awaited, let path = expected(at: awaited.step), paths.first != path {
      paths.removeAll { $0 == path }
      paths.insert(path, at: 0)
    }
    fetching.want(paths)
  }

  /// Returns the path of the first file of a step that is yet to come.
  private func expected(at step: RepeatPlan.Step) -> String? {
    let slices = playback.session.sound(of: step)?.slices ?? []
    return slices.first { $0.file.isExpected && services.fetching?.expects($0.file.path) == true }?.file.path
  }

  /// Handles a segment whose file was only expected at planning time: the player goes on with the present knowledge, or
  /// waits for the file. Returns false for any other file.
  func isAnswered(_ segment: SessionSegment, _ generation: Int, _ frame: Int) -> Bool {
    guard generation == playback.generation, case .sound(let slices) = segment.content else { return false }
    let paths = slices.filter(\.file.isExpected).map(\.file.path)
    guard !paths.isEmpty else { return false }
    let step = segment.step
    if expected(at: step) == nil {
      // Find other reciters if the step still expects this file, which cannot come.
      let now = playback.session.sound(of: step)?.slices ?? []
      guard !now.contains(where: { $0.file.isExpected && paths.contains($0.file.path) }) else { return false }
      handle(.replaced(playback.session, at: step, generation: generation))
      return true
    }
    awaited = Awaited(step: step, generation: generation, frame: frame)
    lookAhead()
    return true
  }

  /// Takes the result of fetching a file.
  func take(_ arrival: SessionFetching.Arrival) async {
    guard let fetching = services.fetching else { return }
    guard let found = await renewed({ try fetching.renewed($0, by: arrival) }) else {
      let isAwaited = awaited.flatMap { expected(at: $0.step) }.map(arrival.paths.contains) ?? false
      // Settle the arrival: a step that comes to this file later must not wait for it.
      fetching.settle(arrival)
      if isAwaited, let awaited { engine.giveUp(generation: awaited.generation) }
      return
    }
    let before = playback.session
    fetching.settle(arrival)
    handle(.renewed(found))
    if let fallback = SessionFallback(before, found, arrival) { tell(fallback) }
    if let awaited, expected(at: awaited.step) == nil {
      stopWaiting()
      handle(.replaced(playback.session, at: awaited.step, generation: awaited.generation))
    }
    lookAhead()
  }

  func tell(_ fallback: SessionFallback) {
    channel.send(
      .fallback(
        at: now, ref: fallback.ref, from: fallback.from, to: fallback.to,
        because: fallback.because))
  }

  // MARK: - Waiting

  /// Reports the wait, because all available sound was heard.
  func tellWaiting() {
    guard let awaited, !awaited.isTold else { return }
    self.awaited?.isTold = true
    tell(.began, awaited)
  }

  /// Ends the wait, because the session goes on or was moved elsewhere.
  func stopWaiting() {
    guard let awaited else { return }
    self.awaited = nil
    lastWait = awaited.frame
    if awaited.isTold { tell(.over, awaited) }
  }

  private func tell(_ state: PlayerEvent.Waiting, _ awaited: Awaited) {
    guard pace == .realTime else { return }
    let session = playback.session
    channel.send(
      .waiting(
        at: now, ref: session.ref(of: awaited.step),
        reciter: session.sound(of: awaited.step)?.reciter, state))
  }
}
