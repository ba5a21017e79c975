import Foundation
import Synchronization
import Testing
@testable import AppScripts
import TilawaCore
import TilawaStore
import TilawaTestSupport

@Suite struct ScriptLockTests {
  /// Opens files and closes them until it is told to end; counts the files that were closed elsewhere meanwhile.
  private final class Bystander: Sendable {
    private let isOver = Mutex(false)
    private let lost = Mutex(0)

    func watch() {
      while !isOver.withLock(\.self) {
        let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { continue }
        var info = stat()
        let isThere = fstat(descriptor, &info) == 0
        if close(descriptor) != 0 || !isThere { lost.withLock { $0 += 1 } }
      }
    }

    func end() -> Int {
      isOver.withLock { $0 = true }
      return lost.withLock(\.self)
    }
  }

  // A12
  @Test func `who does not get the lock closes its own file, and nobody else's`() async throws {
    let folder = try TemporaryFolder()
    let script = try ScriptIdentity(try folder.write("steps: []\n", to: "dawn.yaml"))
    let held = try await ScriptLock.take(script, in: folder.home, timeout: nil)
    let bystander = Bystander()
    for _ in 0..<2 { Thread.detachNewThread { bystander.watch() } }
    for _ in 0..<3000 {
      do {
        _ = try await ScriptLock.take(script, in: folder.home, timeout: nil)
        Issue.record("two have the lock")
      } catch let failure as Failure {
        #expect(failure.code == .busy)
      }
    }
    #expect(bystander.end() == 0)
    withExtendedLifetime(held) {}
  }
}
