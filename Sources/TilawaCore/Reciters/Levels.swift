/// The gains of the files of a session, chosen so that all measured sources are equally loud.
///
/// They are set once for a session. All files of a source have one gain, so that its quiet ayat stay quiet.
public struct Levels: Hashable, Sendable {
  /// The levels with a gain of 0 dB for every file.
  public static let untouched = Levels([:])

  /// The loudness of every measured source in the session, in LUFS; nil where none is measured.
  public let target: Double?
  private let gains: [String: Gain]

  /// Makes levels for the files of a session. The target is the lowest loudness that a source can reach, at most −18
  /// LUFS.
  ///
  /// - Parameters:
  ///   - sources: the loudness of each file's source, by the file's path. Other files get a gain of 0 dB.
  ///   - standby: the same for files that may have to replace others. They do not lower the target. A source that
  ///     cannot reach it is made as loud as it can be.
  public init(_ sources: [String: Loudness], standby: [String: Loudness] = [:]) {
    let target = sources.values.map(\.reach).reduce(Levels.loudest, min)
    gains = sources.merging(standby) { heard, _ in heard }.mapValues { loudness in
      let wanted = target - loudness.integrated
      return Gain(decibels: min(max(wanted, -Levels.greatest), Levels.greatest, loudness.headroom))
    }
    self.target = sources.isEmpty ? nil : target
  }

  /// Returns the gain of a file; 0 dB where its source was not measured.
  public func gain(of file: AudioFile) -> Gain { gains[file.path] ?? .none }

  /// The highest target, in LUFS.
  private static let loudest = -18.0
  /// The greatest gain in decibels, up or down. A stored figure may come from other people or from another sound, so
  /// its effect is limited (docs/decisions/0076).
  private static let greatest = 20.0
}
