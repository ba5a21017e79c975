public import TilawaCore

/// An audio file that was read to its end, and how loud that is of it which will be heard.
public struct MeasuredSound: Hashable, Sendable {
  public enum Finding: Hashable, Sendable {
    case measured(Loudness)
    /// Silence, or less than 0.4 s.
    case inaudible
    /// libebur128 cannot be had.
    case unavailable(AudioError)
  }

  public let file: AudioFile
  public let finding: Finding

  public init(file: AudioFile, finding: Finding) {
    self.file = file
    self.finding = finding
  }

  public var loudness: Loudness? { if case .measured(let loudness) = finding { loudness } else { nil } }
}

extension AudioProbe {
  /// As `verify`, and measures the loudness of some of it on the way.
  ///
  /// - Parameter heard: which frames count, in order; asked before the file is read to its end.
  /// - Throws: what `verify` and `heard` throw. That loudness cannot be measured is no error.
  public static func verify(_ path: String, measuring heard: (AudioFile) throws -> [Range<Int>]) throws -> MeasuredSound
  {
    let file = try measure(path)
    let ranges = try heard(file)
    let format = AudioFormat(rate: file.rate, channels: file.channels)
    let meter: LoudnessMeter
    do throws(AudioError) {
      meter = try LoudnessMeter()
    } catch {
      return MeasuredSound(file: try verify(path), finding: .unavailable(error))
    }
    var left = ranges[...]
    let verified = try verify(path) { (frames, start) throws(AudioError) in
      let end = start + frames.count / file.channels
      while let range = left.first, range.lowerBound < end {
        let piece = range.clamped(to: start..<end)
        let samples = ((piece.lowerBound - start) * file.channels)..<((piece.upperBound - start) * file.channels)
        try meter.add(UnsafeBufferPointer(rebasing: frames[samples]), in: format)
        guard range.upperBound <= end else { break }
        left.removeFirst()
      }
    }
    let loudness = meter.loudness(extent: .whole)
    return MeasuredSound(file: verified, finding: loudness.map { .measured($0) } ?? .inaudible)
  }
}
