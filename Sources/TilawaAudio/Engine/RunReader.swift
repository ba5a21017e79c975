import TilawaCore

/// A reader of the frames of one file in the session's format and speed.
///
/// Places are output frames counted from the file's start (`Rendition.range(of:)`). Touching slices are read as one
/// run, through one decoder, one resampler, one stretcher. A place after a seek begins a new run; at normal speed it
/// sounds the same. A file with fewer channels than the session is processed in its own number of channels.
///
/// Used by the decode thread alone; reading blocks on the disk.
struct RunReader: ~Copyable {
  let rendition: Rendition
  /// The output frame of the next read.
  private(set) var position = 0
  private var reader: FileReader
  private var stretch: FrameStage<TimeStretcher>?
  private let map: ChannelMap
  private let narrow: SampleBuffer

  init(_ file: AudioFile, as rendition: Rendition, opening: DecoderOpening) throws(AudioError) {
    guard !file.isExpected else {
      throw AudioError(.notFound, AudioSentences.cannotOpen, path: file.path, AudioSentences.notFetched)
    }
    let format = rendition.format
    let channels = min(file.channels, format.channels)
    let narrowed = AudioFormat(rate: format.rate, channels: channels)
    let reader = try FileReader(file, format: narrowed, opening: opening)
    let stretch = try Self.stage(rendition.speed, narrowed)
    self.reader = reader
    self.stretch = stretch
    map = ChannelMap(from: channels, to: format.channels)
    narrow = SampleBuffer(frames: 4096, channels: channels)
    self.rendition = rendition
  }

  private static func stage(_ speed: Speed, _ format: AudioFormat) throws(AudioError) -> FrameStage<TimeStretcher>? {
    guard speed != .normal else { return nil }
    return FrameStage(try TimeStretcher(speed: speed, rate: format.rate, channels: format.channels))
  }

  var file: AudioFile { reader.file }

  /// Moves to output frame `place`.
  mutating func move(to place: Int) throws(AudioError) {
    guard place != position else { return }
    try reader.move(to: rendition.speed.content(place))
    try stretch?.restart(dropping: 0)
    position = place
  }

  /// Fills `output` with the frames from `position` on.
  ///
  /// `end` is the slice's end in frames of the file: sound that is missing before it is an error, `.truncated`.
  mutating func read(into output: UnsafeMutableBufferPointer<Float>, sliceEnd end: Int) throws(AudioError) {
    let wanted = output.count / map.to
    var filled = 0
    while filled < wanted {
      let rest = UnsafeMutableBufferPointer(rebasing: output[(filled * map.to)...])
      filled += try map.from == map.to ? readSome(into: rest, end) : readMapped(into: rest, end)
    }
    position += filled
  }

  private mutating func readMapped(into output: UnsafeMutableBufferPointer<Float>, _ end: Int) throws(AudioError) -> Int
  {
    let count = try readSome(into: narrow.frames(min(narrow.capacity, output.count / map.to)), end)
    if let source = narrow.frames(count).baseAddress, let target = output.baseAddress {
      map.apply(source, frames: count, into: target)
    }
    return count
  }

  private mutating func readSome(into output: UnsafeMutableBufferPointer<Float>, _ end: Int) throws(AudioError) -> Int {
    guard stretch == nil else { return try Self.stretch(&stretch, &reader, into: output, end) }
    try reader.read(into: output, sliceEnd: end)
    return output.count / map.from
  }

  private static func stretch(
    _ stretch: inout FrameStage<TimeStretcher>?, _ reader: inout FileReader,
    into output: UnsafeMutableBufferPointer<Float>, _ end: Int
  ) throws(AudioError) -> Int {
    try stretch?.read(into: output) { input throws(AudioError) in try reader.readSome(into: input, sliceEnd: end) } ?? 0
  }
}
