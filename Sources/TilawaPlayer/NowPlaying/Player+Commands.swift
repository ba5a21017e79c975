import TilawaAudio
package import TilawaCore

extension Player {
  /// The ayah or range that repeats without end, until another command.
  package typealias Endless = Playback.Endless

  /// Carries out a command.
  ///
  /// - Throws: `CommandRefusal` if it cannot be done; nothing is changed then.
  func obey(_ command: PlayerCommand) throws(CommandRefusal) {
    switch command {
    case .play: play()
    case .pause: pause()
    case .toggle: toggle()
    case .next: next()
    case .previous: previous()
    case .change(let change): self.change(change)
    case .faster: changeSpeed(\.faster)
    case .slower: changeSpeed(\.slower)
    case .volume(let percent): setVolume(percent: percent)
    case .volumeBy(let percent): changeVolume(byPercent: percent)
    case .mute: toggleMute()
    case .stop: stop()
    case .jump(let ref): try jump(to: ref)
    case .nextPage: try turn(.page, playback.nextPage)
    case .previousPage: try turn(.page) { [heard] in playback.previousPage(heard: heard, $0) }
    case .nextSurah: try turn(.surah, playback.nextPage)
    case .previousSurah: try turn(.surah) { [heard] in playback.previousPage(heard: heard, $0) }
    case .seek(let time): try seek(to: time)
    case .seekBy(let time): try seek(by: time)
    case .endless(let endless): handle(.endless(endless, heard: heard))
    case .markLoop: try markLoop()
    case .clearLoop: handle(.clearLoop(heard: heard))
    case .sleep(let time): try sleep(after: time)
    }
  }

  // MARK: - Inside what sounds

  private func seek(to time: Duration) throws(CommandRefusal) {
    _ = try sounding()
    handle(.seek(to: frames(time)))
  }

  private func seek(by time: Duration) throws(CommandRefusal) {
    // A seek back from the silence after an ayah goes into the ayah.
    if case .gap(let step, _, _)? = playback.place, time < .zero, playback.session.sound(of: step) != nil {
      try complainIfLost()
    } else {
      _ = try sounding()
    }
    handle(.seekBy(frames(time), heard: heard))
  }

  private func markLoop() throws(CommandRefusal) {
    if playback.loop == nil { _ = try sounding() }
    let before = settings.loop
    handle(.markLoop(heard: heard))
    guard settings.loop == before else { return }
    throw .impossible(PlayerSentences.loopTooShort(milliseconds: SoundLoop.shortestMilliseconds))
  }

  /// Returns the step that sounds.
  ///
  /// - Throws: `CommandRefusal` if no sound is heard.
  private func sounding() throws(CommandRefusal) -> RepeatPlan.Step {
    guard let place = playback.place else { throw .nothingPlays }
    try complainIfLost()
    guard case .at(let step) = place else { throw .impossible(PlayerSentences.inSilence) }
    guard playback.session.sound(of: step) != nil else {
      throw .impossible(PlayerSentences.noAudio(ref: "\(playback.session.ref(of: step))"))
    }
    return step
  }

  private func complainIfLost() throws(CommandRefusal) {
    if case .lost = playback.phase { throw .impossible(PlayerSentences.serverAway) }
  }

  /// Returns a time in frames at the session's rate, within the limits of any session.
  private func frames(_ time: Duration) -> Int {
    let most = 1_000_000_000
    let (seconds, rest) = time.components
    let whole = Int(min(Int64(most), max(Int64(-most), seconds)))
    let fraction = Double(rest) / 1e18 * Double(format.rate)
    return whole * format.rate + Int(fraction.rounded())
  }

  // MARK: - Elsewhere

  private func jump(to ref: AyahRef) throws(CommandRefusal) {
    guard let here = playback.here else { throw .nothingPlays }
    guard let item = item(of: ref, near: here) else { throw .notInSession(ref) }
    handle(.jump(item: item))
  }

  /// Returns the item with an ayah: first one in the listener's section, then the nearest. If reciters alternate, it is
  /// the first one's.
  private func item(of ref: AyahRef, near step: RepeatPlan.Step) -> Int? {
    let (session, plan) = (playback.session, playback.plan)
    let refs = inCounting(ref)
    func distance(_ item: Int) -> (Int, Int) {
      let isHere = plan.section(of: step).blocks.contains { $0.items.contains(item) }
      return (isHere ? 0 : 1, abs(item - step.item))
    }
    for ref in refs {
      let items = session.units.indices.filter { session.units[$0].ayat.holds(ref) }
      guard let nearest = items.min(by: { distance($0) < distance($1) }) else { continue }
      return nearest - (session.units[nearest].turn?.before ?? 0)
    }
    return nil
  }

  /// Returns the ayat of the session's counting that share words with an ayah.
  private func inCounting(_ ref: AyahRef) -> [AyahRef] {
    let counting = playback.session.spec.counting
    if ref.counting == counting { return [ref] }
    guard let structure = services.structure, structure.contains(ref) else { return [] }
    return structure.convert(ref, to: counting)
  }

  /// A unit of a leap.
  private enum Leap { case page, surah }

  private func turn(_ leap: Leap, _ find: ((Int) -> Int) -> RepeatPlan.Step?) throws(CommandRefusal) {
    guard playback.place != nil else { throw .nothingPlays }
    let units = playback.session.units
    let number: (Int) -> Int
    switch leap {
    case .surah: number = { units[$0].ayat.first.surah }
    case .page:
      guard let structure = services.structure else {
        throw .impossible(PlayerSentences.pagesUnknown)
      }
      number = { structure.number(of: .page, atWord: units[$0].span.start) }
    }
    guard let step = find(number) else {
      throw .impossible(leap == .page ? PlayerSentences.noOtherPage : PlayerSentences.noOtherSurah)
    }
    handle(.enter(step))
  }

  // MARK: - The sleep timer

  private func sleep(after time: Duration?) throws(CommandRefusal) {
    guard playback.place != nil else { throw .nothingPlays }
    if let time, time < .zero { throw .impossible(PlayerSentences.sleepInPast) }
    handle(.sleep(at: time.map { engine.heardFrame + frames($0) }, heard: heard))
  }
}
