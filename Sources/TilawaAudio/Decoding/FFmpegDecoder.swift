import CFFmpeg
import TilawaCore

/// A decoder through FFmpeg's libraries for formats outside libsndfile and libmpg123: AAC, ALAC, WMA, WebM and more.
///
/// The libraries are loaded with the first such file, through libTilawaFFmpeg.so (docs/decisions). Padding of the
/// encoder at either end is cut off if the container states it.
final class FFmpegDecoder: MissingSoundFinding {
  let rate: Int
  let channels: Int
  let frames: Int
  /// FFmpeg's name of the codec.
  let codec: String
  let isDivisible: Bool
  let remark: String?
  let missing: MissingSound?
  private let sound: OpenSound
  private let bytes: SoundBytes
  private var position = 0

  /// A sound that FFmpeg has open; it is closed when it goes out of scope, also for an incomplete decoder.
  private struct OpenSound: ~Copyable {
    let handle: OpaquePointer
    deinit { cffmpeg_close(handle) }
  }

  /// - Parameter container: the container; MPEG audio without one is only searched for if this says so.
  init(_ bytes: SoundBytes, length: DecodedLength, in container: Container = .foreign) throws(AudioError) {
    self.bytes = bytes
    let path = bytes.file.path
    try Self.load(for: path)
    let start = bytes.range.lowerBound
    let isMP4 = MP4Boxes.begins(try bytes.file.bytes(at: start, count: 8))
    let boxes = isMP4 ? try MP4Boxes(bytes.file, from: start) : nil
    var description = cffmpeg_description()
    let handle = try Self.open(bytes, container, boxes.flatMap { MP4Cut($0) }, &description)
    sound = OpenSound(handle: handle)
    rate = Int(description.rate)
    channels = Int(description.channels)
    codec = Self.text(&description.codec)
    isDivisible = description.is_exact != 0
    switch length {
    case .measured(let known): (frames, remark, missing) = (known, nil, nil)
    case .counted where description.frames >= 0:
      (frames, remark, missing) = (Int(description.frames), nil, Self.missing(description))
    case .counted:
      let found = try Self.count(handle, description, path, isIndexed: boxes?.isFragmented == false)
      (frames, remark, missing) = (found.frames, found.remark, found.missing)
    }
  }

  /// Loads FFmpeg's libraries; throws `.unsupported` with the package to install if they are missing.
  static func load(for path: String) throws(AudioError) {
    guard let failure = cffmpeg_load() else { return }
    throw AudioError(
      .unsupported, AudioSentences.cannotOpen, path: path,
      AudioSentences.takesFfmpeg(reason: String(cString: failure)))
  }

  private static func open(
    _ bytes: SoundBytes, _ container: Container, _ cut: MP4Cut?, _ description: inout cffmpeg_description
  ) throws(AudioError) -> OpaquePointer {
    var failure = cffmpeg_failure()
    var opened: OpaquePointer?
    let isMpeg: Int32 = container == .mpeg ? 1 : 0
    let (number, start, size) = (bytes.file.number, Int64(bytes.range.lowerBound), Int64(bytes.range.count))
    if let cut {
      var cut = cffmpeg_cut(
        ticks_per_second: Int64(cut.ticksPerSecond), start: Int64(cut.start), length: Int64(cut.length))
      opened = cffmpeg_open(number, start, size, isMpeg, &cut, &description, &failure)
    } else {
      opened = cffmpeg_open(number, start, size, isMpeg, nil, &description, &failure)
    }
    guard let opened else { throw error(AudioSentences.cannotOpen, bytes.file.path, &failure) }
    return opened
  }

  /// The tolerance of a container's stated length, which is exact to a packet or a few milliseconds.
  private static let tolerated: Int64 = 150

