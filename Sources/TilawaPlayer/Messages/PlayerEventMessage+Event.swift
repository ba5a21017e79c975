package import TilawaCore

extension PlayerEventMessage {
  /// Describes an event of a player.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - textRiwayah: the riwayah of the text shown; the event `start` contains it.
  package init(_ event: PlayerEvent, textRiwayah: @autoclosure () -> Riwayah) {
    self =
      switch event {
      case .start(let start): .start(StartEvent(start, textRiwayah: textRiwayah()))
      case .ayah(let ayah): .ayah(AyahEvent(ayah))
      case .count(let count): .count(CountEvent(count))
      case .word(let at, let word): .word(WordEvent(word, at: at))
      case .gap(let at, let length, let kind):
        .gap(GapEvent(at: Seconds(at), seconds: Seconds(length), kind: kind))
      case .missing(let at, let ref, let length, let tried):
        .missing(
          MissingEvent(
            at: Seconds(at), ref: ref, seconds: Seconds(length), tried: tried.map { RefusalMessage($0) }))
      case .state(let at, let state, let cause): .state(StateEvent(at: Seconds(at), state: state, cause: cause))
      case .speed(let at, let speed): .speed(SpeedEvent(at: Seconds(at), speed: SpeedFactor(speed)))
      case .seek(let at, let ref, let to): .seek(SeekEvent(at: Seconds(at), ref: ref, to: Seconds(to)))
      case .change(let at, let settings): .change(ChangeEvent(settings, at: at))
      case .fallback(let at, let ref, let from, let to, let error):
        .fallback(FallbackEvent(at: Seconds(at), ref: ref, from: from?.id, to: to?.id, because: error.text))
      case .waiting(let at, let ref, let reciter, let state):
        .waiting(WaitingEvent(at: Seconds(at), ref: ref, reciter: reciter?.id, state: state))
      case .underrun(let at): .underrun(UnderrunEvent(at: Seconds(at)))
      case .end(let at, let reason): .end(EndEvent(at: Seconds(at), reason: reason))
      }
  }

  /// Describes news of the sessions.
  ///
  /// - Parameters:
  ///   - news: the news.
  ///   - textRiwayah: the riwayah of the text shown.
  package init(_ news: NowPlaying.News, textRiwayah: @autoclosure () -> Riwayah) {
    self =
      switch news {
      case .event(let event, _): PlayerEventMessage(event, textRiwayah: textRiwayah())
      case .entered(let info): .entered(SessionMessage(info))
      case .left(let reason): .left(LeftEvent(reason: reason))
      case .intermission(let intermission):
        .intermission(IntermissionEvent(intermission: intermission.map { IntermissionMessage($0) }))
      }
  }

  /// The event as a line of JSON, without an end of line.
  package var line: String { JSON.line(encoding: self) }

  /// Reads an event from a line. Returns nil if the line is no event.
  package init?(line: String) {
    guard let event = try? JSON(reading: line).decoded(as: PlayerEventMessage.self) else { return nil }
    self = event
  }
}
