import Glibc
public import TilawaCore

/// Reads a recording once, from its first frame to its last, and finds out all that is to be known of its sound.
///
/// Blocks for as long as that takes, on as many processors as there are; not to be called on the cooperative pool. What
/// is found does not depend on their number.
public enum RecordingPass {
  /// Called now and then, by one thread at a time, with the frames that were read and their number; what it throws ends the
  /// pass, which throws it then.
  public typealias Progress = @Sendable (_ done: Int, _ of: Int) throws -> Void

  /// How the recording looks and where it is quiet; checks on the way that it is whole.
  ///
  /// - Throws: as `AudioProbe.verify`; what `progress` throws.
  public static func outline(of path: String, progress: @escaping Progress = { _, _ in }) throws -> SoundOutline {
    let file: AudioFile
    var decoder: (any AudioDecoding)?
    (file, decoder) = try AudioProbe.opened(path)
    return try outline(of: file, find(in: file, by: &decoder, heard: nil, progress))
  }

  /// The same, and how loud it is.
  ///
  /// - Parameters:
  ///   - path: of the recording.
  ///   - heard: which frames count for loudness and peak, in order; asked before the file is read to its end.
  ///   - progress: may end the pass.
  /// - Throws: as `AudioProbe.verify`; what `heard` and `progress` throw. That loudness cannot be measured is no error.
  public static func survey(
    _ path: String, heard: (AudioFile) throws -> [Range<Int>], progress: @escaping Progress = { _, _ in }
  ) throws -> RecordingSurvey {
    let file: AudioFile
    var decoder: (any AudioDecoding)?
    (file, decoder) = try AudioProbe.opened(path)
    let remark = decoder?.remark
    let ranges = try heard(file)
    if let obstacle = obstacle() {
      let finding = try find(in: file, by: &decoder, heard: nil, progress)
      return RecordingSurvey(
        file: file, outline: outline(of: file, finding), loudness: .unavailable(obstacle), remark: remark)
    }
    let finding = try find(in: file, by: &decoder, heard: ranges, progress)
    let integrated = finding.volume?.blocks.integrated(over: ranges) ?? -.infinity
    let loudness = Loudness(
      integrated: integrated, truePeak: 20 * log10(Double(finding.volume?.peak ?? 0)), extent: .whole)
    return RecordingSurvey(
      file: file, outline: outline(of: file, finding), loudness: loudness.map { .measured($0) } ?? .inaudible,
      remark: remark)
  }

  /// Why loudness cannot be measured; nil where it can.
  private static func obstacle() -> AudioError? {
    do throws(AudioError) {
      _ = try LoudnessMeter()
      return nil
    } catch {
      return error
    }
  }

  private static func outline(of file: AudioFile, _ finding: StretchFinding) -> SoundOutline {
    SoundOutline(
      waveform: Waveform(rate: file.rate, frames: file.frames, base: finding.waveform),
      envelope: .joined(finding.envelopes))
  }

  /// - Parameter decoder: stands at the first frame; let go where the stretches have decoders of their own, since it
  ///   holds an index of the file.
  private static func find(
    in file: AudioFile, by decoder: inout (any AudioDecoding)?, heard: [Range<Int>]?, _ progress: @escaping Progress
  ) throws -> StretchFinding {
    if let decoder, !decoder.isDivisible || Stretch.count(in: file) == 1 {
      return try UndividedPass(of: file, heard: heard).run(decoder, progress)
    }
    decoder = nil
    return try DividedPass(of: file, heard: heard).run(progress)
  }
}
