import CFFmpeg
import TilawaCore

/// What libsndfile and libmpg123 do not read, through FFmpeg's libraries: AAC, ALAC, WMA, WebM and more.
///
/// They are loaded with the first such file, by way of libTilawaFFmpeg.so (docs/decisions). Frames are the encoder's
/// where the container says what it added at either end.
final class FFmpegDecoder: AudioDecoding {
  let rate: Int
  let channels: Int
  let frames: Int
  /// FFmpeg's name of the codec.
  let codec: String
  let isDivisible: Bool
  private let handle: OpaquePointer
  private let file: FileDescriptor
  private var position = 0

  init(path: String, length: DecodedLength) throws(AudioError) {
    file = try FileDescriptor(reading: path)
    try Self.load(for: path)
    var description = cffmpeg_description()
    let handle = try Self.open(file, &description)
    self.handle = handle
    rate = Int(description.rate)
    channels = Int(description.channels)
    codec = Self.text(&description.codec)
    isDivisible = description.is_exact != 0
    frames =
      switch length {
      case .measured(let frames): frames
      case .counted: try Self.count(handle, description, file.path)
      }
  }

  deinit { cffmpeg_close(handle) }

  /// Throws `.unsupported` where FFmpeg's libraries cannot be had, and says what to install.
  static func load(for path: String) throws(AudioError) {
    guard let failure = cffmpeg_load() else { return }
    throw AudioError(
      .unsupported, "open", path: path,
      "it takes FFmpeg: install ffmpeg, and Tilawa whole with its library: \(String(cString: failure))")
  }

  private static func open(_ file: borrowing FileDescriptor, _ description: inout cffmpeg_description)
    throws(AudioError) -> OpaquePointer
  {
    var failure = cffmpeg_failure()
    var opened: OpaquePointer?
    if let cut = try Self.cut(file) {
      var cut = cffmpeg_cut(
        ticks_per_second: Int64(cut.ticksPerSecond), start: Int64(cut.start), length: Int64(cut.length))
      opened = cffmpeg_open(file.number, Int64(file.size), &cut, &description, &failure)
    } else {
      opened = cffmpeg_open(file.number, Int64(file.size), nil, &description, &failure)
    }
    guard let opened else { throw error("open", file.path, &failure) }
    return opened
  }

  private static func cut(_ file: borrowing FileDescriptor) throws(AudioError) -> MP4Cut? {
    guard MP4Boxes.begins(try file.bytes(at: 0, count: 8)) else { return nil }
    return MP4Cut(try MP4Boxes(file))
  }

  /// How many frames there are: by the headers where they say it exactly, else by decoding all.
  private static func count(_ handle: OpaquePointer, _ description: cffmpeg_description, _ path: String)
    throws(AudioError) -> Int
  {
    guard description.frames < 0 else { return Int(description.frames) }
    var failure = cffmpeg_failure()
    var total: Int64 = 0
    let chunk = SampleBuffer(frames: 16_384, channels: Int(description.channels))
    let target = chunk.frames(chunk.capacity)
    while true {
      let count = cffmpeg_read(handle, target.baseAddress, Int64(chunk.capacity), &failure)
      guard count >= 0 else { throw error("read", path, &failure) }
      guard count > 0 else { break }
      total += count
    }
    // Containers say it to within a packet or a few milliseconds.
    let missing = description.announced_milliseconds - total * 1000 / Int64(description.rate)
    guard missing < 150 else {
      throw AudioError.breaksOff(
        path, "\(missing) ms of sound are missing at its end, or between its pieces: then convert it to flac first")
    }
    guard cffmpeg_seek(handle, 0, &failure) == 0 else { throw error("read", path, &failure) }
    return Int(total)
  }

  func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    var failure = cffmpeg_failure()
    let wanted = min(buffer.count / channels, frames - position)
    guard wanted > 0, let base = buffer.baseAddress else { return 0 }
    let count = cffmpeg_read(handle, base, Int64(wanted), &failure)
    guard count >= 0 else { throw Self.error("read", file.path, &failure) }
    guard count > 0 else { throw AudioError.breaksOff(file.path, "frame \(position) of \(frames) is not there") }
    position += Int(count)
    return Int(count)
  }

  func seek(toFrame frame: Int) throws(AudioError) {
    var failure = cffmpeg_failure()
    position = frame
    guard frame < frames else { return }
    guard cffmpeg_seek(handle, Int64(frame), &failure) == 0 else { throw Self.error("read", file.path, &failure) }
  }

  static func error(_ operation: String, _ path: String, _ failure: inout cffmpeg_failure) -> AudioError {
    let code: AudioError.Code =
      switch Int(failure.code) {
      case CFFMPEG_UNSUPPORTED: .unsupported
      case CFFMPEG_TRUNCATED: .truncated
      case CFFMPEG_IO_FAILED: .ioFailed
      default: .unreadable
      }
    return AudioError(code, operation, path: path, text(&failure.message))
  }

  /// The text in a C array of characters that ends with a zero.
  private static func text(_ characters: inout some Any) -> String {
    withUnsafeBytes(of: &characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
