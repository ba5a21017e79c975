import TilawaAudio
import TilawaCore

/// A converter from reports of the state machine to events.
struct PlayerEventBuilder {
  let session: Session
  let rate: Int
  let speed: Speed
  let levels: Levels

  /// Makes the start event.
  ///
  /// - Parameter position: the start position; the steps and the length are of the rest.
  func start(riwayah: Riwayah, from position: SessionPosition?, limit: Int?) -> PlayerEvent {
    let totals = SessionTotals(session, rate: rate, speed: speed, from: position)
    let heard = Set(session.units.compactMap { $0.source?.reciter.id })
    let frames = session.hasSound ? [totals.frames, limit].compactMap(\.self).min() : 0
    return .start(
      PlayerEvent.Start(
        riwayah: riwayah, counting: session.spec.counting, steps: session.hasSound ? totals.steps : 0,
        length: frames.map(time),
        missing: session.missing.map(\.ref), fill: session.fillers.map(\.id).filter(heard.contains),
        speed: speed, isEstimate: session.isEstimate))
  }

  /// Makes the event for a report.
  ///
  /// - Parameter plan: the plan of the session with its present counts.
  func event(_ report: Playback.Report, plan: RepeatPlan, heardFrame: Int) -> PlayerEvent {
    switch report {
    case .began(let step, let frame): began(step, plan, at: time(frame))
    case .counted(let step, let frame):
      .count(
        PlayerEvent.Count(
          at: time(frame), ref: session.ref(of: step), done: step.play, of: plan.plays(of: step), pass: step.pass,
          passes: plan.passes(of: step)))
    case .word(let word, let frame): .word(at: time(frame), word)
    case .gap(let kind, let frames, let frame): .gap(at: time(frame), length: time(frames), kind: kind)
    case .state(let state, let cause): .state(at: time(heardFrame), state: state, cause: cause)
    case .speed(let speed): .speed(at: time(heardFrame), speed)
    case .sought(let step, let frame): .seek(at: time(heardFrame), ref: session.ref(of: step), to: time(frame))
    }
  }

  private func began(_ step: RepeatPlan.Step, _ plan: RepeatPlan, at time: OutputTime) -> PlayerEvent {
    guard let sound = session.sound(of: step) else {
      let unit = session.units[step.item]
      let silence = OutputTime(frames: SegmentWalk.missingFrames(rate: rate), rate: rate)
      return .missing(at: time, ref: unit.ref, length: silence, tried: unit.trail)
    }
    return .ayah(
      PlayerEvent.Ayah(
        at: time, ref: session.ref(of: step), role: PlayerEvent.Role(step, in: plan), step: step,
        plays: plan.plays(of: step), passes: plan.passes(of: step), reciter: sound.reciter,
        slices: sound.slices, gain: sound.slices.first.map { levels.gain(of: $0.file) } ?? .none))
  }

  private func time(_ frames: Int) -> OutputTime { OutputTime(frames: frames, rate: rate) }
}
