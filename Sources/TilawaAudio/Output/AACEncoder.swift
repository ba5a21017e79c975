import CFFmpeg

/// An encoder of AAC into an MP4 file, through FFmpeg's libraries. Not thread-safe.
final class AACEncoder {
  private let path: String
  private let channels: Int
  private let handle: Handle

  private struct Handle: ~Copyable {
    let pointer: OpaquePointer
    deinit { cffmpeg_encoder_close(pointer) }
  }

  /// Begins the file.
  ///
  /// - Parameters:
  ///   - descriptor: an empty file, open for reading and writing; it stays the caller's.
  ///   - path: the name of the file for errors.
  /// - Throws: `.unsupported` if FFmpeg's libraries are not installed; `.ioFailed`.
  init(_ descriptor: Int32, format: AudioFormat, path: String) throws(AudioError) {
    try FFmpegDecoder.load(for: path)
    var failure = cffmpeg_failure()
    let bits = Int64(LossyQuality.aac(channels: format.channels, rate: format.rate))
    guard
      let opened = cffmpeg_encoder_open(descriptor, Int32(format.rate), Int32(format.channels), bits, &failure)
    else { throw FFmpegDecoder.error(AudioSentences.cannotWrite, path, &failure) }
    handle = Handle(pointer: opened)
    self.path = path
    channels = format.channels
  }

  /// Encodes whole interleaved frames.
  func write(_ samples: ArraySlice<Float>) throws(AudioError) {
    var failure = cffmpeg_failure()
    let result = samples.withUnsafeBufferPointer {
      cffmpeg_encode(handle.pointer, $0.baseAddress, Int64($0.count / channels), &failure)
    }
    guard result == 0 else { throw FFmpegDecoder.error(AudioSentences.cannotWrite, path, &failure) }
  }

  /// Writes what remains, and the index of the file.
  func finish() throws(AudioError) {
    var failure = cffmpeg_failure()
    guard cffmpeg_encoder_finish(handle.pointer, &failure) == 0 else {
      throw FFmpegDecoder.error(AudioSentences.cannotWrite, path, &failure)
    }
  }
}
