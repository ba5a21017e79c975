/// An event of a player: a line of `play --json`, or of a connection that watches. Its name is the field `event`.
package enum PlayerEventMessage: Hashable, Sendable {
  /// A session begins; the first event.
  case start(StartEvent)
  /// An ayah, a basmalah or the isti'adha begins.
  case ayah(AyahEvent)
  /// An ayah was heard to its end.
  case count(CountEvent)
  /// A word of an ayah begins.
  case word(WordEvent)
  /// A silence begins.
  case gap(GapEvent)
  /// An ayah without audio begins.
  case missing(MissingEvent)
  /// The session is paused or goes on.
  case state(StateEvent)
  /// The tempo changes.
  case speed(SpeedEvent)
  /// The user went to another time of the ayah.
  case seek(SeekEvent)
  /// Settings were changed.
  case change(ChangeEvent)
  /// Another reciter replaces one whose sound is not available.
  case fallback(FallbackEvent)
  /// The session waits for sound that is being fetched, or goes on.
  case waiting(WaitingEvent)
  /// The output had nothing to play for a moment.
  case underrun(UnderrunEvent)
  /// The session ends; its last event.
  case end(EndEvent)
  /// A session begins. Sent only to connections that watch.
  case entered(SessionMessage)
  /// A session is over. Sent only to connections that watch.
  case left(LeftEvent)
  /// A step of a script without sound begins or ends. Sent only to connections that watch.
  case intermission(IntermissionEvent)
  /// Events were left out, because the connection did not read them. Sent only to connections that watch.
  case dropped(DroppedEvent)
  /// An event of a later release, by its name.
  case other(String)

  /// The names of the events known to this release.
  package enum Name: String, CaseIterable, Sendable {
    case start, ayah, count, word, gap, missing, state, speed, seek, change, fallback, waiting, underrun, end
    case entered, left, intermission, dropped
  }

  /// Returns the type of the fields of an event.
  package static func fields(of name: Name) -> any (Codable & Hashable & Sendable).Type {
    switch name {
    case .start: StartEvent.self
    case .ayah: AyahEvent.self
    case .count: CountEvent.self
    case .word: WordEvent.self
    case .gap: GapEvent.self
    case .missing: MissingEvent.self
    case .state: StateEvent.self
    case .speed: SpeedEvent.self
    case .seek: SeekEvent.self
    case .change: ChangeEvent.self
    case .fallback: FallbackEvent.self
    case .waiting: WaitingEvent.self
    case .underrun: UnderrunEvent.self
    case .end: EndEvent.self
    case .entered: SessionMessage.self
    case .left: LeftEvent.self
    case .intermission: IntermissionEvent.self
    case .dropped: DroppedEvent.self
    }
  }

  /// The name of the event.
  package var name: String {
    switch self {
    case .start: Name.start.rawValue
    case .ayah: Name.ayah.rawValue
    case .count: Name.count.rawValue
    case .word: Name.word.rawValue
    case .gap: Name.gap.rawValue
    case .missing: Name.missing.rawValue
    case .state: Name.state.rawValue
    case .speed: Name.speed.rawValue
    case .seek: Name.seek.rawValue
    case .change: Name.change.rawValue
    case .fallback: Name.fallback.rawValue
    case .waiting: Name.waiting.rawValue
    case .underrun: Name.underrun.rawValue
    case .end: Name.end.rawValue
    case .entered: Name.entered.rawValue
    case .left: Name.left.rawValue
    case .intermission: Name.intermission.rawValue
    case .dropped: Name.dropped.rawValue
    case .other(let name): name
    }
  }
}

extension PlayerEventMessage: Codable {
  private enum CodingKeys: String, CodingKey { case event }

  /// Decodes an event by its name.
  package init(from decoder: any Decoder) throws {
    let name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .event)
    self =
      switch Name(rawValue: name) {
      case .start: .start(try StartEvent(from: decoder))
      case .ayah: .ayah(try AyahEvent(from: decoder))
      case .count: .count(try CountEvent(from: decoder))
      case .word: .word(try WordEvent(from: decoder))
      case .gap: .gap(try GapEvent(from: decoder))
      case .missing: .missing(try MissingEvent(from: decoder))
      case .state: .state(try StateEvent(from: decoder))
      case .speed: .speed(try SpeedEvent(from: decoder))
      case .seek: .seek(try SeekEvent(from: decoder))
      case .change: .change(try ChangeEvent(from: decoder))
      case .fallback: .fallback(try FallbackEvent(from: decoder))
      case .waiting: .waiting(try WaitingEvent(from: decoder))
      case .underrun: .underrun(try UnderrunEvent(from: decoder))
      case .end: .end(try EndEvent(from: decoder))
      case .entered: .entered(try SessionMessage(from: decoder))
      case .left: .left(try LeftEvent(from: decoder))
      case .intermission: .intermission(try IntermissionEvent(from: decoder))
      case .dropped: .dropped(try DroppedEvent(from: decoder))
      case nil: .other(name)
      }
  }

  /// Encodes the name of the event, then its fields in the same object.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .event)
    try fields?.encode(to: encoder)
  }

  private var fields: (any Encodable)? {
    switch self {
    case .start(let event): event
    case .ayah(let event): event
    case .count(let event): event
    case .word(let event): event
    case .gap(let event): event
    case .missing(let event): event
    case .state(let event): event
    case .speed(let event): event
    case .seek(let event): event
    case .change(let event): event
    case .fallback(let event): event
    case .waiting(let event): event
    case .underrun(let event): event
    case .end(let event): event
    case .entered(let event): event
    case .left(let event): event
    case .intermission(let event): event
    case .dropped(let event): event
    case .other: nil
    }
  }
}
