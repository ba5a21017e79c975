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

  /// How a file comes into the folder.
  package enum Way {
    case copying
    /// The file is ours, lies in the folder already and changes no more: it is given a second name. Where the disk knows
    /// no such thing it is copied.
    case linking
  }

  /// Copies and hashes in one reading, and has it all on the disk before it returns.
  ///
  /// - Throws: `.notFound`, `.unreadable`, `.cannotCreate`, `.io`; nothing is left behind.
  package init(of source: String, into folder: String, by way: Way = .copying) throws(StoreError) {
    try PrivateFolder.create(folder)
    let input = open(source, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw RecordingCopy.failure(errno == ENOENT ? .notFound : .unreadable, "open", source) }
    defer { close(input) }
    let linked = way == .linking ? RecordingCopy.link(to: source, in: folder) : nil
    let (temporary, output) = linked ?? RecordingCopy.make(in: folder)
    guard output >= 0 else { throw RecordingCopy.failure(.cannotCreate, "write", temporary) }
    do throws(StoreError) {
      sha256 = try RecordingCopy.copy(from: input, of: source, to: linked == nil ? output : nil, in: folder)
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

  /// A new file, locked.
  private static func make(in folder: String) -> (path: String, descriptor: Int32) {
    var template = Array("\(folder)/\(RecordingCopy.incoming)\(getpid())-XXXXXX".utf8CString)
    let output = mkstemp(&template)
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    if output >= 0 { flock(output, LOCK_EX | LOCK_NB) }
    return (path, output)
  }

  /// A second name for the file, or nil.
  private static func link(to source: String, in folder: String) -> (path: String, descriptor: Int32)? {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    let unique = String((0..<6).compactMap { _ in letters.randomElement() })
    let path = "\(folder)/\(RecordingCopy.incoming)\(getpid())-\(unique)"
    guard Glibc.link(source, path) == 0 else { return nil }
    return (path, open(path, O_RDONLY | O_CLOEXEC))
  }

  /// Hashes what it reads, and writes it to `output` if there is one.
  private static func copy(
    from input: Int32, of source: String, to output: Int32?, in folder: String
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
      guard output.map({ write(bytes, to: $0) }) ?? true else { throw failure(.io, "copy it to \(folder)", source) }
    }
    guard output.map({ fsync($0) == 0 }) ?? true else { throw failure(.io, "copy it to \(folder)", source) }
    return hasher.finish()
  }

  /// Writes all of it, or says by false and `errno` that it cannot.
  private static func write(_ bytes: UnsafeRawBufferPointer, to output: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(output, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }

  private static func failure(_ code: StoreError.Code, _ operation: String, _ path: String) -> StoreError {
    StoreError(code: code, operation: operation, path: path, message: String(cString: strerror(errno)))
  }
}
