import Synchronization
import Testing

@testable import TilawaPlayer

@Suite struct AsyncSemaphoreTests {
  @Test func `no more tasks are inside than there are permits`() async throws {
    let semaphore = AsyncSemaphore(permits: 3)
    let (inside, most) = (Atomic(0), Atomic(0))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          try await semaphore.withPermit {
            most.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
            await Task.yield()
            inside.subtract(1, ordering: .relaxed)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect((1...3).contains(most.load(ordering: .relaxed)))
    #expect(inside.load(ordering: .relaxed) == 0)
  }

  @Test func `who is cancelled while he waits takes no permit`() async throws {
    let semaphore = AsyncSemaphore(permits: 1)
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let (entered, enter) = AsyncStream.makeStream(of: Void.self)
    let first = Task {
      try await semaphore.withPermit {
        enter.finish()
        for await _ in gate {}
      }
    }
    for await _ in entered {}
    let second = Task { try await semaphore.withPermit {} }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    open.finish()
    try await first.value
    #expect(try await semaphore.withPermit { true })
  }
}
