import Glibc
import TilawaCore
import TilawaFiles

/// A file that arrives piece by piece, over one session or several. It lies under a hidden name until it is whole; what an interrupted
/// session left of it is looked at before it counts.
///
/// One process at a time goes on with a file: another one begins a file of its own, with which no session goes on.
package final class ArrivingFile {
  let path: String
  /// The bytes so far.
  private(set) var count = 0
  private let descriptor: Int32
  /// Whether a later session may go on with the file.
  private let isLasting: Bool
  private var isLeft = false
  private var hasher = SHA256Hasher()

  private static let prefix = ".arriving-"
  /// The seconds after which a file that nobody went on with is removed.
  private static let longestRest = 30 * 86_400

  /// Begins a file, or goes on with one: see `keep`.
  ///
  /// - Throws: `.cannotCreate`.
  init(_ sha256: String, in folder: String) throws(StoreError) {
    try PrivateFolder.create(folder)
    if let begun = ArrivingFile.lasting("\(folder)/\(ArrivingFile.prefix)\(sha256)") {
      (path, descriptor, isLasting) = (begun.path, begun.descriptor, true)
    } else {
      let own = try WholeFile.temporary(in: folder)
      (path, descriptor, isLasting) = (own.path, own.descriptor, false)
    }
  }

  deinit {
    if !isLeft, !isLasting || count == 0 { unlink(path) }
    close(descriptor)
  }

  /// Opens and locks a file that may be there; nil where another process has it.
  private static func lasting(_ path: String) -> (path: String, descriptor: Int32)? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    var (opened, named) = (stat(), stat())
    // Another process may have finished the file, or removed it, before the lock.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &opened) == 0, lstat(path, &named) == 0,
      opened.st_mode & S_IFMT == S_IFREG, opened.st_uid == getuid(), opened.st_dev == named.st_dev,
      opened.st_ino == named.st_ino
    else {
      close(descriptor)
      return nil
    }
    return (path, descriptor)
  }

  /// Keeps the first pieces that an earlier session left, as far as they are right, and drops the rest.
  ///
  /// - Parameters:
  ///   - size: the bytes of each piece but the last.
  ///   - finished: a file that may hold what follows: a session that was killed at its very end left it.
  ///   - isRight: whether bytes are the piece with this number, from 0.
  /// - Returns: the number of pieces that are here.
  /// - Throws: `.io`.
  func keep(
    piecesOf size: Int, besides finished: String? = nil, _ isRight: (_ number: Int, _ bytes: [UInt8]) -> Bool
  ) throws(StoreError) -> Int {
    var kept = 0
    while let piece = piece(of: size, in: descriptor), isRight(kept, piece) {
      take(piece)
      kept += 1
    }
    guard ftruncate(descriptor, off_t(count)) == 0, lseek(descriptor, off_t(count), SEEK_SET) >= 0 else {
      throw StoreError(system: errno, .io, operation: FilesSentences.cannotWrite, path: path)
    }
    guard let finished, let other = try? OpenFile.regular(finished) else { return kept }
    defer { close(other) }
    while let piece = piece(of: size, in: other), isRight(kept, piece), append(piece) { kept += 1 }
    return kept
  }

  /// Reads the piece of a file that follows the bytes so far; nil at its end, or where it cannot be read.
  private func piece(of size: Int, in file: Int32) -> [UInt8]? {
    let start = count
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let part = pread(file, buffer.baseAddress?.advanced(by: count), size - count, off_t(start + count))
        if part < 0, errno == EINTR { continue }
        isRead = part >= 0
        if part <= 0 { break }
        count += part
      }
    }
    return isRead && !bytes.isEmpty ? bytes : nil
  }

  /// Adds a piece; false and `errno` where it cannot be written.
  func append(_ bytes: [UInt8]) -> Bool {
    guard bytes.withUnsafeBytes({ Disk.write($0, to: descriptor) }) else { return false }
    take(bytes)
    return true
  }

  private func take(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { hasher.update($0) }
    count += bytes.count
  }

  /// The SHA-256 of the bytes so far.
  var sha256: String {
    let hasher = hasher
    return hasher.finish()
  }

  /// Removes the file: it is not what it should be, or wanted by nobody.
  func remove() {
    guard !isLeft else { return }
    unlink(path)
    isLeft = true
  }

  /// Gives the whole file its lasting name, after it is on the disk.
  ///
  /// - Throws: `.cannotCreate`; a later session may finish it.
  func settle(as name: String) throws(StoreError) {
    try WholeFile.settle(path, as: name)
    isLeft = true
  }

  /// Removes files with which no session went on for a month. Files that others have open stay.
  package static func removeOld(in folder: String, now: Int = SystemClock.now) {
    for name in Disk.names(in: folder) ?? [] where name.hasPrefix(prefix) {
      guard Hex.isDigest(name.dropFirst(prefix.count)), let old = lasting("\(folder)/\(name)") else {
        continue
      }
      defer { close(old.descriptor) }
      var info = stat()
      let isKnown = fstat(old.descriptor, &info) == 0
      if isKnown, abs(now - Int(info.st_mtim.tv_sec)) > longestRest { unlink(old.path) }
    }
  }
}
