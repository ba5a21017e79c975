import FoundationEssentials
import Glibc
import TilawaAudio
import TilawaCore
import TilawaNetwork
import TilawaStore

/// A partial download, under a temporary name beside its final place. Only one user has it open at a time: it holds a
/// system lock, also against other processes, until the process ends.
///
/// A large enough partial download can be continued later: a note beside it tells its version.
final class PartFile: Sendable {
  /// The version of the bytes that are here.
  struct Version: Codable, Equatable {
    /// The address as it was requested.
    let url: String
    let etag: String?
    let modified: String?
    let length: Int?

    /// The validator for a server's comparison; a weak ETag is not used (RFC 9110, 13.1.5).
    var validator: String? { etag.flatMap { $0.hasPrefix("W/") ? nil : $0 } ?? modified }
  }

  /// The note beside a partial download: its version, and the number of reliable bytes.
  private struct Note: Codable {
    var version: Version
    /// The boot ID of the system at the time of writing. In the same boot all written bytes are there; another boot may
    /// have followed a power cut, and then there may be zeros.
    var boot: String?
    /// The number of bytes that were on the disk before this note was written.
    var synced: Int
  }

  /// The boot ID of the running system; nil if the system does not tell it.
  private static let boot = (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8))

  /// An answer that does not continue the bytes here. They are discarded, and the file has to be requested from its
  /// start.
  struct OtherVersion: Error {}

  /// The least size in bytes for continuing; smaller ones are fetched again.
  private static let worthwhile = 256 * 1024

  /// The temporary path.
  let path: String
  /// The final path of the file.
  let final: String
  private let descriptor: Int32
  private let length = Guarded(0)
  private let isKept = Guarded(false)
  private let asked = Guarded("")
  private var note: String { path + ".json" }

  private init(path: String, final: String, descriptor: Int32) {
    self.path = path
    self.final = final
    self.descriptor = descriptor
  }

  /// Keeps an abandoned partial download only if it can be continued.
  deinit {
    if !isKept.withLock({ $0 }) {
      if let known = resumption(nil) {
        let isOnDisk = ftruncate(descriptor, off_t(known.size)) == 0 && fdatasync(descriptor) == 0
        keep(known.version, synced: isOnDisk ? known.size : 0)
      } else {
        discard()
      }
    }
    close(descriptor)
  }

  /// Opens the partial download of a file, and waits until no other user has it. Makes the folder if it is absent.
  ///
  /// - Parameters:
  ///   - final: the final path.
  ///   - timeout: the longest wait for another user who receives nothing; nil means without end.
  /// - Returns: nil if another user has completed the file meanwhile.
  /// - Throws: `StoreError`, `CancellationError`; `NetworkError.Code.stalled` after `timeout`.
  static func claim(_ final: String, timeout: Duration? = nil) async throws -> PartFile? {
    let (folder, name) = split(final)
    let path = "\(folder)/.\(name).part"
    try Folders.create(folder)
    var hasWaited = false
    var progress = (size: off_t(-1), at: ContinuousClock.now)
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { throw failure(.cannotCreate, path) }
      let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      guard isLocked || errno == EWOULDBLOCK else {
        let error = failure(.cannotCreate, path)
        close(descriptor)
        throw error
      }
      if isLocked, isThere(path, descriptor) {
        let part = PartFile(path: path, final: final, descriptor: descriptor)
        if hasWaited, access(final, F_OK) == 0 { return nil }
        return part
      }
      var info = stat()
      if fstat(descriptor, &info) == 0, info.st_size != progress.size { progress = (info.st_size, .now) }
      close(descriptor)
      hasWaited = true
      if let timeout, progress.at.duration(to: .now) >= timeout {
        throw NetworkError(
          code: .stalled, url: final, IntakeSentences.nothingArrives)
      }
      try await Task.sleep(for: .milliseconds(30))
    }
  }

  /// Whether the name still belongs to the open file; another process may have replaced it.
  private static func isThere(_ path: String, _ descriptor: Int32) -> Bool {
    var (named, opened) = (stat(), stat())
    return stat(path, &named) == 0 && fstat(descriptor, &opened) == 0 && named.st_ino == opened.st_ino
      && named.st_dev == opened.st_dev
  }

  /// Returns the names of partial downloads in a folder: `.002255.mp3.part`.
  static func names(in folder: String) -> [String] {
    // A folder that cannot be listed keeps its partial downloads.
    let all = (try? FolderListing.names(in: folder)) ?? []
    return all.filter { name in
      guard name.hasPrefix("."), name.hasSuffix(".part") else { return false }
      let stem = name.dropFirst().prefix { $0 != "." }
      return [3, 6].contains(stem.utf8.count) && stem.isASCIIDigits
    }
  }

  // MARK: - Filling it

  /// Returns the request for a server: only the rest, if the bytes here come from this address and can be continued.
  func transfer(of url: String, limit: Int) -> Transfer {
    asked.withLock { $0 = url }
    guard let (version, size, _) = resumption(url), let validator = version.validator else {
      return Transfer(url: url, limit: limit)
    }
    return Transfer(url: url, offset: size, validator: validator, limit: limit)
  }

  /// Returns the version and the sizes of a partial download that can be continued, else nil. A `url` of nil means any
  /// address.
  private func resumption(_ url: String?) -> (version: Version, size: Int, synced: Int)? {
    guard let data = Disk.bytes(of: note, atMost: 1 << 16),
      let known = try? JSONDecoder().decode(Note.self, from: Data(data)), known.version.validator != nil,
      url.map({ $0 == known.version.url }) ?? true
    else { return nil }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_size < known.version.length ?? .max else { return nil }
    let isSameRun = known.boot != nil && known.boot == PartFile.boot
    let size = isSameRun ? Int(info.st_size) : min(Int(info.st_size), known.synced)
    return size > 0 ? (known.version, size, min(size, known.synced)) : nil
  }

  private func keep(_ version: Version, synced: Int) {
    guard let text = try? JSONEncoder().encode(Note(version: version, boot: PartFile.boot, synced: synced)) else {
      return
    }
    let (folder, name) = PartFile.split(note)
    try? WholeFile.write(Array(text), named: name, in: folder)
  }

  /// Handles the head of a server's answer.
  ///
  /// - Throws: `OtherVersion`, `StoreError`.
  func begin(_ head: Transfer.Head) throws {
    let version = Version(url: url, etag: head.etag, modified: head.modified, length: head.length)
    if head.start > 0 {
      guard let (known, size, synced) = resumption(url), size == head.start,
        known.length == nil || head.length == nil || known.length == head.length
      else {
        unlink(note)
        throw ftruncate(descriptor, 0) == 0 ? OtherVersion() : PartFile.failure(.io, path)
      }
      // Cut off the bytes behind the known ones.
      guard ftruncate(descriptor, off_t(size)) == 0 else { throw PartFile.failure(.io, path) }
      keep(known, synced: synced)
      length.withLock { $0 = size }
      return
    }
    unlink(note)
    guard ftruncate(descriptor, 0) == 0 else { throw PartFile.failure(.io, path) }
    length.withLock { $0 = 0 }
    guard version.validator != nil, head.length ?? .max > PartFile.worthwhile else { return }
    keep(version, synced: 0)
  }

  /// Writes the next bytes at once.
  func append(_ bytes: UnsafeRawBufferPointer) throws {
    try length.withLock { length in
      var rest = bytes
      while !rest.isEmpty {
        let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(length))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw PartFile.failure(.io, path) }
        length += count
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }

  /// The address of the last request.
  var url: String { asked.withLock { $0 } }

  /// The number of bytes that are here.
  var size: Int { length.withLock { $0 } }

  // MARK: - Ending it

  /// Flushes the written bytes to the disk.
  func sync() throws(StoreError) { guard fdatasync(descriptor) == 0 else { throw PartFile.failure(.io, path) } }

  /// Renames the file to its final path and replaces any file there; the lock stays. The caller has the folder on the disk.
  func settle() throws(StoreError) {
    guard renameWithoutWaiting(path, final) == 0 else { throw PartFile.failure(.cannotCreate, final) }
    isKept.withLock { $0 = true }
    unlink(note)
  }

  /// Discards the bytes that are here because they are wrong; the lock stays.
  ///
  /// - Returns: the addresses that may have a better file: those after the last one requested.
  func rejected(of urls: [String]) -> [String] {
    unlink(note)
    // A file that keeps wrong bytes must not get the lasting name.
    if ftruncate(descriptor, 0) != 0 { unlink(path) }
    length.withLock { $0 = 0 }
    let asked = url
    return Array(urls[(urls.firstIndex(of: asked).map { $0 + 1 } ?? urls.count)...])
  }

  /// Removes the partial download and its note.
  func discard() {
    isKept.withLock { $0 = true }
    unlink(note)
    if PartFile.isThere(path, descriptor) { unlink(path) }
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  private static func failure(_ code: StoreError.Code, _ path: String) -> StoreError {
    StoreError(system: errno, code, operation: FilesSentences.cannotWrite, path: path)
  }
}
