import CSndfile
import Glibc

/// A FLAC file in the making that is readable at every moment: a crash of the process loses at most the last block. One
/// thread uses it.
///
/// It has a temporary name, `.recording-PID-XXXXXX`, until somebody takes or removes it.
package final class RecordingFile {
  /// The prefix of the name of a recording until it is in the library.
  package static let prefix = ".recording-"
  /// The usual reserve in bytes: enough for the remaining frames when the disk is full, and for the import into the
  /// library.
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
  ///   - folder: the existing folder for the file.
  ///   - prefix: the prefix of its name.
  ///   - format: the format of the samples.
  ///   - encoding: 16 or 24 bits.
  ///   - tags: the tags of the file, also for its recovery after a crash.
  ///   - reserve: the number of reserved bytes on the disk.
  /// - Throws: `.ioFailed`, `.cannotCreate`, `.unsupported`; nothing is left behind.
  package init(
    in folder: String, prefix: String = RecordingFile.prefix, format: AudioFormat, encoding: SampleEncoding,
    tags: SoundTags, reserve: Int = RecordingFile.usualReserve
  ) throws(AudioError) {
    try AudioError.checkLoaded(csndfile_load(), .cannotCreate, AudioSentences.cannotRecord, path: folder)
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
      throw AudioError(
        .cannotCreate, AudioSentences.cannotRecord, path: folder, SndfileDecoder.words(sf_strerror(nil)))
    }
    self.handle = handle
    tags.set(on: handle)
  }

  deinit { if let handle { sf_close(handle) } }

  /// The error of a full disk; nil before. New frames use the reserve then, and it is time to finish.
  package var isFull: AudioError? {
    file.fullDisk.map {
      AudioError(.ioFailed, AudioSentences.cannotRecordOn, path: folder, verbatim: systemMessage($0))
    }
  }

  /// Writes whole interleaved frames; they are in the file, all but the last block of at most 4096.
  ///
  /// - Throws: `.ioFailed`. The earlier frames can still be recovered.
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

  /// Writes all to the disk before it returns.
  package func sync() throws(AudioError) {
    guard fdatasync(file.descriptor) == 0 else {
      throw AudioError(.ioFailed, AudioSentences.cannotRecord, path: path, verbatim: systemMessage())
    }
  }

  /// Completes the header, writes all to the disk, and releases the reserve. The file keeps its name, and its lock
  /// until this object is freed.
  package func finish() throws(AudioError) {
    let closed = handle.map { sf_close($0) } ?? 0
    handle = nil
    guard closed == 0, file.failure == nil, fsync(file.descriptor) == 0 else { throw broken }
    file.release()
  }

  /// Removes the file from the disk.
  package func remove() { unlink(path) }

  /// Returns another descriptor of the file, which keeps it locked while open.
  package func lock() -> FileHold { FileHold(fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)) }

  private var broken: AudioError {
    AudioError(.ioFailed, AudioSentences.cannotRecord, path: path, verbatim: systemMessage(file.failure ?? errno))
  }
}

/// A hold on an open file, which keeps it locked.
package final class FileHold: Sendable {
  private let descriptor: Int32
  init(_ descriptor: Int32) { self.descriptor = descriptor }
  deinit { if descriptor >= 0 { Glibc.close(descriptor) } }
}
