import Glibc
public import TilawaCore

/// A pass that reads a recording once, from its first frame to its last, and measures its sound.
///
/// A recording may be a person's only copy: of one that lacks sound it reads the part that is there.
///
/// It blocks until the end, on up to four threads; it must not be called on the cooperative pool. The result does not
/// depend on the number of threads.
public enum RecordingPass {
  /// A function that is called from time to time, by one thread at a time, with the numbers of read frames and of all.
  /// Its errors end the pass and are thrown again.
  public typealias Progress = @Sendable (_ done: Int, _ of: Int) throws -> Void

  /// Returns the waveform and the envelope of a recording.
  ///
  /// - Throws: The errors of `AudioProbe.verify` and of `progress`.
  public static func outline(of path: String, progress: @escaping Progress = { _, _ in }) throws -> SoundOutline {
    let opened = try AudioProbe.opened(path, demanding: .present)
    let file = opened.file
    var decoder: (any AudioDecoding)? = opened.decoder
    return try outline(of: file, find(in: file, by: &decoder, heard: nil, progress))
  }

  /// Returns the outline and the loudness of a recording.
  ///
  /// - Parameters:
  ///   - path: the path of the recording.
  ///   - heard: a function that returns the frames for loudness and peak, in order; called before the file is read to
  ///     its end.
  ///   - progress: a function that may end the pass.
  /// - Throws: The errors of `AudioProbe.verify`, `heard` and `progress`. A failure to measure loudness is no error.
  public static func survey(
    _ path: String, heard: (AudioFile) throws -> [Range<Int>], progress: @escaping Progress = { _, _ in }
  ) throws -> RecordingSurvey {
    let opened = try AudioProbe.opened(path, demanding: .present)
    let (file, missing, remark) = (opened.file, opened.missing, opened.remark)
    var decoder: (any AudioDecoding)? = opened.decoder
    let ranges = try heard(file)
    if let obstacle = obstacle() {
      let finding = try find(in: file, by: &decoder, heard: nil, progress)
      return RecordingSurvey(
        file: file, outline: outline(of: file, finding), loudness: .unavailable(obstacle), missing: missing,
        remark: remark)
    }
    let finding = try find(in: file, by: &decoder, heard: ranges, progress)
    let integrated = finding.volume?.blocks.integrated(over: ranges) ?? -.infinity
    let loudness = Loudness(
      integrated: integrated, truePeak: 20 * log10(Double(finding.volume?.peak ?? 0)), extent: .whole)
    return RecordingSurvey(
      file: file, outline: outline(of: file, finding), loudness: loudness.map { .measured($0) } ?? .inaudible,
      missing: missing, remark: remark)
  }

  /// Returns the reason why loudness cannot be measured; nil if it can.
  private static func obstacle() -> AudioError? {
    do throws(AudioError) {
      _ = try LoudnessMeter()
      return nil
    } catch {
      return error
    }
  }

  private static func outline(of file: AudioFile, _ finding: PartFinding) -> SoundOutline {
    SoundOutline(
      waveform: Waveform(rate: file.rate, frames: file.frames, base: finding.waveform),
      envelope: .joined(finding.envelopes))
  }

  /// - Parameter decoder: a decoder at the first frame. It is released if the stretches have decoders of their own,
  ///   because it holds an index of the file.
  private static func find(
    in file: AudioFile, by decoder: inout (any AudioDecoding)?, heard: [Range<Int>]?, _ progress: @escaping Progress
  ) throws -> PartFinding {
    if let decoder, !decoder.isDivisible || MeasuredPart.count(in: file) == 1 {
      return try UndividedPass(of: file, heard: heard).run(decoder, progress)
    }
    decoder = nil
    return try DividedPass(of: file, heard: heard).run(progress)
  }
}
