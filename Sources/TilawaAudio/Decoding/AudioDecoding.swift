public import TilawaCore

/// Reads the frames of one file in order, from any frame.
///
/// Used by one thread at a time; the methods block on the disk. A frame is the same to the sample (mp3 and Vorbis: to
/// 10⁻⁶) whether it was reached by a seek or by reading; AAC, Opus and other lossy formats are exact in position, and
/// nearly so in samples.
public protocol AudioDecoding: AnyObject {
  /// Frames a second.
  var rate: Int { get }
  /// How many samples a frame has, interleaved.
  var channels: Int { get }
  /// How many frames reading from the start gives.
  var frames: Int { get }

  /// What a person should know of how it is decoded, in words; nil where there is nothing to say.
  var remark: String? { get }

  /// Whether several decoders of the same file may each read a part of it, and whatever is missing is found out by those
  /// parts alone: the decoder knows which frame of the file it reads, and does not merely count.
  var isDivisible: Bool { get }

  /// Fills `buffer` with interleaved samples and returns how many frames there were; 0 at the end.
  ///
  /// It may give fewer than asked for; what is left of `buffer` is undefined then.
  func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int

  /// The next read begins with frame `frame`.
  ///
  /// - Precondition: `0 <= frame <= frames`.
  func seek(toFrame frame: Int) throws(AudioError)
}

/// Where a decoder gets the number of its frames from.
enum DecodedLength {
  /// Known from an earlier measurement.
  case measured(Int)
  /// To be found out: from headers where they say it exactly, else by walking through the file.
  case counted
}

/// Opens a decoder for a file that was measured before; the decode thread calls it.
public typealias DecoderOpening = @Sendable (AudioFile) throws(AudioError) -> any AudioDecoding

extension AudioDecoding {
  /// False, where a decoder does not say that it is.
  public var isDivisible: Bool { false }

  /// Nothing, where a decoder does not say something.
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
