import FoundationEssentials
package import TilawaAudio
package import TilawaCore

/// Stands for audio files where only their measure matters: a file whose text is `audio RATE FRAMES`.
package enum FakeAudio {
  package struct NoAudio: Error, CustomStringConvertible {
    package let path: String
    package var description: String { "\(path): cannot open: it is no audio" }
  }

  package static let rate = 1000

  /// - Parameter mark: anything, so that files of one length differ.
  package static func content(frames: Int, mark: String = "") -> String { "audio \(rate) \(frames) \(mark)" }

  /// Measures a fake file, as TilawaAudio measures real ones.
  @Sendable package static func measure(_ path: String) throws -> AudioFile {
    let words = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ")
    guard words.count >= 3, words[0] == "audio", let rate = Int(words[1]), let frames = Int(words[2]) else {
      throw NoAudio(path: path)
    }
    return AudioFile(path: path, rate: rate, channels: 1, frames: frames)
  }

  /// The digest of a fake sound: of its mark up to `~`; what follows stands for its tags. Nil without a mark.
  @Sendable package static func digest(_ path: String) -> SoundDigest? {
    let words = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: " ") ?? []
    let mark = words.dropFirst(3).joined(separator: " ")
    guard words.first == "audio", let sound = mark.split(separator: "~").first else { return nil }
    let digits = Hex.text(Array(sound.utf8))
    return SoundDigest(.packets, sha256: String((digits + String(repeating: "0", count: 64)).prefix(64)))
  }

  /// The result of a recording pass over such a file: a very low loudness, and silence in the outline.
  @Sendable package static func survey(
    _ path: String, heard: (AudioFile) throws -> [Range<Int>], progress: RecordingPass.Progress
  ) throws -> RecordingSurvey {
    let file = try measure(path)
    _ = try heard(file)
    try progress(file.frames, file.frames)
    let loudness = Loudness(integrated: -40, truePeak: -20, extent: .whole)
    return RecordingSurvey(
      file: file, outline: outline(of: file), loudness: loudness.map { .measured($0) } ?? .inaudible)
  }

  /// An outline of silence.
  package static func outline(of file: AudioFile) -> SoundOutline {
    var meter = WaveformMeter(rate: file.rate, channels: 1)
    [Float](repeating: 0, count: file.frames).withUnsafeBufferPointer { meter.add($0) }
    let hops = Envelope.hops(in: file.frames, rate: file.rate)
    return SoundOutline(
      waveform: meter.finish(),
      envelope: Envelope(rate: file.rate, frames: file.frames, values: Array(repeating: 255, count: hops)))
  }
}
