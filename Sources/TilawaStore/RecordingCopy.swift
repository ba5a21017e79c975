import Glibc
import TilawaCore
import TilawaFiles

/// A copy of a user's file that is not yet part of the library; removed when it goes out of scope unpublished.
///
/// The temporary file has the number of the process in its name and is locked while in use. So other processes
/// recognise the leftovers of a killed one.
package struct RecordingCopy: ~Copyable {
  /// The temporary file, in the folder where the copy will stay.
  package let path: String
  package let sha256: String
  private let folder: String
  private let descriptor: Int32

  /// The prefix of temporary files; the number of the process follows.
  package static let incoming = TemporaryFile.incoming

  /// Called between pieces with the bytes read so far; what it throws ends the copying.
  package typealias Progress = (_ bytes: Int) throws(StoreError) -> Void

  /// Copies and hashes in one reading, and has it all on the disk before it returns.
  ///
  /// - Throws: `.notFound`, `.unreadable`, `.cannotCreate`, `.io`, what `progress` throws; nothing is left behind.
  package init(of source: String, into folder: String, progress: Progress = { _ in }) throws(StoreError) {
    let input = try OpenFile.regular(source)
    defer { close(input) }
    try self.init(reading: input, called: source, into: folder, progress: progress)
  }

  /// Gives a second name to a file that is ours, lies in the folder already and changes no more, and hashes it. Where the
  /// disk knows no such thing it is copied.
  ///
  /// - Throws: as above; the file keeps its first name.
  package init(linking source: String, in folder: String) throws(StoreError) {
    let input = try OpenFile.regular(source)
    defer { close(input) }
    guard let linked = RecordingCopy.link(to: source, in: folder) else {
      try self.init(reading: input, called: source, into: folder)
      return
    }
    do throws(StoreError) {
      let sha256 = try RecordingCopy.hash(input, of: source, { (_) throws(StoreError) in }) {
        (_) throws(StoreError) in
      }
      self.init(path: linked.path, sha256: sha256, folder: folder, descriptor: linked.descriptor)
    } catch {
      unlink(linked.path)
      close(linked.descriptor)
      throw error
    }
  }

  /// The same of what can be read by number, to its end; it is called `name` in errors, and stays open.
  package init(
    reading input: Int32, called name: String, into folder: String, progress: Progress = { _ in }
  ) throws(StoreError) {
    try PrivateFolder.create(folder)
    let (temporary, output) = try WholeFile.temporary(in: folder)
    do throws(StoreError) {
      sha256 = try RecordingCopy.copy(from: input, of: name, to: output, in: folder, progress)
    } catch {
      unlink(temporary)
      close(output)
      throw error
    }
    path = temporary
    descriptor = output
    self.folder = folder
  }

  private init(path: String, sha256: String, folder: String, descriptor: Int32) {
    self.path = path
    self.sha256 = sha256
    self.folder = folder
    self.descriptor = descriptor
  }

  /// The digest that a copy would have, without one.
  ///
  /// - Throws: as `init`.
  package static func sha256(of source: String, progress: Progress = { _ in }) throws(StoreError) -> String {
    let input = try OpenFile.regular(source)
    defer { close(input) }
    return try hash(input, of: source, progress) { (_) throws(StoreError) in }
  }

  /// Gives the copy its lasting name, its SHA-256. An equal file of that name is replaced by it.
  ///
  /// - Throws: `.cannotCreate`.
  package func publish() throws(StoreError) { try publish(as: sha256) }

  /// The same by another name, in a folder that is the user's to look at.
  func publish(as name: String) throws(StoreError) {
    let place = folder + "/" + name
    guard rename(path, place) == 0 else {
      throw RecordingCopy.failure(.cannotCreate, FilesSentences.cannotWrite, place)
    }
  }

  deinit {
    unlink(path)
    close(descriptor)
  }

  /// A second name for the file, or nil.
  private static func link(to source: String, in folder: String) -> (path: String, descriptor: Int32)? {
    let path = "\(folder)/\(TemporaryFile.name(.incoming))"
    guard TilawaFiles.link(source, path) == 0 else { return nil }
    return (path, open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC))
  }

  private static func copy(
    from input: Int32, of source: String, to output: Int32, in folder: String, _ progress: Progress
  ) throws(StoreError) -> String {
    let digest = try hash(input, of: source, progress) { (bytes) throws(StoreError) in
      guard Disk.write(bytes, to: output) else {
        throw failure(.io, StoreSentences.cannotCopyToFolder(folder: folder), source)
      }
    }
    guard fsync(output) == 0 else { throw failure(.io, StoreSentences.cannotCopyToFolder(folder: folder), source) }
    return digest
  }

  private static func hash(
    _ input: Int32, of source: String, _ progress: Progress,
    _ take: (UnsafeRawBufferPointer) throws(StoreError) -> Void
  ) throws(StoreError) -> String {
    var hasher = SHA256Hasher()
    var count = 0
    let isWhole = try OpenFile.read(input) { (bytes) throws(StoreError) in
      hasher.update(bytes)
      try take(bytes)
      count += bytes.count
      try progress(count)
    }
    guard isWhole else { throw failure(.unreadable, FilesSentences.cannotRead, source) }
    return hasher.finish()
  }

  private static func failure(_ code: StoreError.Code, _ operation: Sentence, _ path: String) -> StoreError {
    StoreError(system: errno, code, operation: operation, path: path)
  }
}
