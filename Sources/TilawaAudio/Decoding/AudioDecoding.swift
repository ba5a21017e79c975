public import TilawaCore

/// A decoder: reads the frames of one file in order, from any frame.
///
/// Used by one thread at a time; the methods block on the disk. Reading after a seek and reading from the start give
/// the same samples (mp3 and Vorbis: to 10⁻⁶); AAC, Opus and other lossy formats are exact in position, and nearly so
/// in samples.
public protocol AudioDecoding: AnyObject {
  /// The sample rate in frames a second.
  var rate: Int { get }
  /// The number of samples in a frame, interleaved.
  var channels: Int { get }
  /// The number of frames from the start to the end.
  var frames: Int { get }

  /// A remark for people about the decoding; nil for none.
  var remark: String? { get }

  /// Whether several decoders of the same file may each read a part of it. Each part must then show its own missing
  /// frames: the decoder knows the number of each frame in the file, and does not merely count.
  var isDivisible: Bool { get }

  /// Fills `buffer` with interleaved samples and returns the number of frames; 0 at the end.
  ///
  /// It may return fewer than requested; the rest of `buffer` is undefined then.
  func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int

  /// Moves to a frame: the next read begins there.
  ///
  /// - Precondition: `0 <= frame <= frames`.
  func seek(toFrame frame: Int) throws(AudioError)
}

/// A decoder that finds out while it counts frames whether sound is missing.
protocol MissingSoundFinding: AudioDecoding {
  /// The sound that the file announces and does not hold; nil for none.
  var missing: MissingSound? { get }
}

/// The source of a decoder's number of frames.
enum DecodedLength {
  /// A number from an earlier measurement.
  case measured(Int)
  /// A number to determine: from the headers if they are exact, else by decoding.
  case counted

  /// Returns the number of frames of a decoder that found `found` of them: a file that has grown since it was
  /// measured gives its measured length.
  func limit(_ found: Int) -> Int {
    switch self {
    case .measured(let frames): min(frames, found)
    case .counted: found
    }
  }
}

/// A function that opens a decoder for a measured file; called by the decode thread.
public typealias DecoderOpening = @Sendable (AudioFile) throws(AudioError) -> any AudioDecoding

extension AudioDecoding {
  /// The default: not divisible.
  public var isDivisible: Bool { false }

  /// The default: no remark.
  public var remark: String? { nil }

  /// Reads and drops `count` frames, or as many as there are.
  func drop(_ count: Int) throws(AudioError) {
    let chunk = min(count, 4096)
    guard chunk > 0 else { return }
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: chunk * channels)
    defer { buffer.deallocate() }
    var left = count
    while left > 0 {
      let read = try read(into: UnsafeMutableBufferPointer(rebasing: buffer[..<(min(chunk, left) * channels)]))
      guard read > 0 else { return }
      left -= read
    }
  }
}
