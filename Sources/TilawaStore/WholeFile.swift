import Glibc

/// Small files that are replaced at once: a reader finds the old content or the new one.
enum WholeFile {
  /// Writes a temporary file beside it, has it on the disk, and renames it. The file's mode is 0600.
  ///
  /// - Throws: `.cannotCreate`; nothing is left behind.
  static func write(_ content: String, to path: String) throws(StoreError) {
    let temporary = "\(path).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("write", path) }
    var content = content
    let isWritten = content.withUTF8 { bytes in
      Glibc.write(descriptor, bytes.baseAddress, bytes.count) == bytes.count && fsync(descriptor) == 0
    }
    let error = failure("write", path)
    close(descriptor)
    guard isWritten, rename(temporary, path) == 0 else {
      unlink(temporary)
      throw error
    }
  }

  private static func failure(_ operation: String, _ path: String) -> StoreError {
    StoreError(code: .cannotCreate, operation: operation, path: path, message: String(cString: strerror(errno)))
  }
}
