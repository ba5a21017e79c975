import CSndfile
import Glibc

/// A sound file in the making, under another name in the same folder until `complete`. Not thread-safe.
///
/// What is not completed is removed when the writer goes.
package final class SoundWriter {
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
    let code = try container.code(encoding, path)
    try Self.checkTarget(path)
    try AudioError.checkLoaded(csndfile_load(), .cannotCreate, "write", path: path)
    self.path = path
    temporary = Self.temporaryName(for: path)
    self.encoding = container.isLossless ? encoding : .float32
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
    LossyQuality.set(handle, container, channels: channels)
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
      if shorts.count < samples.count { shorts = [Int16](repeating: 0, count: samples.count) }
      // A closure for each sample would be a fifth of a render.
      samples.withUnsafeBufferPointer { source in
        shorts.withUnsafeMutableBufferPointer { target in
          for index in source.indices { target[index] = SampleConverter.int16(source[index]) }
        }
      }
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
}
