import Glibc
import TilawaCore

/// Files that are replaced at once: a reader finds the old content or the new one.
package enum WholeFile {
  /// Writes a temporary file beside it, has it on the disk, and renames it. The file's mode is 0600. Content and name are on the disk
  /// when this returns.
  ///
  /// - Throws: `.cannotCreate`, `.io`; nothing is left behind.
  static func write(_ content: String, to path: String) throws(StoreError) {
    let (folder, name) = Disk.split(path)
    try write(Array(content.utf8), named: name, in: folder)
  }

  /// Writes bytes as a whole file into a folder, which is made if absent. A leftover of a killed process is treated
  /// like that of a copy. In a process of one thread, signals wait for the end of the write.
  package static func write(_ bytes: [UInt8], named name: String, in folder: String) throws(StoreError) {
    try PrivateFolder.create(folder)
    try withoutInterruption { () throws(StoreError) in
      let path = "\(folder)/\(name)"
      let (temporary, descriptor) = try WholeFile.temporary(in: folder, for: path)
      let isWritten = bytes.withUnsafeBytes { Disk.write($0, to: descriptor) } && fsync(descriptor) == 0
      let isThere = isWritten && rename(temporary, path) == 0
      let error = failure(FilesSentences.cannotWrite, path)
      close(descriptor)
      guard isThere else {
        unlink(temporary)
        throw error
      }
    }
  }

  /// A file in the making, open and locked; the caller closes and renames or removes it.
  ///
  /// - Parameter path: what it becomes, for errors; nil: it has no name yet.
  static func temporary(
    in folder: String, for path: String? = nil
  ) throws(StoreError) -> (path: String, descriptor: Int32) {
    do throws(FileError) { return try TemporaryFile.create(.incoming, in: folder, for: path ?? folder) } catch {
      throw StoreError(error)
    }
  }

  /// Gives a finished file its lasting name after it is on the disk, and replaces a file of that name.
  ///
  /// - Throws: `.cannotCreate`; the file stays under its temporary name.
  static func settle(_ temporary: String, as path: String) throws(StoreError) {
    let descriptor = open(temporary, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(FilesSentences.cannotWrite, path) }
    let isOnDisk = fsync(descriptor) == 0
    let error = failure(FilesSentences.cannotWrite, path)
    close(descriptor)
    guard isOnDisk else { throw error }
    guard rename(temporary, path) == 0 else { throw failure(FilesSentences.cannotWrite, path) }
  }

  /// Copies a file to a name that is free.
  ///
  /// - Throws: `.unreadable`, `.cannotCreate`; nothing is left behind.
  static func copy(_ source: String, to path: String) throws(StoreError) {
    let input = open(source, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else {
      throw StoreError(code: .unreadable, operation: FilesSentences.cannotOpen, path: source, detail: .system())
    }
    defer { close(input) }
    let output = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard output >= 0 else { throw failure(FilesSentences.cannotWrite, path) }
    defer { close(output) }
    let isCopied = try OpenFile.read(input) { (bytes) throws(StoreError) in
      guard Disk.write(bytes, to: output) else {
        let error = failure(FilesSentences.cannotWrite, path)
        unlink(path)
        throw error
      }
    }
    guard isCopied else {
      let message = Sentence.system()
      unlink(path)
      throw StoreError(code: .unreadable, operation: FilesSentences.cannotRead, path: source, detail: message)
    }
  }

  /// All bytes of a regular file.
  ///
  /// - Throws: `.notFound`, `.unreadable`, also for more bytes than `limit`.
  package static func read(_ path: String, atMost limit: Int) throws(StoreError) -> [UInt8] {
    func unreadable(_ message: Sentence) -> StoreError {
      StoreError(code: .unreadable, operation: FilesSentences.cannotRead, path: path, detail: message)
    }
    let input = try OpenFile.regular(path)
    defer { close(input) }
    var info = stat()
    guard fstat(input, &info) != 0 || Int(info.st_size) <= limit else {
      throw unreadable(
        StoreSentences.tooLargeToRead(
          size: ByteSize(bytes: Int(info.st_size)).sentence, most: ByteSize(bytes: limit).sentence))
    }
    return try read(from: input, named: path, atMost: limit)
  }

  /// All bytes of an open file, such as the standard input, to its end. Blocks.
  ///
  /// - Parameter path: its name, for errors.
  /// - Throws: `.unreadable`, also for more bytes than `limit`.
  package static func read(from input: Int32, named path: String, atMost limit: Int) throws(StoreError) -> [UInt8] {
    func unreadable(_ message: Sentence) -> StoreError {
      StoreError(code: .unreadable, operation: FilesSentences.cannotRead, path: path, detail: message)
    }
    var bytes: [UInt8] = []
    let isWhole = try OpenFile.read(input) { (piece) throws(StoreError) in
      guard bytes.count + piece.count <= limit else { throw unreadable(StoreSentences.tooLarge) }
      bytes.append(contentsOf: piece)
    }
    guard isWhole else { throw unreadable(.system()) }
    return bytes
  }

  private static func failure(_ operation: Sentence, _ path: String) -> StoreError {
    StoreError(system: errno, .cannotCreate, operation: operation, path: path)
  }
}

/// Opening and reading of files by descriptor.
enum OpenFile {
  /// Opens a regular file for reading, without waiting for the other end of a pipe; the caller closes it.
  ///
  /// - Throws: `.notFound`, `.unreadable`.
  static func regular(_ path: String) throws(StoreError) -> Int32 {
    let input = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard input >= 0 else {
      throw StoreError(
        code: errno == ENOENT ? .notFound : .unreadable, operation: FilesSentences.cannotOpen, path: path,
        detail: .system())
    }
    var info = stat()
    guard fstat(input, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      close(input)
      throw StoreError(
        code: .unreadable, operation: FilesSentences.cannotOpen, path: path, detail: FilesSentences.notAFile)
    }
    return input
  }

  /// The first bytes of a regular file, fewer where it is shorter.
  ///
  /// - Throws: as `regular`.
  static func start(of path: String) throws(StoreError) -> [UInt8] {
    let input = try regular(path)
    defer { close(input) }
    return [UInt8](unsafeUninitializedCapacity: SoundKind.heading) { buffer, count in
      count = max(0, Glibc.read(input, buffer.baseAddress, buffer.count))
    }
  }

  /// Gives all that is to be read, some at a time; says by false and `errno` that it cannot be read.
  static func read(_ input: Int32, _ give: (UnsafeRawBufferPointer) throws(StoreError) -> Void) throws(StoreError)
    -> Bool
  {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = Glibc.read(input, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 }
      try give(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}
