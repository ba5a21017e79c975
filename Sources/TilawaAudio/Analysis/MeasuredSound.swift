public import TilawaCore

/// An audio file that was read to its end, and how loud that is of it which will be heard.
public struct MeasuredSound: Hashable, Sendable {
  /// What became of the measurement.
  public enum Finding: Hashable, Sendable {
    /// It is so loud.
    case measured(Loudness)
    /// Silence, or less than 0.4 s.
    case inaudible
    /// libebur128 cannot be had.
    case unavailable(AudioError)
  }

  /// The file, with its exact length.
  public let file: AudioFile
  /// What became of the measurement.
  public let finding: Finding

  public init(file: AudioFile, finding: Finding) {
    self.file = file
    self.finding = finding
  }

  /// How loud it is; nil where nothing can be heard or measured.
  public var loudness: Loudness? { if case .measured(let loudness) = finding { loudness } else { nil } }
}

extension AudioProbe {
  /// As `RecordingPass.survey`, for whoever wants no outline: reads all, and measures the loudness of some of it on the way.
  ///
  /// - Parameters:
  ///   - path: of the file.
  ///   - heard: which frames count, in order; asked before the file is read to its end.
  /// - Throws: what `verify` and `heard` throw. That loudness cannot be measured is no error.
  public static func verify(_ path: String, measuring heard: (AudioFile) throws -> [Range<Int>]) throws -> MeasuredSound
  {
    let survey = try RecordingPass.survey(path, heard: heard)
    return MeasuredSound(file: survey.file, finding: survey.loudness)
  }
}
