/// The right to synchronise: one process of a library at a time.
package struct SyncLock: ~Copyable {
  private let lock: FileLock

  /// Returns nil where another process synchronises now.
  package init?(in folders: Folders) throws(StoreError) {
    try PrivateFolder.create(folders.data)
    guard let lock = try FileLock(ifFree: folders.data + "/sync.lock") else { return nil }
    self.lock = lock
  }

  deinit { lock.release() }
}
