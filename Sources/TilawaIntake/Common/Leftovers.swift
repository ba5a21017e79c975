import Glibc
import TilawaAudio
import TilawaCore
import TilawaStore

/// Temporary files of processes that were killed before they could finish or remove them.
///
/// The search considers regular files of the user whose names this program made. A file is removed when no process
/// holds the lock of its writer. The process number in the name proves little: another process may have it by now, and in a
/// container the same program always has the same number. If a process of that number lives, the file must only be
/// older than the time between its creation and its lock. On a folder that other machines may see, a lock is not
/// reliable: there the file must not have changed for a day.
package enum Leftovers {
  /// The purpose of a temporary file.
  package enum Kind: Hashable, Sendable {
    /// Recordings on their way into the library or a course: `.incoming-PID-…`; and `.arriving-SHA256`, with which a later
    /// synchronisation goes on, after a month.
    case recordings
    /// Sound files that are being written: `.NAME.PID-….part`.
    case sound
    /// Recordings in progress: `.recording-PID-…`. They are valuable and never removed, see `RecordingSaver`.
    case unfinished
  }

  /// The processes whose files are removed.
  package enum Owner: Hashable, Sendable {
    case gone
    /// The present process, which is about to end.
    case ourselves
  }

  private static let restOnSharedFolder = 86_400
  /// The time that a writer has for its lock, in seconds; it needs microseconds.
  private static let restOfLiving = 60

  /// Removes the leftover files. Files that cannot be examined or removed stay. Blocks on the disk.
  ///
  /// - Parameters:
  ///   - kind: the purpose of the files.
  ///   - folder: the folder of the files.
  ///   - owner: the processes whose files are removed.
  ///   - now: the time in seconds since 1970.
  package static func remove(_ kind: Kind, in folder: String, of owner: Owner = .gone, now: Int = SystemClock.now) {
    guard kind != .unfinished else { return }
    if kind == .recordings { ArrivingFile.removeOld(in: folder, now: now) }
    for (path, process) in found(kind, in: folder) {
      switch owner {
      case .ourselves: if process == getpid() { unlink(path) }
      case .gone: if case .left(let claim) = judge(path, of: process, now) { claim.remove() }
      }
    }
  }

  /// Returns the leftover files, locked for the caller and sorted by name. `waiting` holds the files that may still be
  /// in use. Blocks on the disk.
  static func claim(_ kind: Kind, in folder: String, now: Int) -> (claims: [Claim], waiting: [String]) {
    var (claims, waiting): ([Claim], [String]) = ([], [])
    for (path, process) in found(kind, in: folder).sorted(by: { $0.path < $1.path }) {
      switch judge(path, of: process, now) {
      case .left(let claim): claims.append(claim)
      case .unknown: waiting.append(path)
      case .inUse: break
      }
    }
    return (claims, waiting)
  }

  private static func found(_ kind: Kind, in folder: String) -> [(path: String, process: Int32)] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var found: [(path: String, process: Int32)] = []
    while let entry = readdir(directory) {
      let name = String(entry: entry)
      if let process = kind.process(in: name) { found.append(("\(folder)/\(name)", process)) }
    }
    return found
  }

  /// The result of examining a file.
  private enum Judgement {
    case left(Claim)
    case inUse
    /// The file lies on a folder that other machines may see, and its lock may say nothing.
    case unknown
  }

  private static func judge(_ path: String, of process: Int32, _ now: Int) -> Judgement {
    guard let claim = Claim(path) else { return .inUse }
    if claim.isShared { return claim.hasRested(restOnSharedFolder, now) ? .left(claim) : .unknown }
    let isAlive = kill(process, 0) == 0 || errno != ESRCH
    return !isAlive || claim.hasRested(restOfLiving, now) ? .left(claim) : .inUse
  }

  /// A leftover file locked by this process; no other process can take it meanwhile.
  final class Claim {
    let path: String
    private let descriptor: Int32
    private let info: stat

    /// Locks the file. Returns nil if somebody holds its lock, or if it is not a regular file of the user.
    fileprivate init?(_ path: String) {
      let opened = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard opened >= 0 else { return nil }
      var info = stat()
      let isKnown = fstat(opened, &info) == 0
      (self.path, self.descriptor, self.info) = (path, opened, info)
      guard isKnown, info.st_mode & S_IFMT == S_IFREG, info.st_uid == getuid(),
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { return nil }
    }

    deinit { close(descriptor) }

    func remove() { unlink(path) }

    /// Whether other machines may see the file.
    fileprivate var isShared: Bool { Leftovers.isShared(info.st_dev) }

    /// Whether the file has not changed for so many seconds. A time in the future comes from a wrong clock and counts
    /// as long ago.
    fileprivate func hasRested(_ seconds: Int, _ now: Int) -> Bool { abs(now - Int(info.st_ctim.tv_sec)) > seconds }
  }

  /// Whether other machines may see the file system with this device number. True also for FUSE, because only its
  /// program knows.
  private static func isShared(_ device: dev_t) -> Bool {
    let (major, minor) = (device >> 8 & 0xFFF, device & 0xFF | device >> 12 & ~0xFF)
    // Foundation reads no more than the first page of a file of the kernel.
    let mounts = Disk.bytes(of: "/proc/self/mountinfo").map { String(decoding: $0, as: UTF8.self) } ?? ""
    return mounts.split(separator: "\n").contains { line in
      let words = line.split(separator: " ")
      guard words.count > 3, words[2] == "\(major):\(minor)", let dash = words.firstIndex(of: "-"),
        dash + 1 < words.count
      else { return false }
      let kind = words[dash + 1]
      return ["nfs", "smb", "fuse"].contains { kind.hasPrefix($0) } || ["cifs", "9p", "afs", "ceph"].contains(kind)
    }
  }
}

extension Leftovers.Kind {
  /// Returns the number of the process that made a file of this name; nil for any other name.
  func process(in name: String) -> Int32? {
    switch self {
    case .recordings, .unfinished:
      let prefix = self == .recordings ? RecordingCopy.incoming : RecordingFile.prefix
      guard name.hasPrefix(prefix) else { return nil }
      let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
      return parts.count == 2 && parts[1].utf8.count == 6 ? Leftovers.Kind.process(parts[0]) : nil
    case .sound:
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count >= 4, parts[0].isEmpty, parts[parts.count - 1] == "part" else { return nil }
      let numbers = parts[parts.count - 2].split(separator: "-", omittingEmptySubsequences: false)
      return numbers.count == 2 && Leftovers.Kind.isNumber(numbers[1]) ? Leftovers.Kind.process(numbers[0]) : nil
    }
  }

  private static func process(_ text: Substring) -> Int32? {
    isNumber(text) ? Int32(text).flatMap { $0 > 0 ? $0 : nil } : nil
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.isASCIIDigits
  }
}
