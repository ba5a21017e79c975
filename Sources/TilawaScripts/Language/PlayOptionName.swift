/// The options of `tilawa play` that a step may give, under the same names.
package enum PlayOptionName: String, CaseIterable, Hashable, Sendable {
  case each, gap, then, basmalah, istiadha, riwayah, reciter, missing, offline, alternate, volume, speed, preset
  case passes = "repeat"
  case passGap = "pass-gap"
  case connectBefore = "connect-before"
  case connectAfter = "connect-after"
  case connectEveryPass = "connect-every-pass"
  case thenRepeat = "then-repeat"
  case thenTimes = "then-times"
  case startAt = "start-at"
  case noLoudness = "no-loudness"
  case noSave = "no-save"
  case time = "for"

  /// The form of an option's value.
  package enum Shape: Hashable, Sendable {
    /// `yes` or `no`.
    case flag
    /// A value.
    case value
    /// A value, or several.
    case list
  }

  /// The form of the option's value.
  package var shape: Shape {
    switch self {
    case .istiadha, .offline, .alternate, .connectEveryPass, .noLoudness, .noSave: .flag
    case .reciter: .list
    case .each, .passes, .gap, .passGap, .connectBefore, .connectAfter, .then, .thenRepeat, .thenTimes, .basmalah,
      .riwayah, .missing, .startAt, .volume, .speed, .preset, .time:
      .value
    }
  }
}
