import CSndfile
import Glibc

/// A FLAC file in the making that is worth something at every moment: what was written until then can be read, whatever
/// becomes of the process. One thread uses it.
///
/// It lies under a temporary name, `.recording-PID-XXXXXX`, and stays there until somebody takes it or removes it.
package final class RecordingFile {
  /// Of a recording while it is made, and until it is in the library.
  package static let prefix = ".recording-"
  /// Enough for what is still on its way when the disk is full, and for the library to take it in.
  package static let usualReserve = 4 << 20

  private let file: ReservedFile
  private let folder: String
  private let encoding: SampleEncoding
  private let channels: Int
  private var handle: OpaquePointer?
  private var shorts: [Int16] = []
  private var longs: [Int32] = []

  package var path: String { file.path }

  /// - Parameters:
  ///   - folder: in which it is made; it must be there.
  ///   - prefix: what its name begins with.
  ///   - format: of the samples.
  ///   - encoding: 16 or 24 bits.
  ///   - tags: what it says of itself, also to whoever finds it after a crash.
  ///   - reserve: how many bytes of the disk are put by.
  /// - Throws: `.ioFailed`, `.cannotCreate`, `.unsupported`; nothing is left behind.
  package init(
    in folder: String, prefix: String = RecordingFile.prefix, format: AudioFormat, encoding: SampleEncoding,
    tags: SoundTags, reserve: Int = RecordingFile.usualReserve
  ) throws(AudioError) {
    try AudioError.checkLoaded(csndfile_load(), .cannotCreate, "record", path: folder)
    file = try ReservedFile(in: folder, prefix: prefix, reserve: reserve)
    self.folder = folder
    self.encoding = encoding
    channels = format.channels
    var info = SF_INFO()
    info.samplerate = Int32(format.rate)
    info.channels = Int32(format.channels)
    let code: Int
    do throws(AudioError) {
      code = try SoundWriter.Container.flac.code(encoding, folder)
    } catch {
      unlink(file.path)
      throw error
    }
    info.format = Int32(code)
    var functions = ReservedFile.functions
    let user = Unmanaged.passUnretained(file).toOpaque()
    guard let handle = sf_open_virtual(&functions, Int32(SFM_WRITE), &info, user) else {
      unlink(file.path)
      throw AudioError(.cannotCreate, "record", path: folder, String(cString: sf_strerror(nil)))
    }
    self.handle = handle
    tags.set(on: handle)
  }

  deinit { if let handle { sf_close(handle) } }

  /// Whether the disk is full and what comes now stands in the reserve: time to finish.
  package var isFull: AudioError? {
    file.fullDisk.map { AudioError(.ioFailed, "go on recording", path: folder, systemMessage($0)) }
  }

  /// Whole interleaved frames; they are in the file, all but the last block of at most 4096.
  ///
  /// - Throws: `.ioFailed`. What was written before can still be recovered.
  package func write(_ samples: UnsafeBufferPointer<Float>) throws(AudioError) {
    let frames = sf_count_t(samples.count / channels)
    let written: sf_count_t
    switch encoding {
    case .int16, .float32, .int32:
      if shorts.count < samples.count { shorts = [Int16](repeating: 0, count: samples.count) }
      shorts.withUnsafeMutableBufferPointer { target in
        for index in samples.indices { target[index] = SampleConverter.int16(samples[index]) }
      }
      written = sf_writef_short(handle, shorts, frames)
    case .int24:
      if longs.count < samples.count { longs = [Int32](repeating: 0, count: samples.count) }
      // libsndfile takes the upper bits of what it is given.
      longs.withUnsafeMutableBufferPointer { target in
        for index in samples.indices { target[index] = SampleConverter.int24(samples[index]) << 8 }
      }
      written = sf_writef_int(handle, longs, frames)
    }
    guard written == frames, file.failure == nil else { throw broken }
  }

  /// What was written is on the disk when this returns.
  package func sync() throws(AudioError) {
    guard fdatasync(file.descriptor) == 0 else {
      throw AudioError(.ioFailed, "record", path: path, systemMessage(errno))
    }
  }

  /// Completes the header, has all of it on the disk, and gives the space that was put by back. The file keeps its name,
  /// and its lock until this object goes.
  package func finish() throws(AudioError) {
    let closed = handle.map { sf_close($0) } ?? 0
    handle = nil
    guard closed == 0, file.failure == nil, fsync(file.descriptor) == 0 else { throw broken }
    file.release()
  }

  /// Takes it off the disk.
  package func remove() { unlink(path) }

  /// Another number of the file, which keeps it locked for as long as it is open.
  package func lock() -> FileHold { FileHold(fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)) }

  private var broken: AudioError {
    AudioError(.ioFailed, "record", path: path, systemMessage(file.failure ?? errno))
  }
}

/// Keeps a file open, and so locked.
package final class FileHold: Sendable {
  private let descriptor: Int32
  init(_ descriptor: Int32) { self.descriptor = descriptor }
  deinit { if descriptor >= 0 { Glibc.close(descriptor) } }
}
