import TilawaCore
import TilawaIntake
import TilawaPlayer

extension MediaState {
  /// The properties of `org.mpris.MediaPlayer2.Player` whose changes are reported. The position is not among them,
  /// because it changes all the time.
  var properties: [String: DBusValue] {
    var properties: [String: DBusValue] = [
      "PlaybackStatus": .string(status.rawValue),
      "LoopStatus": .string(endless.loopStatus),
      "Rate": .double(speed.factor),
      "Volume": .double(Double(volume) / 100),
      "Metadata": .dictionary(track?.metadata ?? ["mpris:trackid": .path(MediaTrack.none)]),
    ]
    for ability in Ability.allCases { properties[ability.rawValue] = .boolean(abilities.contains(ability)) }
    return properties
  }

  /// Returns the properties with a new value.
  func changes(since before: MediaState) -> [String: DBusValue] {
    let old = before.properties
    return properties.filter { old[$0.key] != $0.value }
  }

  /// Returns the position in the recitation that sounds, in its microseconds.
  ///
  /// - Parameter progress: the present progress of the session.
  func position(_ progress: Player.Progress?) -> Int64 {
    let length = track?.length ?? .max
    if isInGap { return track?.length ?? 0 }
    guard let progress, track != nil else { return 0 }
    let place =
      progress.recitation == nil
      ? MediaTrack.microseconds(of: progress.speed.content(progress.heard.frames), rate: progress.heard.rate)
      : MediaTrack.microseconds(of: progress.recited.frames, rate: progress.recited.rate)
    return min(max(0, place), length)
  }
}

extension Player.Endless {
  /// The name of the mode in MPRIS.
  var loopStatus: String {
    switch self {
    case .none: "None"
    case .ayah: "Track"
    case .range: "Playlist"
    }
  }

  /// Returns nil unless MPRIS has a mode of this name.
  init?(loopStatus: String) {
    guard let found = Player.Endless.allCases.first(where: { $0.loopStatus == loopStatus }) else { return nil }
    self = found
  }
}
