package import TilawaCore

/// Settings of a session that can be changed while it plays: part of a status and of the event `change`.
package struct PlayerSettings: Codable, Hashable, Sendable {
  /// The number of plays of each ayah in a pass.
  package let each: PlayCount
  /// The number of passes.
  package let passes: PlayCount
  /// The silence after each ayah.
  package let gap: GapLength
  /// The tempo.
  package let speed: SpeedFactor
  /// The linear amplitude in per cent.
  package let volume: Int
  /// The ayah or range that repeats without end.
  package let endless: Playback.Endless
  /// The part of an ayah that repeats.
  @Nullable package var ab: LoopMessage?
  /// The time of the sleep timer, in seconds of the session: the session ends with the ayah playing then. Nil if no
  /// timer is set.
  @Nullable package var sleepsAt: Seconds?

  package enum CodingKeys: String, CodingKey {
    case each
    case passes = "repeat"
    case gap, speed, volume, endless, ab
    case sleepsAt = "sleeps_at"
  }

  /// Takes the settings of a player.
  package init(_ settings: Player.Settings, rate: Int) {
    each = PlayCount(settings.each)
    passes = PlayCount(settings.passes)
    gap = GapLength(settings.gap, rate: rate)
    speed = SpeedFactor(settings.speed)
    volume = settings.volume
    endless = settings.endless
    ab = settings.loop.map { LoopMessage($0) }
    sleepsAt = settings.sleepsAt.map { Seconds($0) }
  }
}

/// The part of an ayah that repeats.
package struct LoopMessage: Codable, Hashable, Sendable {
  /// The ayah, basmalah or isti'adha, as it is shown.
  package let ref: String
  /// The start, in seconds of the recitation.
  package let from: Seconds
  /// The end, in seconds of the recitation; nil until it is marked.
  @Nullable package var to: Seconds?

  init(_ loop: Player.Loop) {
    ref = loop.ref
    from = Seconds(loop.start)
    to = loop.end.map { Seconds($0) }
  }
}
