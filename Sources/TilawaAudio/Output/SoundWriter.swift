import CSndfile
import Glibc
package import TilawaFiles

/// A sound file in the making, under another name in the same folder until `complete`. Not thread-safe.
///
/// An incomplete file is removed when the writer is freed.
package final class SoundWriter {
  private let path: String
  private var file: OutputFile
  private let encoding: SampleEncoding
  private let channels: Int
  /// libsndfile's handle; nil while another one writes, and after the end.
  private var handle: OpaquePointer?
  /// The encoder of an MP4 file; nil for other containers, and after the end.
  private var aac: AACEncoder?
  /// The file of samples; nil for other containers.
  private var wave: WaveFile?
  private var failure: AudioError?
  private var shorts: [Int16] = []
  private var longs: [Int32] = []

  package init(_ target: OutputTarget, container: Container, encoding: SampleEncoding, format: AudioFormat)
    throws(AudioError)
  {
    let path = target.name
    let code = container.isOfSndfile ? try container.code(encoding, path) : nil
    if code != nil {
      try AudioError.checkLoaded(csndfile_load(), .cannotCreate, AudioSentences.cannotWrite, path: path)
    }
    do throws(FileError) { file = try OutputFile(target) } catch { throw AudioError(error) }
    self.path = path
    self.encoding = container.isLossless ? encoding : .float32
    channels = format.channels
    guard let code else {
      if container == .m4a { aac = try AACEncoder(file.descriptor, format: format, path: path) }
      if container == .wav { wave = WaveFile(file.descriptor, encoding: encoding, format: format) }
      guard aac != nil || wave != nil else {
        throw AudioError(.ioFailed, AudioSentences.cannotWrite, path: path, verbatim: systemMessage())
      }
      return
    }
    var info = SF_INFO()
    info.samplerate = Int32(format.rate)
    info.channels = Int32(format.channels)
    info.format = Int32(code)
    errno = 0
    guard let handle = sf_open_fd(fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0), Int32(SFM_WRITE), &info, 1) else {
      // The head of a file may be what a full disk has no room for.
      guard !FileError.isOfDisk(errno) else {
        throw AudioError(.ioFailed, AudioSentences.cannotWrite, path: path, verbatim: systemMessage())
      }
      throw AudioError(
        .cannotCreate, AudioSentences.cannotWrite, path: path, SndfileDecoder.words(sf_strerror(nil)))
    }
    self.handle = handle
    sf_command(handle, Int32(SFC_SET_ADD_PEAK_CHUNK), nil, Int32(SF_FALSE))
    LossyQuality.set(handle, container, channels: channels)
  }

  deinit {
    if let handle { sf_close(handle) }
  }

  /// Writes whole interleaved frames. After a failure every further call fails too: a file with a hole is never
  /// completed.
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
    if let aac { return try aac.write(samples) }
    if let isWritten = samples.withUnsafeBufferPointer({ wave?.write($0) }) {
      guard isWritten else {
        throw AudioError(.ioFailed, AudioSentences.cannotWrite, path: path, verbatim: systemMessage())
      }
      return
    }
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
    guard written == count else {
      throw AudioError(.ioFailed, AudioSentences.cannotWrite, path: path, verbatim: systemMessage())
    }
  }

  /// Writes the file to the disk and gives it its name.
  package func complete() throws(AudioError) {
    if let failure { throw failure }
    try aac?.finish()
    aac = nil
    let isWhole = wave?.finish() ?? true
    let closed = handle.map { sf_close($0) } ?? 0
    handle = nil
    guard isWhole, closed == 0 else {
      throw AudioError(.ioFailed, AudioSentences.cannotWrite, path: path, verbatim: systemMessage())
    }
    do throws(FileError) { try file.complete() } catch { throw AudioError(error) }
  }
}
