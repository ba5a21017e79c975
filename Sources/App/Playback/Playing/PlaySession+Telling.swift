import AppBase
import TilawaAudio
import TilawaCore
import TilawaPlayer

// Lines for the listener before a session and after it.

extension PlaySession {
  /// The line that begins a session: its ranges, riwayah, length and speed, and the place where it goes on.
  func headline(_ prepared: PreparedSession, rate: Int, _ speed: Speed) -> Sentence {
    let totals = SessionTotals(prepared.session, rate: rate, speed: speed, from: prepared.position)
    let place = prepared.position.flatMap { Counters.place($0, in: prepared.session) }.map {
      PlaybackSentences.fromPlace(place: $0.text)
    }
    let ranges = prepared.spec.ranges.map(\.description).joined(separator: " ")
    let length = totals.frames.map { frames in
      let length = Lengths.time(atLeastASecondOf: frames, rate: rate)
      return prepared.session.isEstimate ? PlaybackSentences.about(length: length) : Sentence(verbatim: length)
    }
    let tempo = speed == .normal ? nil : PlaybackSentences.speed(speed: "\(speed)")
    return [
      Sentence(verbatim: ranges), prepared.riwayah.described, length ?? PlaybackSentences.withoutEnd, tempo, place,
    ].compactMap(\.self).dotted
  }

  /// Prints the place at which the session was left, if it can go on and a person reads, or the reason why it cannot be
  /// stored.
  func tellPlace(
    of player: Player, _ prepared: PreparedSession, _ recorder: ResumePointRecorder?, _ step: StepContext?
  ) async {
    if let failure = recorder?.failure { return context.interface.warn(failure.lineWithAdvice) }
    guard recorder != nil || (step == nil && request.sink.isPaced), !isForProgram, step?.telling != .troubles,
      let position = await player.position,
      let place = Counters.place(position, in: prepared.session.changed(by: position.changes))
    else { return }
    let told =
      recorder != nil
      ? PlaybackSentences.stopped(place: place.text, command: CommandHint("resume"))
      : request.keeps == false
        ? PlaybackSentences.stoppedNotKept(place: place.text)
        : PlaybackSentences.stoppedUnheard(place: place.text, option: "--save")
    // A reader that has gone is no fault.
    _ = context.interface.attempt("\(told)\n")
  }
}
