import TilawaCore

/// A pass that reads a recording from beginning to end by one decoder; a thread of its own measures the loudness.
struct UndividedPass {
  private static let chunk = 32_768

  private let file: AudioFile
  private let heard: [Range<Int>]?

  init(of file: AudioFile, heard: [Range<Int>]?) {
    self.file = file
    self.heard = heard
  }

  /// - Parameter decoder: a decoder at the first frame.
  func run(_ decoder: any AudioDecoding, _ progress: RecordingPass.Progress) throws -> PartFinding {
    let part = MeasuredPart(whole: file)
    var outline = OutlineMeter(part)
    let listener = try heard.map { try VolumeListener(part, heard: $0) }
    defer { listener?.close() }
    let reader = FrameReader(decoder, of: file, frames: Self.chunk)
    var frame = 0
    while true {
      let samples = try reader.read(at: frame)
      guard !samples.isEmpty else { break }
      listener?.hear(samples, at: frame)
      outline.add(samples, at: frame)
      frame += samples.count / file.channels
      try progress(frame, file.frames)
    }
    guard frame == file.frames else { throw reader.missing(frame) }
    let (waveform, envelope) = outline.finish()
    return PartFinding(waveform: waveform, envelopes: [envelope], volume: try listener?.finish())
  }
}
