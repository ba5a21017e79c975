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
      let wanted = min(target, loudness.reach) - loudness.integrated
      return Gain(decibels: min(max(wanted, -Levels.greatest), Levels.greatest))
    }
    self.target = sources.isEmpty ? nil : target
  }

  public func gain(of file: AudioFile) -> Gain { gains[file.path] ?? .none }

  /// LUFS.
  private static let loudest = -18.0
  /// Decibels, either way; teachers are recorded 10 to 25 dB below studios, more is a fault.
  private static let greatest = 30.0
}
