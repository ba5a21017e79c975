/// The right to hear the files of a reciter: one process at a time has it. The system releases it when the process ends.
package struct HearingLock: ~Copyable {
  private let lock: FileLock

  /// Returns nil where another process hears the files of this reciter.
  package init?(of reciter: String, in folders: Folders) throws(StoreError) {
    try PrivateFolder.create(folders.data)
    guard let lock = try FileLock(ifFree: HearingLock.path(reciter, folders)) else { return nil }
    self.lock = lock
  }

  deinit { lock.release() }

  /// Whether a process hears the files of a reciter now.
  package static func isHeld(of reciter: String, in folders: Folders) -> Bool {
    guard Disk.exists(path(reciter, folders)) else { return false }
    guard let free = try? HearingLock(of: reciter, in: folders) else { return true }
    _ = consume free
    return false
  }

  private static func path(_ reciter: String, _ folders: Folders) -> String {
    "\(folders.data)/hearing-\(reciter).lock"
  }
}
