import Foundation
import Glibc
import TilawaAudio
import TilawaStore

/// Temporary files that a process left behind which was killed before it could finish or remove them.
///
/// Only names of our own making are looked at, of regular files that are the user's. A file goes when nobody holds the lock that
/// whoever writes it holds. The number of its process says little: another process may have it by now, and in a container the
/// same program always has the same one. So where a process of that number lives, the file only must be older than the moment
/// that its writer takes to lock it. Where other machines may see the folder, a lock does not always say something: there it must
/// not have been written to for a day.
public enum Leftovers {
  /// What a file was to become.
  public enum Kind: Hashable, Sendable {
    /// `.incoming-PID-…`: recordings on their way into the library.
    case recordings
    /// `.NAME.PID-….part`: sound files in the making.
    case sound
    /// `.recording-PID-…`: what is being recorded. It is worth something and never removed, see `RecordingSaver`.
    case unfinished
  }

  /// Whose files go.
  public enum Owner: Hashable, Sendable {
    case gone
    /// This very process, which is about to end.
    case ourselves
  }

  private static let restOnSharedFolder = 86_400
  /// A writer locks its file within microseconds.
  private static let restOfLiving = 60

  /// Removes them; what cannot be looked at or removed stays. Blocks on the disk.
  ///
  /// - Parameters:
  ///   - kind: which.
  ///   - folder: where they lie.
  ///   - owner: whose.
  ///   - now: what the clock shows, in seconds since 1970.
  public static func remove(_ kind: Kind, in folder: String, of owner: Owner = .gone, now: Int = SystemClock.now) {
    guard kind != .unfinished else { return }
    for (path, process) in found(kind, in: folder) {
      switch owner {
      case .ourselves: if process == getpid() { unlink(path) }
      case .gone: if case .left(let claim) = judge(path, of: process, now) { claim.remove() }
      }
    }
  }

  /// The same files for somebody who has a use for them, in the order of their names, and those of which nobody can say whether
  /// they are still in use. Blocks on the disk.
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

  /// What can be said of a file.
  private enum Judgement {
    case left(Claim)
    case inUse
    /// On a folder that other machines may see, where a lock may say nothing.
    case unknown
  }

  private static func judge(_ path: String, of process: Int32, _ now: Int) -> Judgement {
    guard let claim = Claim(path) else { return .inUse }
    if claim.isShared { return claim.hasRested(restOnSharedFolder, now) ? .left(claim) : .unknown }
    let isAlive = kill(process, 0) == 0 || errno != ESRCH
    return !isAlive || claim.hasRested(restOfLiving, now) ? .left(claim) : .inUse
  }

  /// A file of ours that nobody has locked; locked by us, so that only one has it.
  final class Claim {
    let path: String
    private let descriptor: Int32
    private let info: stat

    /// Nil where somebody holds its lock, or it is none of ours.
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

    /// Whether other machines may see it.
    fileprivate var isShared: Bool { Leftovers.isShared(info.st_dev) }

    /// Whether nothing was done to it for so many seconds. A time to come was noted by a wrong clock, and is long ago.
    fileprivate func hasRested(_ seconds: Int, _ now: Int) -> Bool { abs(now - Int(info.st_ctim.tv_sec)) > seconds }
  }

  /// Whether other machines may see the file system that has this number, or only a program knows what it is.
  private static func isShared(_ device: dev_t) -> Bool {
    let (major, minor) = (device >> 8 & 0xFFF, device & 0xFF | device >> 12 & ~0xFF)
    let mounts = (try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)) ?? ""
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
  /// The process that made a file of this name; nil for a name that is not ours.
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
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
