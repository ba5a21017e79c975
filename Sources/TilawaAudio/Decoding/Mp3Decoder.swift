import CMpg123
import Glibc
import TilawaCore

/// A decoder of a run of MPEG audio through libmpg123, which sees nothing but the frames.
///
/// libsndfile uses the same library, but is not used here: without a Xing header it returns an estimated length, stops
/// there or plays too little, and it lets libmpg123 write to the terminal (docs/decisions).
final class Mp3Decoder: AudioDecoding {
  let rate: Int
  let channels: Int
  let frames: Int
  private let handle: OpaquePointer
  private let bytes: SoundBytes
  /// The number of decoded frames before the first one that is heard.
  private let lead: Int
  private var position = 0

  init(_ bytes: SoundBytes, _ run: MpegRun, length: DecodedLength) throws(AudioError) {
    self.bytes = bytes
    let path = bytes.file.path
    try AudioError.checkLoaded(cmpg123_load(), .unsupported, AudioSentences.cannotOpen, path: path)
    guard mpg123_init() == 0, let handle = mpg123_new(nil, nil) else {
      throw AudioError(.ioFailed, AudioSentences.cannotOpen, path: path, AudioSentences.noStart(library: "libmpg123"))
    }
    do throws(AudioError) {
      (rate, channels) = try Self.open(handle, bytes)
      guard rate == run.frame.rate, channels == run.frame.channels else {
        throw AudioError(.unreadable, AudioSentences.cannotOpen, path: path, AudioSentences.firstFrameDiffers)
      }
      lead = run.lead
      frames = length.limit(run.frames)
      if lead > 0, mpg123_seek(handle, off_t(lead), SEEK_SET) != off_t(lead) {
        throw AudioError.breaksOff(path, AudioSentences.frameMissing(frame: "0", frames: "\(run.frames)"))
      }
    } catch {
      mpg123_delete(handle)
      throw error
    }
    self.handle = handle
  }

  deinit { mpg123_delete(handle) }

  private static func open(_ handle: OpaquePointer, _ bytes: SoundBytes) throws(AudioError) -> (
    rate: Int, channels: Int
  ) {
    // Headers and padding are for the walk through the file to know (`MpegRun`).
    let flags = [MPG123_QUIET, MPG123_FORCE_FLOAT, MPG123_NO_FRANKENSTEIN, MPG123_SKIP_ID3V2, MPG123_IGNORE_INFOFRAME]
    let without = MPG123_AUTO_RESAMPLE.rawValue | MPG123_GAPLESS.rawValue
    mpg123_param2(handle, Int32(MPG123_REMOVE_FLAGS.rawValue), Int(without), 0)
    mpg123_param2(handle, Int32(MPG123_ADD_FLAGS.rawValue), flags.reduce(0) { $0 | Int($1.rawValue) }, 0)
    // Decode frames before the target of a seek, for the bit reservoir and the overlap; small frames need many.
    mpg123_param2(handle, Int32(MPG123_PREFRAMES.rawValue), 40, 0)
    let path = bytes.file.path
    let result = mpg123_replace_reader_handle(
      handle,
      { user, target, count in target.flatMap { SoundBytes.from(user)?.read(into: $0, count: count) } ?? -1 },
      { user, offset, whence in off_t(SoundBytes.from(user)?.seek(Int(offset), whence) ?? -1) }, nil)
    try check(result, handle, path)
    try check(mpg123_open_handle(handle, Unmanaged.passUnretained(bytes).toOpaque()), handle, path)
    var rate = 0
    var channels: Int32 = 0
    var encoding: Int32 = 0
    try check(mpg123_getformat(handle, &rate, &channels, &encoding), handle, path)
    guard encoding == Int32(MPG123_ENC_FLOAT_32.rawValue), rate > 0, channels > 0 else {
      throw AudioError(.unsupported, AudioSentences.cannotOpen, path: path, AudioSentences.noFloats)
    }
    return (rate, Int(channels))
  }

  func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    var filled = 0
    var isAtEnd = false
    let wanted = min(buffer.count / channels, frames - position) * channels
    while filled < wanted, !isAtEnd, let base = buffer.baseAddress {
      var count = 0
      let result = mpg123_read(handle, base + filled, (wanted - filled) * MemoryLayout<Float>.size, &count)
      filled += count / MemoryLayout<Float>.size
      switch result {
      case Int32(MPG123_OK.rawValue), Int32(MPG123_NEW_FORMAT.rawValue): break
      case Int32(MPG123_DONE.rawValue): isAtEnd = true
      default: try Self.check(result, handle, bytes.file.path, cannot: AudioSentences.cannotRead)
      }
    }
    guard filled > 0 || wanted <= 0 else { throw missing(position) }
    position += filled / channels
    return filled / channels
  }

  func seek(toFrame frame: Int) throws(AudioError) {
    position = frame
    guard frame < frames else { return }
    guard mpg123_seek(handle, off_t(frame + lead), SEEK_SET) == off_t(frame + lead) else { throw missing(frame) }
  }

  private func missing(_ frame: Int) -> AudioError {
    bytes.failure ?? .breaksOff(bytes.file.path, AudioSentences.frameMissing(frame: "\(frame)", frames: "\(frames)"))
  }

  private static func check(
    _ result: Int32, _ handle: OpaquePointer, _ path: String, cannot action: Sentence = AudioSentences.cannotOpen
  )
    throws(AudioError)
  {
    guard result != Int32(MPG123_OK.rawValue) else { return }
    throw AudioError(.unreadable, action, path: path, verbatim: String(cString: mpg123_strerror(handle)))
  }
}
