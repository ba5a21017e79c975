import Glibc

/// A copy of a user's file that is not yet part of the library; removed when it goes out of scope unpublished.
package struct RecordingCopy: ~Copyable {
  /// The temporary file, in the folder where the copy will stay.
  package let path: String
  package let sha256: String
  private let folder: String

  /// Copies and hashes in one reading, and has it all on the disk before it returns.
  ///
  /// - Throws: `.notFound`, `.unreadable`, `.cannotCreate`, `.io`; nothing is left behind.
  package init(of source: String, into folder: String) throws(StoreError) {
    try PrivateFolder.create(folder)
    let input = open(source, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw RecordingCopy.failure(errno == ENOENT ? .notFound : .unreadable, "open", source) }
    defer { close(input) }
    var template = Array("\(folder)/.incoming-XXXXXX".utf8CString)
    let output = mkstemp(&template)
    let temporary = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard output >= 0 else { throw RecordingCopy.failure(.cannotCreate, "write", temporary) }
    defer { close(output) }
    do throws(StoreError) {
      sha256 = try RecordingCopy.copy(from: input, of: source, to: output, of: temporary)
    } catch {
      unlink(temporary)
      throw error
    }
    path = temporary
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

  deinit { unlink(path) }

  private static func copy(
    from input: Int32, of source: String, to output: Int32, of temporary: String
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
      try write(bytes, to: output, of: temporary)
    }
    guard fsync(output) == 0 else { throw failure(.io, "write", temporary) }
    return hasher.finish()
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to output: Int32, of temporary: String) throws(StoreError)
  {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(output, rest.baseAddress, rest.count)
      guard count > 0 else { throw failure(.io, "write", temporary) }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  private static func failure(_ code: StoreError.Code, _ operation: String, _ path: String) -> StoreError {
    StoreError(code: code, operation: operation, path: path, message: String(cString: strerror(errno)))
  }
}
