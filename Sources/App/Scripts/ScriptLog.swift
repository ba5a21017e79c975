import AppBase
import FoundationEssentials
import Glibc
package import TilawaCore
package import TilawaStore

/// The file for the lines of a run that nobody sees. A large file is replaced by a new one; the previous one is kept.
package final class ScriptLog: Sendable {
  /// The size in bytes above which a log is replaced.
  package static let limit = 1 << 20

  package let path: String

  /// - Throws: `StoreError.cannotCreate` where it cannot be written.
  package init(path: String) throws(StoreError) {
    self.path = path
    try Folders.create(Disk.split(path).folder)
    if let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size > ScriptLog.limit {
      _ = rename(path, path + ".1")
    }
    guard write("") else {
      throw StoreError(system: errno, .cannotCreate, operation: "write the log", path: path)
    }
  }

  /// Adds a line with the date. A line that cannot be written is lost: a full disk must not stop the sound.
  package func note(_ line: Sentence, at moment: ZonedTime = .now) {
    _ = write("\(moment) \(line)\n")
  }

  /// Writes a line in one call, so that another process may write to the same file.
  private func write(_ line: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return line.withCString { Glibc.write(descriptor, $0, strlen($0)) } >= 0
  }

  /// Whether the system's journal keeps the standard error of a process.
  package static func isJournal(_ environment: [String: String]) -> Bool {
    var info = stat()
    guard let stream = environment["JOURNAL_STREAM"], fstat(STDERR_FILENO, &info) == 0 else { return false }
    return stream == "\(info.st_dev):\(info.st_ino)"
  }
}
