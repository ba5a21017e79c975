import Synchronization

/// A value that is found out once, by whoever first needs it; after a failure the next one tries again.
package final class FoundOnce<Value: Sendable>: Sendable {
  private let task = Mutex<Task<Value, any Error>?>(nil)

  package init() {}

  package func value(_ find: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let task = task.withLock { task in
      let present = task ?? Task { try await find() }
      task = present
      return present
    }
    do { return try await task.value } catch {
      self.task.withLock { if $0 == task { $0 = nil } }
      throw error
    }
  }
}
