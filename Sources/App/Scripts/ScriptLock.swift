import AppBase
import Glibc
import TilawaCore
package import TilawaStore

/// A lock that keeps a script from running twice at a time. The system holds it for the process, and releases it with
/// the process.
///
/// It lies beside the library, not in the runtime folder: cron and a login do not always have the same one.
package final class ScriptLock: Sendable {
  private static let interval = Duration.milliseconds(200)

  private let descriptor: Int32

  /// Takes the lock, or waits for it.
  ///
  /// - Parameter timeout: the longest wait; nil: no wait.
  /// - Throws: `Failure` 75 if another process holds the lock, 73 if the file cannot be made.
  package static func take(_ script: ScriptIdentity, in folders: Folders, timeout: Duration?) async throws
    -> ScriptLock
  {
    let folder = folders.data + "/scripts"
    try Folders.create(folder)
    let path = "\(folder)/\(script.key).lock"
    let deadline = timeout.map { ContinuousClock.now + $0 }
    while true {
      if let lock = try ScriptLock(path) { return lock }
      guard let deadline, ContinuousClock.now < deadline else {
        throw Failure(
          .busy,
          holder(path).map {
            ScriptsSentences.runningIn(name: script.name, process: $0, option: "--wait 10m")
          } ?? ScriptsSentences.running(name: script.name, option: "--wait 10m"))
      }
      try await Task.sleep(for: interval)
    }
  }

  /// Returns nil if another process holds the lock.
  private init?(_ path: String) throws {
    let opened = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard opened >= 0 else {
      throw Failure(writing: errno, ScriptsSentences.cannotLock(path: path).text)
    }
    // deinit closes it from here on; closing here too could close a reused descriptor.
    descriptor = opened
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      guard errno == EWOULDBLOCK else {
        throw Failure(writing: errno, ScriptsSentences.cannotLock(path: path).text)
      }
      return nil
    }
    // Write the process for people; the lock does not need it.
    let words = "\(getpid())\n"
    ftruncate(descriptor, 0)
    _ = words.withCString { write(descriptor, $0, strlen($0)) }
  }

  deinit { close(descriptor) }

  /// " (process 4711)", where the file says so.
  private static func holder(_ path: String) -> String? {
    let bytes = (try? WholeFile.read(path, atMost: 32)) ?? []
    return Int(String(decoding: bytes, as: UTF8.self).trimmingPrefix(" ").prefix { $0.isNumber }).map(
      String.init)
  }
}
