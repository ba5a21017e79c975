import Glibc

/// A copy of a user's file that is not yet part of the library; removed when it goes out of scope unpublished.
///
/// The temporary file is named by the process and locked for as long as it is in use, so that others know what a process
/// that was killed left behind.
package struct RecordingCopy: ~Copyable {
  /// The temporary file, in the folder where the copy will stay.
  package let path: String
  package let sha256: String
  private let folder: String
  private let descriptor: Int32

  /// What the names of temporary files begin with; the process's number follows.
  package static let incoming = ".incoming-"

  /// Copies and hashes in one reading, and has it all on the disk before it returns.
  ///
  /// - Throws: `.notFound`, `.unreadable`, `.cannotCreate`, `.io`; nothing is left behind.
  package init(of source: String, into folder: String) throws(StoreError) {
    try PrivateFolder.create(folder)
    let input = open(source, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw RecordingCopy.failure(errno == ENOENT ? .notFound : .unreadable, "open", source) }
    defer { close(input) }
    var template = Array("\(folder)/\(RecordingCopy.incoming)\(getpid())-XXXXXX".utf8CString)
    let output = mkstemp(&template)
    let temporary = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard output >= 0 else { throw RecordingCopy.failure(.cannotCreate, "write", temporary) }
    flock(output, LOCK_EX | LOCK_NB)
    do throws(StoreError) {
      sha256 = try RecordingCopy.copy(from: input, of: source, to: output, in: folder)
    } catch {
      unlink(temporary)
      close(output)
      throw error
    }
    path = temporary
    descriptor = output
    self.folder = folder
  }

  /// Gives the copy its lasting name, its SHA-256. An equal file of that name is replaced by it.
  ///
  /// - Throws: `.cannotCreate`.
  package func publish() throws(StoreError) {
    let place = folder + "/" + sha256
    guard rename(path, place) == 0 else { throw RecordingCopy.failure(.cannotCreate, "write", place) }
    let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    fsync(directory)
    close(directory)
  }

  deinit {
    unlink(path)
    close(descriptor)
  }

  private static func copy(
    from input: Int32, of source: String, to output: Int32, in folder: String
  ) throws(StoreError) -> String {
    var hasher = SHA256Hasher()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = read(input, buffer.baseAddress, buffer.count)
      guard count >= 0 else { throw failure(.unreadable, "read", source) }
      if count == 0 { break }
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      hasher.update(bytes)
      guard WholeFile.writeAll(bytes, to: output) else { throw failure(.io, "copy it to \(folder)", source) }
    }
    guard fsync(output) == 0 else { throw failure(.io, "copy it to \(folder)", source) }
    return hasher.finish()
  }

  private static func failure(_ code: StoreError.Code, _ operation: String, _ path: String) -> StoreError {
    StoreError(code: code, operation: operation, path: path, message: String(cString: strerror(errno)))
  }
}
