import Foundation
package import TilawaCore
package import TilawaStore

/// Where the lines of a run are kept that nobody sees: a file that is replaced when it has grown, the one before kept.
package final class ScriptLog: Sendable {
  /// Bytes that a log grows to.
  package static let limit = 1 << 20

  package let path: String

  /// - Throws: `StoreError.cannotCreate` where it cannot be written.
  package init(path: String) throws(StoreError) {
    self.path = path
    try Folders.create(Disk.split(path).folder)
    if let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size > ScriptLog.limit {
      rename(path, path + ".1")
    }
    guard write("") else {
      throw StoreError(system: errno, .cannotCreate, operation: "write the log", path: path)
    }
  }

  /// Adds a line with the date. What cannot be written is lost: a full disk is no reason to be silent.
  package func note(_ words: String, at moment: ZonedTime = .now) {
    _ = write("\(moment) \(words)\n")
  }

  /// At once and whole, so that another process may write to it too.
  private func write(_ line: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return line.withCString { Glibc.write(descriptor, $0, strlen($0)) } >= 0
  }

  /// Whether what a process writes to standard error is kept by the system's journal.
  package static func isJournal(_ environment: [String: String]) -> Bool {
    var info = stat()
    guard let stream = environment["JOURNAL_STREAM"], fstat(STDERR_FILENO, &info) == 0 else { return false }
    return stream == "\(info.st_dev):\(info.st_ino)"
  }
}