  /// Returns what the index of a container names, and the file does not hold.
  private static func missing(_ description: cffmpeg_description) -> MissingSound? {
    guard description.frames < description.announced_frames else { return nil }
    return MissingSound(
      .endsEarly,
      AudioSentences.framesThere(
        present: "\(description.frames)", frames: "\(description.announced_frames)"),
      announced: .seconds(Double(description.announced_frames) / Double(description.rate)))
  }

  /// Counts the frames by decoding all.
  ///
  /// - Parameter isIndexed: whether the container lists all packets at one place. If each of them was decoded nothing
  ///   is missing, even with gaps in the time stamps.
  private static func count(
    _ handle: OpaquePointer, _ description: cffmpeg_description, _ path: String, isIndexed: Bool
  ) throws(AudioError) -> (frames: Int, remark: String?, missing: MissingSound?) {
    var failure = cffmpeg_failure()
    var total: Int64 = 0
    let chunk = SampleBuffer(frames: 16_384, channels: Int(description.channels))
    let target = chunk.frames(chunk.capacity)
    var damage: AudioError?
    while damage == nil {
      let count = cffmpeg_read(handle, target.baseAddress, Int64(chunk.capacity), &failure)
      if count < 0 {
        let error = error(AudioSentences.cannotRead, path, &failure)
        guard error.code == .truncated, total > 0 else { throw error }
        damage = error
      }
      guard count > 0 else { break }
      total += count
    }
    let announced = description.announced_milliseconds
    let rest = announced - total * 1000 / Int64(description.rate)
    let length = announced > 0 ? Duration.milliseconds(announced) : nil
    let isWhole = rest < tolerated
    var missing: MissingSound?
    if let damage {
      missing = MissingSound(.hasHole, damage.detail, announced: length)
    } else if !isWhole, !isIndexed || cffmpeg_is_read_whole(handle) == 0 {
      let detail = AudioSentences.millisecondsMissing(count: "\(rest)")
      missing = MissingSound(.endsEarly, detail, announced: length)
    }
    guard cffmpeg_seek(handle, 0, &failure) == 0 else { throw error(AudioSentences.cannotRead, path, &failure) }
    return (Int(total), isWhole || missing != nil ? nil : remark(on: rest).text, missing)
  }

  /// Returns the remark on a file with gaps in its time stamps between joined pieces.
  static func remark(on missing: Int64) -> Sentence {
    let time = Duration.milliseconds(missing).inSeconds
    return AudioSentences.stampsLeaveOut(time: "\(time)")
  }

  func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    var failure = cffmpeg_failure()
    let wanted = min(buffer.count / channels, frames - position)
    guard wanted > 0, let base = buffer.baseAddress else { return 0 }
    let count = cffmpeg_read(sound.handle, base, Int64(wanted), &failure)
    guard count >= 0 else { throw Self.error(AudioSentences.cannotRead, bytes.file.path, &failure) }
    guard count > 0 else {
      throw AudioError.breaksOff(
        bytes.file.path, AudioSentences.frameMissing(frame: "\(position)", frames: "\(frames)"))
    }
    position += Int(count)
    return Int(count)
  }

  func seek(toFrame frame: Int) throws(AudioError) {
    var failure = cffmpeg_failure()
    position = frame
    guard frame < frames else { return }
    guard cffmpeg_seek(sound.handle, Int64(frame), &failure) == 0 else {
      throw Self.error(AudioSentences.cannotRead, bytes.file.path, &failure)
    }
  }

  static func error(_ action: Sentence, _ path: String, _ failure: inout cffmpeg_failure) -> AudioError {
    let code: AudioError.Code =
      switch Int(failure.code) {
      case CFFMPEG_UNSUPPORTED: .unsupported
      case CFFMPEG_TRUNCATED: .truncated
      case CFFMPEG_IO_FAILED: .ioFailed
      default: .unreadable
      }
    return AudioError(code, action, path: path, verbatim: text(&failure.message))
  }

  /// Returns the text in a C array of characters that ends with a zero.
  private static func text(_ characters: inout some Any) -> String {
    withUnsafeBytes(of: &characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
