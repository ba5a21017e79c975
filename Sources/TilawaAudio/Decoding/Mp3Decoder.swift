import CMpg123
import Glibc
import TilawaCore

/// A decoder of MPEG audio through libmpg123.
///
/// libsndfile uses the same library, but is not used here: without a Xing header it returns an estimated length, stops
/// there or plays too little, and it lets libmpg123 write to the terminal (docs/decisions).
final class Mp3Decoder: AudioDecoding {
  let rate: Int
  let channels: Int
  let frames: Int
  private let handle: OpaquePointer
  private let file: FileDescriptor
  private var position = 0

  init(path: String, length: DecodedLength) throws(AudioError) {
    file = try FileDescriptor(reading: path)
    try AudioError.checkLoaded(cmpg123_load(), .unsupported, "open", path: path)
    guard mpg123_init() == 0, let handle = mpg123_new(nil, nil) else {
      throw AudioError(.ioFailed, "open", path: path, "libmpg123 does not start")
    }
    self.handle = handle
    let opened: (rate: Int, channels: Int, frames: Int)
    do throws(AudioError) {
      opened = try Self.open(handle, file, length: length)
    } catch {
      mpg123_delete(handle)
      throw error
    }
    (rate, channels, frames) = opened
  }

  deinit { mpg123_delete(handle) }

  private static func open(_ handle: OpaquePointer, _ file: borrowing FileDescriptor, length: DecodedLength)
    throws(AudioError) -> (rate: Int, channels: Int, frames: Int)
  {
    let flags = [MPG123_QUIET, MPG123_GAPLESS, MPG123_FORCE_FLOAT, MPG123_NO_FRANKENSTEIN, MPG123_SKIP_ID3V2]
    mpg123_param2(handle, Int32(MPG123_REMOVE_FLAGS.rawValue), Int(MPG123_AUTO_RESAMPLE.rawValue), 0)
    mpg123_param2(handle, Int32(MPG123_ADD_FLAGS.rawValue), flags.reduce(0) { $0 | Int($1.rawValue) }, 0)
    // After a seek the bit reservoir and the overlap of the frames before must be there.
    mpg123_param2(handle, Int32(MPG123_PREFRAMES.rawValue), 12, 0)
    try check(mpg123_open_fd(handle, file.number), handle, file.path)
    var rate = 0
    var channels: Int32 = 0
    var encoding: Int32 = 0
    try check(mpg123_getformat(handle, &rate, &channels, &encoding), handle, file.path)
    guard encoding == Int32(MPG123_ENC_FLOAT_32.rawValue), rate > 0, channels > 0 else {
      throw AudioError(.unsupported, "open", path: file.path, "libmpg123 does not decode it to floats")
    }
    return (rate, Int(channels), try count(handle, file, length))
  }

  /// Returns the number of frames, and leaves libmpg123 in a state for reading exactly that number.
  ///
  /// A scan may find another number of frames than the Info header states. libmpg123 then keeps the padding at both
  /// ends. So a file that was measured by such a scan is scanned again; others need not be.
  private static func count(_ handle: OpaquePointer, _ file: borrowing FileDescriptor, _ length: DecodedLength)
    throws(AudioError) -> Int
  {
    let announced = Int(mpg123_length(handle))
    if case .measured(let frames) = length {
      guard frames != announced, try MpegScan.announcedFrames(in: file) != nil else { return frames }
      try check(mpg123_scan(handle), handle, file.path)
      return frames
    }
    try check(mpg123_scan(handle), handle, file.path)
    let counted = max(0, Int(mpg123_length(handle)))
    if counted != announced, let said = try MpegScan.announcedFrames(in: file), counted < said {
      throw AudioError.breaksOff(file.path, "\(counted) of about \(said) frames are there")
    }
    return counted
  }

  func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    var filled = 0
    var isAtEnd = false
    let wanted = min(buffer.count / channels, frames - position) * channels
    while filled < wanted, !isAtEnd, let base = buffer.baseAddress {
      var bytes = 0
      let result = mpg123_read(handle, base + filled, (wanted - filled) * MemoryLayout<Float>.size, &bytes)
      filled += bytes / MemoryLayout<Float>.size
      switch result {
      case Int32(MPG123_OK.rawValue), Int32(MPG123_NEW_FORMAT.rawValue): break
      case Int32(MPG123_DONE.rawValue): isAtEnd = true
      default: try Self.check(result, handle, file.path, operation: "read")
      }
    }
    guard filled > 0 || wanted <= 0 else { throw missing(position) }
    position += filled / channels
    return filled / channels
  }

  func seek(toFrame frame: Int) throws(AudioError) {
    position = frame
    guard frame < frames else { return }
    guard mpg123_seek(handle, off_t(frame), SEEK_SET) == off_t(frame) else { throw missing(frame) }
  }

  private func missing(_ frame: Int) -> AudioError {
    .breaksOff(file.path, "frame \(frame) of \(frames) is not there")
  }

  private static func check(_ result: Int32, _ handle: OpaquePointer, _ path: String, operation: String = "open")
    throws(AudioError)
  {
    guard result != Int32(MPG123_OK.rawValue) else { return }
    throw AudioError(.unreadable, operation, path: path, String(cString: mpg123_strerror(handle)))
  }
}
