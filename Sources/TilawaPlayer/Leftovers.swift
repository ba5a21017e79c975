import Foundation
import TilawaAudio
import TilawaStore

/// Temporary files that a process left behind which was killed before it could finish or remove them.
///
/// Only names of our own making are looked at, of regular files that are the user's. A file goes when its process is gone
/// and nobody holds the lock that whoever writes it holds. Where other machines may see the folder, the number of a
/// process says nothing, and a lock not always something: there it also must not have been written to for a day.
public enum Leftovers {
  /// What a file was to become.
  public enum Kind: Hashable, Sendable {
    /// `.incoming-PID-…`: recordings on their way into the library.
    case recordings
    /// `.NAME.PID-….part`: sound files in the making.
    case sound
    /// `.recording-PID-…`: what is being recorded. It is worth something and never removed, see `RecordingKeeper`.
    case unfinished
  }

  /// Whose files go.
  public enum Owner: Hashable, Sendable {
    case gone
    /// This very process, which is about to end.
    case ourselves
  }

  private static let restOnSharedFolder = 86_400

  /// Removes them; what cannot be looked at or removed stays. Blocks on the disk.
  public static func remove(_ kind: Kind, in folder: String, of owner: Owner = .gone) {
    guard kind != .unfinished else { return }
    for (path, process) in found(kind, in: folder) {
      switch owner {
      case .ourselves: if process == getpid() { unlink(path) }
      case .gone: if let claim = Claim(path, of: process) { claim.remove() }
      }
    }
  }

  /// The same files for somebody who has a use for them, in the order of their names. Blocks on the disk.
  static func claim(_ kind: Kind, in folder: String) -> [Claim] {
    found(kind, in: folder).sorted { $0.path < $1.path }.compactMap { Claim($0.path, of: $0.process) }
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

  /// A file that a process left behind which is gone; locked, so that only one has it.
  final class Claim {
    let path: String
    private let descriptor: Int32

    /// Nil where it may still be in use.
    init?(_ path: String, of process: Int32) {
      guard kill(process, 0) != 0, errno == ESRCH else { return nil }
      descriptor = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      self.path = path
      var info = stat()
      guard descriptor >= 0, fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_uid == getuid(),
        !isShared(info.st_dev) || isAtRest(path), flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    func remove() { unlink(path) }
  }

  private static func isAtRest(_ path: String) -> Bool {
    guard let modified = (try? FileIdentity(path: path))?.modified else { return false }
    return time(nil) - modified / 1_000_000_000 > restOnSharedFolder
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
