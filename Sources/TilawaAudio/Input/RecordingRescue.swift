import CSndfile
import Glibc

/// Recovery of a recording after its process was killed.
package enum RecordingRescue {
  /// The outcome of a recovery.
  package enum Outcome {
    /// The file was complete.
    case whole
    /// The file was incomplete; its readable part is in a new file.
    case rewritten(RecordingFile)
    /// The file has no sound.
    case empty
  }

  /// Reads the file. If its header was never completed, it writes the whole part to a new file, sample for sample, in
  /// the same folder under a name with `prefix`. The old file stays unchanged. Blocks on the disk.
  ///
  /// - Throws: `.unreadable` for other content than a FLAC file, `.cannotCreate`, `.ioFailed`, `.unsupported`; nothing
  ///   is left behind.
  package static func rescue(_ path: String, in folder: String, prefix: String) throws(AudioError) -> (
    outcome: Outcome, tags: SoundTags
  ) {
    let size = try size(of: path)
    guard size > 0 else { return (.empty, SoundTags()) }
    // A disk that cannot be read looks like the end of the sound; the only copy must not go for that.
    try readThrough(path)
    let found = try UnfinishedFile(path)
    guard !found.isComplete else { return (.whole, found.tags) }
    let file = try RecordingFile(
      in: folder, prefix: prefix, format: found.format, encoding: found.encoding, tags: found.tags, reserve: 0)
    do throws(AudioError) {
      guard try found.copy(to: file) > 0 else {
        guard size < emptyAtMost else {
          throw AudioError(
            .unreadable, AudioSentences.cannotRecover, path: path, AudioSentences.nothingDecodable(bytes: "\(size)"))
        }
        file.remove()
        return (.empty, found.tags)
      }
      try file.finish()
    } catch {
      file.remove()
      throw error
    }
    return (.rewritten(file), found.tags)
  }

  /// The size in bytes below which an unreadable file counts as empty; a header and an unfinished block take less.
  private static let emptyAtMost = 1 << 16

  private static func readThrough(_ path: String) throws(AudioError) {
    let file = try FileDescriptor(reading: path)
    var place = 0
    while place < file.size {
      let count = try file.bytes(at: place, count: min(1 << 20, file.size - place)).count
      guard count > 0 else { return }
      place += count
    }
  }

  /// Returns the size of the file. It may be 0, because nothing is written before the first block is full, not even the
  /// header.
  private static func size(of path: String) throws(AudioError) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw AudioError(.notFound, AudioSentences.cannotRecover, path: path, verbatim: systemMessage())
    }
    return Int(status.st_size)
  }
}

/// A FLAC file that may break off anywhere.
private final class UnfinishedFile {
  let format: AudioFormat
  let encoding: SampleEncoding
  let tags: SoundTags
  /// Whether its header states its length.
  let isComplete: Bool
  private let handle: OpaquePointer

  init(_ path: String) throws(AudioError) {
    try AudioError.checkLoaded(csndfile_load(), .unsupported, AudioSentences.cannotRecover, path: path)
    let file = try FileDescriptor(reading: path)
    var info = SF_INFO()
    guard let handle = sf_open_fd(file.duplicate(), Int32(SFM_READ), &info, Int32(SF_TRUE)) else {
      throw AudioError(
        .unreadable, AudioSentences.cannotRecover, path: path, SndfileDecoder.words(sf_strerror(nil)))
    }
    self.handle = handle
    format = AudioFormat(rate: Int(info.samplerate), channels: Int(info.channels))
    encoding = Int(info.format) & Int(SF_FORMAT_SUBMASK) == Int(SF_FORMAT_PCM_24) ? .int24 : .int16
    tags = SoundTags(of: handle)
    // libsndfile's way to say that the header does not tell.
    isComplete = info.frames > 0 && info.frames < sf_count_t.max
  }

  deinit { sf_close(handle) }

  /// Copies the whole part and returns the number of its frames.
  func copy(to file: RecordingFile) throws(AudioError) -> Int {
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: 1024 * format.channels)
    defer { buffer.deallocate() }
    var total = 0
    while true {
      let count = Int(sf_readf_float(handle, buffer.baseAddress, 1024))
      guard count > 0 else { return total }
      try file.write(UnsafeBufferPointer(rebasing: buffer[..<(count * format.channels)]))
      total += count
    }
  }
}
