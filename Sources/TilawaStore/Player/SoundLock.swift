import Glibc

/// The right to sound: one player of a user has it at a time. The system releases it when the process ends.
///
/// The files are in the runtime folder. `player.lock` is held as long as the right. `player.queue/` has a ticket for
/// each waiting player, held during the wait. `silent.lock` is held by one of the silent players. `player.gate` is held
/// for the moment in which a process looks at these files. Only the gate is waited for, 200 ms at most.
package struct SoundLock: Sendable {
  /// The kind of a player: heard or silent.
  package enum Kind: String, Sendable {
    /// A player that is heard; only one of them may sound.
    case heard = "player"
    /// A player that nobody hears. It takes the right only if no player is heard, and then stops none.
    case silent
  }

  private let lock: FileLock

  private init(_ lock: FileLock) { self.lock = lock }

  /// Takes the right if no player has it and none waits for it; else returns nil.
  ///
  /// - Parameters:
  ///   - folders: the folders of the user.
  ///   - kind: whether the player is heard.
  /// - Throws: `.cannotCreate` if the files cannot be made.
  package static func take(in folders: Folders, as kind: Kind = .heard) throws(StoreError) -> SoundLock? {
    try folders.securePlayer()
    guard let gate = try gate(in: folders) else { return nil }
    defer { gate.release() }
    guard SoundTicket.waiting(in: folders).isEmpty, let heard = try seize(in: folders) else { return nil }
    guard kind == .silent else { return heard }
    heard.release()
    return try seize(in: folders, as: .silent)
  }

  /// Takes the right if no player has it, even if others wait. The caller holds the gate.
  static func seize(in folders: Folders, as kind: Kind = .heard) throws(StoreError) -> SoundLock? {
    guard let lock = try FileLock(ifFree: path(in: folders, of: kind)) else { return nil }
    lock.note("\(getpid())\n")
    return SoundLock(lock)
  }

  /// Works on the player's socket while no other process does.
  ///
  /// - Parameters:
  ///   - folders: the folders of the user.
  ///   - body: the work; it is done even if another process does not release the gate.
  package static func exclusively<Value, Failure: Error>(
    in folders: Folders, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let gate = try? gate(in: folders)
    defer { gate?.release() }
    return try body()
  }

  /// The process that has the right and is heard; nil if there is none.
  package static func holder(in folders: Folders) -> Int32? {
    guard let gate = try? gate(in: folders) else { return nil }
    defer { gate.release() }
    guard access(path(in: folders, of: .heard), F_OK) == 0 else { return nil }
    if let free = try? FileLock(ifFree: path(in: folders, of: .heard)) {
      free.release()
      return nil
    }
    return FileLock.words(in: path(in: folders, of: .heard)).flatMap { Int32($0) }
  }

  /// Releases the right to the next player. To be called once, at the end.
  package func release() { lock.release() }

  /// Takes the gate, which a process holds while it looks at the lock and the queue; nil if another process does not
  /// release it.
  ///
  /// A process holds it for some microseconds. As flock(2) waits without limit or not at all, this tries again for 0.2
  /// s.
  static func gate(in folders: Folders) throws(StoreError) -> FileLock? {
    for _ in 0..<200 {
      if let gate = try FileLock(ifFree: folders.runtime + "/player.gate") { return gate }
      usleep(1000)
    }
    return nil
  }

  private static func path(in folders: Folders, of kind: Kind) -> String { "\(folders.runtime)/\(kind.rawValue).lock" }
}

extension FileLock {
  /// The note of the lock's holder, without the final line end.
  static func words(in path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(file, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes.prefix(count).prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
