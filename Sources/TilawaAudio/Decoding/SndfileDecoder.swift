import CSndfile
import Glibc
import TilawaCore

/// A decoder of WAV, AIFF, CAF, FLAC, Ogg Vorbis, Opus and other formats of libsndfile, recognised by content.
final class SndfileDecoder: AudioDecoding {
  let rate: Int
  let channels: Int
  let frames: Int
  let isDivisible: Bool
  private let handle: OpaquePointer
  private let bytes: SoundBytes
  /// The number of frames that must be decoded before the target of a seek for the same result as from the start.
  private let preroll: Int
  private var position = 0

  init(_ bytes: SoundBytes, length: DecodedLength) throws(AudioError) {
    self.bytes = bytes
    let path = bytes.file.path
    try AudioError.checkLoaded(csndfile_load(), .unsupported, AudioSentences.cannotOpen, path: path)
    var info = SF_INFO()
    var functions = Self.functions
    // libsndfile does not see the name, and cannot guess from it.
    guard let handle = sf_open_virtual(&functions, Int32(SFM_READ), &info, Unmanaged.passUnretained(bytes).toOpaque())
    else {
      let reason = sf_error(nil)
      let code: AudioError.Code = reason == Int32(SF_ERR_UNSUPPORTED_ENCODING) ? .unsupported : .unreadable
      throw AudioError(code, AudioSentences.cannotOpen, path: path, Self.words(sf_strerror(nil)))
    }
    self.handle = handle
    rate = Int(info.samplerate)
    channels = Int(info.channels)
    frames = length.limit(max(0, Int(info.frames)))
    preroll = Self.preroll(of: info)
    isDivisible = Self.isPlain(info)
  }

  deinit { sf_close(handle) }

  private static var functions: SF_VIRTUAL_IO {
    SF_VIRTUAL_IO(
      get_filelen: { user in sf_count_t(SoundBytes.from(user)?.range.count ?? -1) },
      seek: { offset, whence, user in sf_count_t(SoundBytes.from(user)?.seek(Int(offset), whence) ?? -1) },
      read: { target, count, user in
        target.flatMap { SoundBytes.from(user)?.read(into: $0, count: Int(count)) }.map { sf_count_t(max(0, $0)) } ?? 0
      },
      write: { _, _, _ in 0 },
      tell: { user in sf_count_t(SoundBytes.from(user)?.seek(0, SEEK_CUR) ?? -1) })
  }

  /// Whether the place of a frame in the file follows from its number by counting bytes.
  private static func isPlain(_ info: SF_INFO) -> Bool {
    let containers = [SF_FORMAT_WAV, SF_FORMAT_WAVEX, SF_FORMAT_AIFF, SF_FORMAT_CAF, SF_FORMAT_W64, SF_FORMAT_RF64]
    let encodings = [
      SF_FORMAT_PCM_S8, SF_FORMAT_PCM_U8, SF_FORMAT_PCM_16, SF_FORMAT_PCM_24, SF_FORMAT_PCM_32, SF_FORMAT_FLOAT,
      SF_FORMAT_DOUBLE, SF_FORMAT_ULAW, SF_FORMAT_ALAW,
    ]
    let format = Int(info.format)
    return containers.contains { Int($0) == format & Int(SF_FORMAT_TYPEMASK) }
      && encodings.contains { Int($0) == format & Int(SF_FORMAT_SUBMASK) }
  }

  private static func preroll(of info: SF_INFO) -> Int {
    switch Int(info.format) & Int(SF_FORMAT_SUBMASK) {
    case Int(SF_FORMAT_VORBIS): 2 * 8192
    case Int(SF_FORMAT_OPUS): Int(info.samplerate) * 80 / 1000
    default: 0
    }
  }

  func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    let wanted = min(buffer.count / channels, frames - position)
    guard wanted > 0, let base = buffer.baseAddress else { return 0 }
    let count = Int(sf_readf_float(handle, base, sf_count_t(wanted)))
    guard sf_error(handle) == 0 else {
      throw bytes.failure
        ?? AudioError(.truncated, AudioSentences.cannotRead, path: bytes.file.path, Self.words(sf_strerror(handle)))
    }
    // libsndfile takes some damage for the end.
    guard count > 0 else { throw missing(position) }
    position += count
    return count
  }

  func seek(toFrame frame: Int) throws(AudioError) {
    let start = max(0, frame - preroll)
    guard sf_seek(handle, sf_count_t(start), Int32(SEEK_SET)) == sf_count_t(start) else { throw missing(frame) }
    position = start
    try drop(frame - start)
  }

  private func missing(_ frame: Int) -> AudioError {
    bytes.failure ?? .breaksOff(bytes.file.path, AudioSentences.frameMissing(frame: "\(frame)", frames: "\(frames)"))
  }

  static func words(_ message: UnsafePointer<CChar>?) -> Sentence {
    guard let message else { return AudioSentences.noReason }
    let text = String(cString: message)
    return Sentence(foreign: text.hasSuffix(".") ? String(text.dropLast()) : text)
  }
}
