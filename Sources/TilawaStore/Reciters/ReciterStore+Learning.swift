extension Library {
  /// What somebody does who finds another process at the same work.
  public enum Patience {
    /// Leaves it to that process.
    case orGoes
    /// Waits for it, after saying so.
    case orWaits(() -> Void)
  }

  /// Learns what reciters sound like, which one process does at a time.
  ///
  /// - Throws: `StoreError`, `.cannotCreate`; what `body` throws.
  public func learning(_ patience: Patience, _ body: () throws -> Void) throws {
    try Folders.create(folders.runtime)
    let path = "\(folders.runtime)/voices.lock"
    let lock: FileLock
    switch patience {
    case .orGoes:
      guard let free = FileLock(ifFree: path) else { return }
      lock = free
    case .orWaits(let waiting): lock = try FileLock(path: path, waiting: waiting)
    }
    defer { lock.release() }
    try body()
  }
}
