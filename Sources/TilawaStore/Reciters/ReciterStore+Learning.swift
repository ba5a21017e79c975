extension ReciterStore {
  /// The choice of a process that finds another one at the same work.
  package enum Contention {
    /// Leaves the work to the other process.
    case skip
    /// Waits for the other process, after calling the closure.
    case wait(() -> Void)
  }

  /// Runs `body`, which learns the voices of reciters, while no other process does.
  ///
  /// - Throws: `StoreError`, `.cannotCreate`; what `body` throws.
  package func learning(_ contention: Contention, _ body: () throws -> Void) throws {
    try Folders.create(folders.runtime)
    let path = "\(folders.runtime)/voices.lock"
    let lock: FileLock
    switch contention {
    case .skip:
      guard let free = FileLock(ifFree: path) else { return }
      lock = free
    case .wait(let waiting): lock = try FileLock(path: path, waiting: waiting)
    }
    defer { lock.release() }
    try body()
  }
}
