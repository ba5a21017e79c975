import TilawaCore
import Glibc
import TilawaFiles

/// A regular file open for reading; closed when it goes out of scope.
struct FileDescriptor: ~Copyable {
  let number: Int32
  let path: String
  /// The size in bytes when the file was opened.
  let size: Int

  init(reading path: String) throws(AudioError) {
    // O_NONBLOCK keeps a pipe from blocking here until somebody writes to it.
    let opened = TilawaFiles.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard opened >= 0 else {
      let code: AudioError.Code = errno == ENOENT || errno == ENOTDIR ? .notFound : .unreadable
      throw AudioError(code, AudioSentences.cannotOpen, path: path, verbatim: systemMessage())
    }
    var status = stat()
    let kind = fstat(opened, &status) == 0 ? status.st_mode & S_IFMT : 0
    guard kind == S_IFREG, status.st_size > 0 else {
      Glibc.close(opened)
      throw AudioError(.unreadable, AudioSentences.cannotOpen, path: path, Self.complaint(kind))
    }
    number = opened
    self.path = path
    size = Int(status.st_size)
  }

  private static func complaint(_ kind: mode_t) -> Sentence {
    switch kind {
    case S_IFDIR: AudioSentences.folder
    case S_IFREG: AudioSentences.empty
    default: AudioSentences.notRegular
    }
  }

  deinit { Glibc.close(number) }

  /// Returns another descriptor of the same open file, for a library that closes the given one; −1 where the system has
  /// none.
  func duplicate() -> Int32 { fcntl(number, F_DUPFD_CLOEXEC, 0) }

  /// Returns the bytes from `offset`, at most `count`; fewer at the end of the file.
  func bytes(at offset: Int, count: Int) throws(AudioError) -> [UInt8] {
    guard count > 0, offset >= 0, offset < size else { return [] }
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: min(count, size - offset)) { buffer, filled in
      while filled < buffer.count {
        let target = buffer.baseAddress.map { $0 + filled }
        let read = pread(number, target, buffer.count - filled, off_t(offset + filled))
        if read < 0, errno == EINTR { continue }
        if read < 0 { failure = errno }
        guard read > 0 else { return }
        filled += read
      }
    }
    guard failure == 0 else {
      throw AudioError(.ioFailed, AudioSentences.cannotRead, path: path, verbatim: systemMessage(failure))
    }
    return bytes
  }
}

/// Arithmetic with numbers from a file: an overflow gives nil, and never ends the process.
extension Int {
  func times(_ other: Int) -> Int? {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? nil : product
  }

  func plus(_ other: Int) -> Int? {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? nil : sum
  }
}

extension Array where Element == UInt8 {
  /// Whether the ASCII letters of `tag` are at `offset`.
  func has(_ tag: String, at offset: Int = 0) -> Bool {
    offset >= 0 && offset + tag.utf8.count <= count && self[offset...].starts(with: tag.utf8)
  }

  /// Returns an unsigned big-endian number of `size` bytes; nil beyond the end.
  func bigEndian(at offset: Int, size: Int) -> UInt64? {
    guard offset >= 0, offset + size <= count else { return nil }
    return self[offset..<(offset + size)].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns an unsigned little-endian number of `size` bytes; nil beyond the end.
  func littleEndian(at offset: Int, size: Int) -> UInt64? {
    guard offset >= 0, offset + size <= count else { return nil }
    return self[offset..<(offset + size)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
