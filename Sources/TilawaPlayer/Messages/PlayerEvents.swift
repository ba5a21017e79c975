public import TilawaCore

// The fields of each event. `at` is the time since the session began, in seconds of the output.

/// A session begins; the first event.
public struct StartEvent: Codable, Hashable, Sendable {
  /// The riwayah of the session.
  public let riwayah: Riwayah
  /// The riwayah of the text that can be shown.
  public let textRiwayah: Riwayah
  /// The counting in which ayat are numbered.
  public let counting: VerseCounting
  /// The number of ayat, basmalahs and isti'adhas to be played; nil if the session has no end.
  @Nullable public var steps: Int?
  /// The length of the session in seconds; nil if it has no end.
  @Nullable public var seconds: Seconds?
  /// The ayat without audio, as they are shown.
  public let missing: [String]
  /// The ids of reciters who only fill gaps of the main reciters; left out if there are none.
  public let fill: [String]?
  /// The tempo; left out at normal speed.
  public let speed: SpeedFactor?
  /// True if something is yet to be fetched, so that `seconds` is a guess.
  public let estimate: Bool?

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
public struct AyahEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  public let at: Seconds
  /// The text or unit that begins, as it is shown.
  public let ref: String
  /// The role of the ayah in the session.
  public let role: PlayerEvent.Role
  /// The number of this play of the ayah, from 1.
  public let play: Int
  /// The number of plays of the ayah in a pass.
  public let plays: PlayCount
  /// The number of this pass over the range, from 1.
  public let pass: Int
  /// The number of passes.
  public let passes: PlayCount
  /// The id of the reciter.
  public let reciter: String
  /// The kind of reciter.
  public let kind: Reciter.Kind
  /// The path of the first file that is heard.
  public let file: String?
  /// The start in this file, in seconds of the file.
  public let from: Seconds?
  /// The end in this file, in seconds of the file.
  public let to: Seconds?
  /// The gain in decibels with one decimal; left out if there is none.
  public let gain: Double?

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
public struct CountEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  public let at: Seconds
  /// The ayah or unit.
  public let ref: String
  /// The number of plays so far in this pass.
  public let done: Int
  /// The number of plays of the ayah in a pass.
  public let of: PlayCount
  /// The number of this pass over the range, from 1.
  public let pass: Int
  /// The number of passes.
  public let passes: PlayCount

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
public struct WordEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  public let at: Seconds
  /// The ayah.
  public let ref: String
  /// The number of the word in the ayah, from 1.
  public let word: Int
  /// The basis of the time of the word; nil from a player of release 0.1.
  public let wordIs: TimedWord.Basis?
  /// The former name of an estimated `word_is`: true, or left out.
  public let estimate: Bool?

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
public struct GapEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  public let at: Seconds
  /// The length of the silence, in seconds.
  public let seconds: Seconds
  /// The kind of gap: after an ayah or after a pass.
  public let kind: SessionSegment.GapKind
}

/// An ayah without audio begins.
public struct MissingEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  public let at: Seconds
  /// The ayah.
  public let ref: String
  /// The length of the silence in place of the ayah, in seconds.
  public let seconds: Seconds
  /// The reciters who were tried, each with the reason of the refusal.
  public let tried: [RefusalMessage]
}

/// A reciter who does not recite an ayah, with the reason.
public struct RefusalMessage: Codable, Hashable, Sendable {
  /// The id of the reciter.
  public let reciter: String
  /// The reason.
  public let why: ResolvedUnit.Reason

  init(_ refusal: ResolvedUnit.Refusal) {
    reciter = refusal.reciter
    why = refusal.why
  }
}

/// The session is paused or goes on.
public struct StateEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  public let at: Seconds
  /// The new state.
  public let state: Playback.State
  /// The cause of the change.
  public let cause: Playback.Cause
}

/// The tempo changes.
public struct SpeedEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  public let at: Seconds
  /// The tempo from now on.
  public let speed: SpeedFactor
}

/// The user went to another time of the ayah.
public struct SeekEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  public let at: Seconds
  /// The ayah.
  public let ref: String
  /// The new place, in seconds of the recitation.
  public let to: Seconds
}

/// Settings were changed.
public struct ChangeEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  public let at: Seconds
  /// The settings from now on; fields of the same object on the wire.
  public let settings: PlayerSettings
  /// The former name of `ab`.
  @Nullable public var loop: LoopMessage?
  /// The former name of `sleeps_at`.
  @Nullable public var sleep: Seconds?

  private enum CodingKeys: String, CodingKey { case at, loop, sleep }

  init(_ settings: Player.Settings, at time: OutputTime) {
    at = Seconds(time)
    self.settings = PlayerSettings(settings, rate: time.rate)
    loop = self.settings.ab
    sleep = self.settings.sleepsAt
  }

  /// Decodes the flat object.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    at = try container.decode(Seconds.self, forKey: .at)
    settings = try PlayerSettings(from: decoder)
    _loop = try container.decode(Nullable<LoopMessage>.self, forKey: .loop)
    _sleep = try container.decode(Nullable<Seconds>.self, forKey: .sleep)
  }

  /// Encodes one flat object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(at, forKey: .at)
    try settings.encode(to: encoder)
    try container.encode(_loop, forKey: .loop)
    try container.encode(_sleep, forKey: .sleep)
  }
}

/// Another reciter replaces one whose sound is not available.
public struct FallbackEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  public let at: Seconds
  /// The ayah.
  public let ref: String
  /// The id of the reciter without sound.
  @Nullable public var from: String?
  /// The id of the reciter who recites instead; nil if nobody does.
  @Nullable public var to: String?
  /// The reason, as a sentence.
  public let because: String
}

/// The session waits for sound that is being fetched, or goes on.
public struct WaitingEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  public let at: Seconds
  /// The ayah that is being fetched.
  public let ref: String
  /// The id of its reciter.
  @Nullable public var reciter: String?
  /// Whether the wait begins or is over.
  public let state: PlayerEvent.Waiting
}

/// The output had nothing to play for a moment.
public struct UnderrunEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  public let at: Seconds
}

/// The session ends; its last event.
public struct EndEvent: Codable, Hashable, Sendable {
  /// The time of the session, in seconds.
  public let at: Seconds
  /// The reason of the end.
  public let reason: Playback.EndReason
}

/// A session is over; sent to connections that watch.
public struct LeftEvent: Codable, Hashable, Sendable {
  /// The reason of the end.
  public let reason: Playback.EndReason
}

/// A step of a script without sound begins or ends.
public struct IntermissionEvent: Codable, Hashable, Sendable {
  /// The step that begins; nil at its end.
  @Nullable public var intermission: IntermissionMessage?
}

/// Events were left out.
public struct DroppedEvent: Codable, Hashable, Sendable {
  /// The number of events left out before this one.
  public let count: Int

  /// Makes the event for a number of events left out.
  public init(count: Int) { self.count = count }
}
