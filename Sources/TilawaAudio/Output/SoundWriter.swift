import CSndfile
import Glibc

/// A sound file in the making, under another name in the same folder until `complete`. Not thread-safe.
///
/// What is not completed is removed when the writer goes.
final class SoundWriter {
  private let path: String
  private let temporary: String
  private let descriptor: Int32
  private let encoding: SampleEncoding
  private let channels: Int
  private var handle: OpaquePointer?
  private var isComplete = false
  private var shorts: [Int16] = []
  private var longs: [Int32] = []
  /// In samples; a RIFF file holds 4 GiB.
  private var room: Int

  init(path: String, kind: FileSink.Kind, encoding: SampleEncoding, format: AudioFormat) throws(AudioError) {
    let subtype = try Self.subtype(kind, encoding, path)
    try Self.checkTarget(path)
    self.path = path
    temporary = Self.temporaryName(for: path)
    self.encoding = encoding
    channels = format.channels
    room = kind == .wav ? (Int(UInt32.max) - 4096) / encoding.bytes : .max
    descriptor = Glibc.open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw AudioError(.cannotCreate, "write", path: path, systemMessage(errno)) }
    var info = SF_INFO()
    info.samplerate = Int32(format.rate)
    info.channels = Int32(format.channels)
    info.format = Int32((kind == .wav ? Int(SF_FORMAT_WAV) : Int(SF_FORMAT_FLAC)) | subtype)
    guard let handle = sf_open_fd(descriptor, Int32(SFM_WRITE), &info, 0) else {
      throw AudioError(.cannotCreate, "write", path: path, String(cString: sf_strerror(nil)))
    }
    self.handle = handle
    sf_command(handle, Int32(SFC_SET_ADD_PEAK_CHUNK), nil, Int32(SF_FALSE))
  }

  deinit {
    if let handle { sf_close(handle) }
    if descriptor >= 0 { Glibc.close(descriptor) }
    if !isComplete, descriptor >= 0 { unlink(temporary) }
  }

  /// Whole interleaved frames.
  func write(_ samples: ArraySlice<Float>) throws(AudioError) {
    room -= samples.count
    guard room >= 0 else { throw AudioError(.ioFailed, "write", path: path, "a wav file holds 4 GiB; use flac") }
    let count = sf_count_t(samples.count / channels)
    let written: sf_count_t
    switch encoding {
    case .int16:
      shorts.removeAll(keepingCapacity: true)
      shorts.append(contentsOf: samples.lazy.map(SampleConverter.int16))
      written = sf_writef_short(handle, shorts, count)
    case .int24:
      // libsndfile takes the upper bits of what it is given.
      longs.removeAll(keepingCapacity: true)
      longs.append(contentsOf: samples.lazy.map { SampleConverter.int24($0) << 8 })
      written = sf_writef_int(handle, longs, count)
    case .int32:
      longs.removeAll(keepingCapacity: true)
      longs.append(contentsOf: samples.lazy.map(SampleConverter.int32))
      written = sf_writef_int(handle, longs, count)
    case .float32:
      written = samples.withUnsafeBufferPointer { sf_writef_float(handle, $0.baseAddress, count) }
    }
    guard written == count else { throw AudioError(.ioFailed, "write", path: path, systemMessage(errno)) }
  }

  /// Puts the file on the disk and gives it its name.
  func complete() throws(AudioError) {
    let closed = handle.map { sf_close($0) } ?? 0
    handle = nil
    guard closed == 0, fsync(descriptor) == 0, rename(temporary, path) == 0 else {
      throw AudioError(.ioFailed, "write", path: path, systemMessage(errno))
    }
    isComplete = true
    syncFolder()
  }

  private func syncFolder() {
    let folder = Glibc.open(Self.split(path).folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    Glibc.close(folder)
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  private static func temporaryName(for path: String) -> String {
    let (folder, name) = split(path)
    let unique = "\(getpid())-\(UInt32.random(in: 0 ... .max))"
    return (path.contains("/") ? folder : "") + ".\(name.prefix(60)).\(unique).part"
  }

  /// Only a regular file is replaced.
  private static func checkTarget(_ path: String) throws(AudioError) {
    guard !split(path).name.isEmpty else {
      throw AudioError(.cannotCreate, "write", path: path, "it names no file")
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    throw AudioError(.cannotCreate, "write", path: path, isFolder ? "it is a folder" : "it is not a regular file")
  }

  private static func subtype(_ kind: FileSink.Kind, _ encoding: SampleEncoding, _ path: String) throws(AudioError)
    -> Int
  {
    switch (kind, encoding) {
    case (_, .int16): return Int(SF_FORMAT_PCM_16)
    case (_, .int24): return Int(SF_FORMAT_PCM_24)
    case (.wav, .int32): return Int(SF_FORMAT_PCM_32)
    case (.wav, .float32): return Int(SF_FORMAT_FLOAT)
    case (.flac, .int32), (.flac, .float32):
      throw AudioError(.cannotCreate, "write", path: path, "flac holds samples of 16 or 24 bits")
    }
  }
}
