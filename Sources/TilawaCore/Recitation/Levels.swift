/// At which gain each file of a session is played, so that all its measured sources are equally loud.
///
/// Settled once for a session: a source has one gain, so that its quiet ayat stay quiet.
public struct Levels: Hashable, Sendable {
  /// Every file as it was recorded.
  public static let untouched = Levels([:])

  /// The loudness of every measured source in the session, in LUFS; nil where none is measured.
  public let target: Double?
  private let gains: [String: Gain]

  /// The target is the lowest loudness that a source reaches, and never above −18 LUFS.
  ///
  /// - Parameters:
  ///   - sources: the loudness of each file's source, by the file's path. What is not there is untouched.
  ///   - standby: the same of files that may have to take the place of others. They do not lower the target; one that
  ///     does not reach it is as loud as it can be.
  public init(_ sources: [String: Loudness], standby: [String: Loudness] = [:]) {
    let target = sources.values.map(\.reach).reduce(Levels.loudest, min)
    gains = sources.merging(standby) { heard, _ in heard }.mapValues { loudness in
      let wanted = target - loudness.integrated
      return Gain(decibels: min(max(wanted, -Levels.greatest), Levels.greatest, loudness.headroom))
    }
    self.target = sources.isEmpty ? nil : target
  }

  /// The gain of a file; none where its source was not measured.
  public func gain(of file: AudioFile) -> Gain { gains[file.path] ?? .none }

  /// LUFS.
  private static let loudest = -18.0
  /// Decibels, either way. What is stored may be a figure of somebody else's, or of another sound; no more than this is made of
  /// it (docs/decisions/0076).
  private static let greatest = 20.0
}
