package import TilawaCore

// The fields of each event. `at` is the time since the session began, in seconds of the output.

/// A session begins; the first event.
package struct StartEvent: Codable, Hashable, Sendable {
  /// The riwayah of the session.
  package let riwayah: Riwayah
  /// The riwayah of the text that can be shown.
  package let textRiwayah: Riwayah
  /// The counting in which ayat are numbered.
  package let counting: VerseCounting
  /// The number of ayat, basmalahs and isti'adhas to be played; nil if the session has no end.
  @Nullable package var steps: Int?
  /// The length of the session in seconds; nil if it has no end.
  @Nullable package var seconds: Seconds?
  /// The ayat without audio, as they are shown.
  package let missing: [String]
  /// The ids of reciters who only fill gaps of the main reciters; left out if there are none.
  package let fill: [String]?
  /// The tempo; left out at normal speed.
  package let speed: SpeedFactor?
  /// True if something is yet to be fetched, so that `seconds` is a guess.
  package let estimate: Bool?

  private enum CodingKeys: String, CodingKey {
    case riwayah
    case textRiwayah = "text_riwayah"
    case counting, steps, seconds, missing, fill, speed, estimate
  }

  init(_ start: PlayerEvent.Start, textRiwayah: Riwayah) {
    riwayah = start.riwayah
    self.textRiwayah = textRiwayah
    counting = start.counting
    steps = start.steps
    seconds = start.length.map { Seconds($0) }
    missing = start.missing
    fill = start.fill.isEmpty ? nil : start.fill
    speed = start.speed == .normal ? nil : SpeedFactor(start.speed)
    estimate = start.isEstimate ? true : nil
  }
}

/// An ayah, a basmalah or the isti'adha begins.
package struct AyahEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  package let at: Seconds
  /// The text or unit that begins, as it is shown.
  package let ref: String
  /// The role of the ayah in the session.
  package let role: PlayerEvent.Role
  /// The number of this play of the ayah, from 1.
  package let play: Int
  /// The number of plays of the ayah in a pass.
  package let plays: PlayCount
  /// The number of this pass over the range, from 1.
  package let pass: Int
  /// The number of passes.
  package let passes: PlayCount
  /// The id of the reciter.
  package let reciter: String
  /// The kind of reciter.
  package let kind: Reciter.Kind
  /// The path of the first file that is heard.
  package let file: String?
  /// The start in this file, in seconds of the file.
  package let from: Seconds?
  /// The end in this file, in seconds of the file.
  package let to: Seconds?
  /// The gain in decibels with one decimal; left out if there is none.
  package let gain: Double?

  init(_ ayah: PlayerEvent.Ayah) {
    at = Seconds(ayah.at)
    ref = ayah.ref
    role = ayah.role
    play = ayah.step.play
    plays = PlayCount(ayah.plays)
    pass = ayah.step.pass
    passes = PlayCount(ayah.passes)
    reciter = ayah.reciter.id
    kind = ayah.reciter.kind
    let first = ayah.slices.first
    let last = ayah.slices.last { $0.file.path == first?.file.path }
    file = first?.file.path
    from = first.map { Seconds(OutputTime(frames: $0.start, rate: $0.file.rate)) }
    to = last.map { Seconds(OutputTime(frames: $0.end, rate: $0.file.rate)) }
    // The sum turns minus zero into zero.
    gain = ayah.gain == .none ? nil : (ayah.gain.decibels * 10).rounded() / 10 + 0
  }
}

/// An ayah was heard to its end.
package struct CountEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  package let at: Seconds
  /// The ayah or unit.
  package let ref: String
  /// The number of plays so far in this pass.
  package let done: Int
  /// The number of plays of the ayah in a pass.
  package let of: PlayCount
  /// The number of this pass over the range, from 1.
  package let pass: Int
  /// The number of passes.
  package let passes: PlayCount

  init(_ count: PlayerEvent.Count) {
    at = Seconds(count.at)
    ref = count.ref
    done = count.done
    of = PlayCount(count.of)
    pass = count.pass
    passes = PlayCount(count.passes)
  }
}

/// A word of an ayah begins.
package struct WordEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  package let at: Seconds
  /// The ayah.
  package let ref: String
  /// The number of the word in the ayah, from 1.
  package let word: Int
  /// The basis of the time of the word; nil from a player of release 0.1.
  package let wordIs: TimedWord.Basis?
  /// The former name of an estimated `word_is`: true, or left out.
  package let estimate: Bool?

  private enum CodingKeys: String, CodingKey {
    case at, ref, word
    case wordIs = "word_is"
    case estimate
  }

  init(_ word: HeardWord, at time: OutputTime) {
    at = Seconds(time)
    ref = "\(word.ref.ayah)"
    self.word = word.ref.number
    wordIs = word.basis
    estimate = word.basis == .estimated ? true : nil
  }
}

