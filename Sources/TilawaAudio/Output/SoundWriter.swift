import CSndfile
import Glibc

/// A sound file in the making, under another name in the same folder until `complete`. Not thread-safe.
///
/// What is not completed is removed when the writer goes.
package final class SoundWriter {
  /// What libsndfile can write; `FileSink.Kind` is what is offered as an output.
  package enum Container: Hashable, Sendable, CaseIterable { case wav, flac, aiff, caf, vorbis, opus, mp3 }

  private let path: String
  private let temporary: String
  private let descriptor: Int32
  private let encoding: SampleEncoding
  private let channels: Int
  private var handle: OpaquePointer?
  private var isComplete = false
  private var failure: AudioError?
  private var shorts: [Int16] = []
  private var longs: [Int32] = []
  /// In samples; a RIFF file holds 4 GiB.
  private var room: Int

  package init(path: String, container: Container, encoding: SampleEncoding, format: AudioFormat) throws(AudioError) {
    let code = try Self.code(container, encoding, path)
    try Self.checkTarget(path)
    try AudioError.checkLoaded(csndfile_load(), .cannotCreate, "write", path: path)
    self.path = path
    temporary = Self.temporaryName(for: path)
    self.encoding = encoding
    channels = format.channels
    room = container == .wav ? (Int(UInt32.max) - 4096) / encoding.bytes : .max
    descriptor = Glibc.open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw AudioError(.cannotCreate, "write", path: path, systemMessage(errno)) }
    // For as long as it is open, so that others know what a process that was killed left behind.
    flock(descriptor, LOCK_EX | LOCK_NB)
    var info = SF_INFO()
    info.samplerate = Int32(format.rate)
    info.channels = Int32(format.channels)
    info.format = Int32(code)
    guard let handle = sf_open_fd(fcntl(descriptor, F_DUPFD_CLOEXEC, 0), Int32(SFM_WRITE), &info, Int32(SF_TRUE)) else {
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

  /// Whole interleaved frames. After a failure every further call fails too: a file with a hole is never completed.
  package func write(_ samples: ArraySlice<Float>) throws(AudioError) {
    if let failure { throw failure }
    do throws(AudioError) {
      try append(samples)
    } catch {
      failure = error
      throw error
    }
  }

  private func append(_ samples: ArraySlice<Float>) throws(AudioError) {
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
  package func complete() throws(AudioError) {
    if let failure { throw failure }
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
    // The link itself is looked at: the new file takes the place of what the path names, and /dev/stdout is a link.
    guard lstat(path, &status) == 0 else { return }
    let complaint =
      switch status.st_mode & S_IFMT {
      case S_IFREG: String?.none
      case S_IFDIR: "it is a folder"
      case S_IFLNK: "it is a link; name the file itself"
      default: "it is not a regular file"
      }
    if let complaint { throw AudioError(.cannotCreate, "write", path: path, complaint) }
  }

  /// libsndfile's number for the container with this encoding; lossy ones take floats as they are.
  private static func code(_ container: Container, _ encoding: SampleEncoding, _ path: String) throws(AudioError)
    -> Int
  {
    switch container {
    case .wav: return Int(SF_FORMAT_WAV) | pcm(encoding)
    case .aiff: return Int(SF_FORMAT_AIFF) | pcm(encoding)
    case .caf: return Int(SF_FORMAT_CAF) | pcm(encoding)
    case .vorbis: return Int(SF_FORMAT_OGG) | Int(SF_FORMAT_VORBIS)
    case .opus: return Int(SF_FORMAT_OGG) | Int(SF_FORMAT_OPUS)
    case .mp3: return Int(SF_FORMAT_MPEG) | Int(SF_FORMAT_MPEG_LAYER_III)
    case .flac:
      guard encoding == .int16 || encoding == .int24 else {
        throw AudioError(.cannotCreate, "write", path: path, "flac holds samples of 16 or 24 bits")
      }
      return Int(SF_FORMAT_FLAC) | pcm(encoding)
    }
  }

  private static func pcm(_ encoding: SampleEncoding) -> Int {
    switch encoding {
    case .int16: Int(SF_FORMAT_PCM_16)
    case .int24: Int(SF_FORMAT_PCM_24)
    case .int32: Int(SF_FORMAT_PCM_32)
    case .float32: Int(SF_FORMAT_FLOAT)
    }
  }
}
