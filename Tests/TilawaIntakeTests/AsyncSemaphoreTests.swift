import Testing

@testable import TilawaIntake

@Suite struct AsyncSemaphoreTests {
  private actor Gauge {
    private(set) var inside = 0
    private(set) var most = 0

    func enter() {
      inside += 1
      most = max(most, inside)
    }

    func leave() { inside -= 1 }
  }

  @Test func `no more tasks are inside than there are permits`() async throws {
    let semaphore = AsyncSemaphore(permits: 3)
    let gauge = Gauge()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          try await semaphore.withPermit {
            await gauge.enter()
            await Task.yield()
            await gauge.leave()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(await (1...3).contains(gauge.most))
    #expect(await gauge.inside == 0)
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
