import CFFmpeg
import TilawaCore

/// A decoder through FFmpeg's libraries for formats outside libsndfile and libmpg123: AAC, ALAC, WMA, WebM and more.
///
/// The libraries are loaded with the first such file, through libTilawaFFmpeg.so (docs/decisions). Padding of the
/// encoder at either end is cut off if the container states it.
final class FFmpegDecoder: AudioDecoding {
  let rate: Int
  let channels: Int
  let frames: Int
  /// FFmpeg's name of the codec.
  let codec: String
  let isDivisible: Bool
  let remark: String?
  private let sound: OpenSound
  private let file: FileDescriptor
  private var position = 0

  /// A sound that FFmpeg has open; it is closed when it goes out of scope, also for an incomplete decoder.
  private struct OpenSound: ~Copyable {
    let handle: OpaquePointer
    deinit { cffmpeg_close(handle) }
  }

  /// - Parameter container: the container; MPEG audio without one is only searched for if this says so.
  init(path: String, length: DecodedLength, in container: Container = .foreign) throws(AudioError) {
    file = try FileDescriptor(reading: path)
    try Self.load(for: path)
    let boxes = MP4Boxes.begins(try file.bytes(at: 0, count: 8)) ? try MP4Boxes(file) : nil
    var description = cffmpeg_description()
    let handle = try Self.open(file, container, boxes.flatMap { MP4Cut($0) }, &description)
    sound = OpenSound(handle: handle)
    rate = Int(description.rate)
    channels = Int(description.channels)
    codec = Self.text(&description.codec)
    isDivisible = description.is_exact != 0
    switch length {
    case .measured(let known): (frames, remark) = (known, nil)
    case .counted:
      (frames, remark) = try Self.count(handle, description, file.path, isIndexed: boxes?.isFragmented == false)
    }
  }

  /// Loads FFmpeg's libraries; throws `.unsupported` with the package to install if they are missing.
  static func load(for path: String) throws(AudioError) {
    guard let failure = cffmpeg_load() else { return }
    throw AudioError(
      .unsupported, "open", path: path,
      "it takes FFmpeg: install ffmpeg, and Tilawa whole with its library: \(String(cString: failure))")
  }

  private static func open(
    _ file: borrowing FileDescriptor, _ container: Container, _ cut: MP4Cut?, _ description: inout cffmpeg_description
  ) throws(AudioError) -> OpaquePointer {
    var failure = cffmpeg_failure()
    var opened: OpaquePointer?
    let isMpeg: Int32 = container == .mpeg ? 1 : 0
    if let cut {
      var cut = cffmpeg_cut(
        ticks_per_second: Int64(cut.ticksPerSecond), start: Int64(cut.start), length: Int64(cut.length))
      opened = cffmpeg_open(file.number, Int64(file.size), isMpeg, &cut, &description, &failure)
    } else {
      opened = cffmpeg_open(file.number, Int64(file.size), isMpeg, nil, &description, &failure)
    }
    guard let opened else { throw error("open", file.path, &failure) }
    return opened
  }

  /// The tolerance of a container's stated length, which is exact to a packet or a few milliseconds.
  private static let tolerated: Int64 = 150

  /// Returns the number of frames: from the headers if they are exact, else by decoding all.
  ///
  /// - Parameter isIndexed: whether the container lists all packets at one place. If each of them was decoded nothing
  ///   is missing, even with gaps in the time stamps.
  private static func count(
    _ handle: OpaquePointer, _ description: cffmpeg_description, _ path: String, isIndexed: Bool
  ) throws(AudioError) -> (frames: Int, remark: String?) {
    guard description.frames < 0 else { return (Int(description.frames), nil) }
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
    let missing = description.announced_milliseconds - total * 1000 / Int64(description.rate)
    let isWhole = missing < tolerated
    guard isWhole || isIndexed && cffmpeg_is_read_whole(handle) != 0 else {
      throw AudioError.breaksOff(
        path, "\(missing) ms of sound are missing at its end, or between its pieces: then convert it to flac first")
    }
    guard cffmpeg_seek(handle, 0, &failure) == 0 else { throw error("read", path, &failure) }
    return (Int(total), isWhole ? nil : remark(on: missing))
  }

  /// Returns the remark on a file with gaps in its time stamps between joined pieces.
  private static func remark(on missing: Int64) -> String {
    let time = Duration.milliseconds(missing).inSeconds
    return
      "its time stamps leave out \(time) where pieces were joined; the pieces follow each other without that silence"
  }

  func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    var failure = cffmpeg_failure()
    let wanted = min(buffer.count / channels, frames - position)
    guard wanted > 0, let base = buffer.baseAddress else { return 0 }
    let count = cffmpeg_read(sound.handle, base, Int64(wanted), &failure)
    guard count >= 0 else { throw Self.error("read", file.path, &failure) }
    guard count > 0 else { throw AudioError.breaksOff(file.path, "frame \(position) of \(frames) is not there") }
    position += Int(count)
    return Int(count)
  }

  func seek(toFrame frame: Int) throws(AudioError) {
    var failure = cffmpeg_failure()
    position = frame
    guard frame < frames else { return }
    guard cffmpeg_seek(sound.handle, Int64(frame), &failure) == 0 else { throw Self.error("read", file.path, &failure) }
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

  /// Returns the text in a C array of characters that ends with a zero.
  private static func text(_ characters: inout some Any) -> String {
    withUnsafeBytes(of: &characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
