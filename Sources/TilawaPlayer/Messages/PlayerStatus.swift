package import TilawaCore

/// The state of a player at one time: the answer to the verbs `status` and `watch`.
///
/// Its parts are fields of one flat object on the wire.
package struct PlayerStatus: Codable, Hashable, Sendable {
  /// The activity of a player.
  package enum State: String, Codable, CaseIterable, Hashable, Sendable {
    /// A session plays.
    case playing
    /// A session is paused.
    case paused
    /// A session waits for sound that is being fetched.
    case waiting
    /// A script is at a step without sound.
    case intermission
    /// No session is on.
    case idle
  }

  /// The activity of the player.
  package let state: State
  /// The number of the player's process.
  package let process: Int
  /// The present step without sound; nil if there is none.
  package let intermission: IntermissionMessage?
  /// The version of the protocol; nil from a player of release 0.1.
  package let version: Int?
  /// The present session, or the last one.
  package let session: SessionMessage?
  /// The position in the session; nil while no session is on.
  package let position: PositionMessage?
  /// The settings of the session; nil while no session is on.
  package let settings: PlayerSettings?

  package enum CodingKeys: String, CodingKey { case state, process, intermission, version }

  package init(
    state: State, process: Int, intermission: IntermissionMessage? = nil, session: SessionMessage? = nil,
    position: PositionMessage? = nil, settings: PlayerSettings? = nil
  ) {
    self.state = state
    self.process = process
    self.intermission = intermission
    self.session = session
    self.position = position
    self.settings = settings
    version = ProtocolVersion.current
  }

  /// Decodes the flat object.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    state = try container.decode(State.self, forKey: .state)
    process = try container.decode(Int.self, forKey: .process)
    intermission = try container.decodeIfPresent(IntermissionMessage.self, forKey: .intermission)
    version = try container.decodeIfPresent(Int.self, forKey: .version)
    let sessionFields = try decoder.container(keyedBy: SessionMessage.CodingKeys.self)
    session = sessionFields.contains(.session) ? try SessionMessage(from: decoder) : nil
    let positionFields = try decoder.container(keyedBy: PositionMessage.CodingKeys.self)
    position = positionFields.contains(.ref) ? try PositionMessage(from: decoder) : nil
    settings = position == nil ? nil : try PlayerSettings(from: decoder)
  }

  /// Encodes one flat object.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(state, forKey: .state)
    try container.encode(process, forKey: .process)
    try container.encodeIfPresent(intermission, forKey: .intermission)
    try container.encodeIfPresent(version, forKey: .version)
    try session?.encode(to: encoder)
    try position?.encode(to: encoder)
    try settings?.encode(to: encoder)
  }
}

/// The version of the protocol between a player and its clients.
package enum ProtocolVersion {
  /// The present version. It rises when a field changes its type or meaning, when a field or verb is removed, or when a
  /// field gets a new possible word.
  package static let current = 1
}

/// A session: part of a status, and the event `entered`.
package struct SessionMessage: Codable, Hashable, Sendable {
  /// The number of the session, from 1 in each player.
  package let session: Int
  /// The name of the session's script; nil for a session by itself.
  @Nullable package var script: String?
  /// The requested ranges.
  package let ranges: [String]
  /// The riwayah of the session.
  package let riwayah: Riwayah
  /// The counting in which ayat are numbered.
  package let counting: VerseCounting

  package enum CodingKeys: String, CodingKey { case session, script, ranges, riwayah, counting }

  init(_ info: NowPlaying.SessionInfo) {
    session = info.number
    script = info.script
    ranges = info.session.spec.ranges.map(\.description)
    riwayah = info.riwayah
    counting = info.riwayah.counting
  }
}

/// A step of a script without sound.
package struct IntermissionMessage: Codable, Hashable, Sendable {
  /// The title for users: "pause until a key".
  package let title: String
  /// The length in seconds; nil if the user ends it.
  @Nullable package var seconds: Double?

  init(_ intermission: NowPlaying.Intermission) {
    title = intermission.title
    seconds = intermission.length.map { $0 / .seconds(1) }
  }
}