/// A silence begins.
package struct GapEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  package let at: Seconds
  /// The length of the silence, in seconds.
  package let seconds: Seconds
  /// The kind of gap: after an ayah or after a pass.
  package let kind: SessionSegment.GapKind
}

/// An ayah without audio begins.
package struct MissingEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  package let at: Seconds
  /// The ayah.
  package let ref: String
  /// The length of the silence in place of the ayah, in seconds.
  package let seconds: Seconds
  /// The reciters who were tried, each with the reason of the refusal.
  package let tried: [RefusalMessage]
}

/// A reciter who does not recite an ayah, with the reason.
package struct RefusalMessage: Codable, Hashable, Sendable {
  /// The id of the reciter.
  package let reciter: String
  /// The reason.
  package let why: ResolvedUnit.Reason

  init(_ refusal: ResolvedUnit.Refusal) {
    reciter = refusal.reciter
    why = refusal.why
  }
}

/// The session is paused or goes on.
package struct StateEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  package let at: Seconds
  /// The new state.
  package let state: Playback.State
  /// The cause of the change.
  package let cause: Playback.Cause
}

/// The tempo changes.
package struct SpeedEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  package let at: Seconds
  /// The tempo from now on.
  package let speed: SpeedFactor
}

/// The user went to another time of the ayah.
package struct SeekEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  package let at: Seconds
  /// The ayah.
  package let ref: String
  /// The new place, in seconds of the recitation.
  package let to: Seconds
}

/// Settings were changed.
package struct ChangeEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  package let at: Seconds
  /// The settings from now on; fields of the same object on the wire.
  package let settings: PlayerSettings
  /// The former name of `ab`.
  @Nullable package var loop: LoopMessage?
  /// The former name of `sleeps_at`.
  @Nullable package var sleep: Seconds?

  private enum CodingKeys: String, CodingKey { case at, loop, sleep }

  init(_ settings: Player.Settings, at time: OutputTime) {
    at = Seconds(time)
    self.settings = PlayerSettings(settings, rate: time.rate)
    loop = self.settings.ab
    sleep = self.settings.sleepsAt
  }

  /// Decodes the flat object.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    at = try container.decode(Seconds.self, forKey: .at)
    settings = try PlayerSettings(from: decoder)
    _loop = try container.decode(Nullable<LoopMessage>.self, forKey: .loop)
    _sleep = try container.decode(Nullable<Seconds>.self, forKey: .sleep)
  }

  /// Encodes one flat object.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(at, forKey: .at)
    try settings.encode(to: encoder)
    try container.encode(_loop, forKey: .loop)
    try container.encode(_sleep, forKey: .sleep)
  }
}

/// Another reciter replaces one whose sound is not available.
package struct FallbackEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  package let at: Seconds
  /// The ayah.
  package let ref: String
  /// The id of the reciter without sound.
  @Nullable package var from: String?
  /// The id of the reciter who recites instead; nil if no reciter does.
  @Nullable package var to: String?
  /// The reason, as a sentence.
  package let because: String
}

/// The session waits for sound that is being fetched, or goes on.
package struct WaitingEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  package let at: Seconds
  /// The ayah that is being fetched.
  package let ref: String
  /// The id of its reciter.
  @Nullable package var reciter: String?
  /// Whether the wait begins or is over.
  package let state: PlayerEvent.Waiting
}

/// The output had nothing to play for a moment.
package struct UnderrunEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  package let at: Seconds
}

/// The session ends; its last event.
package struct EndEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  package let at: Seconds
  /// The reason of the end.
  package let reason: Playback.EndReason
}

/// A session is over; sent to connections that watch.
package struct LeftEvent: Codable, Hashable, Sendable {
  /// The reason of the end.
  package let reason: Playback.EndReason
}

/// A step of a script without sound begins or ends.
package struct IntermissionEvent: Codable, Hashable, Sendable {
  /// The step that begins; nil at its end.
  @Nullable package var intermission: IntermissionMessage?
}

/// Events were left out.
package struct DroppedEvent: Codable, Hashable, Sendable {
  /// The number of events left out before this one.
  package let count: Int

  /// Makes the event for a number of events left out.
  package init(count: Int) { self.count = count }
}
