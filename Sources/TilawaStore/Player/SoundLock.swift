import Glibc

/// The right to sound, which one player of a user has at a time. The system keeps it: it is gone with the process that has it.
///
/// Files in the runtime folder: `player.lock`, held for life; `player.queue/`, a ticket for each who waits, held as long as they
/// wait; `silent.lock`, held by one of those whom nobody hears; `player.gate`, held for the moment in which one looks at them.
/// Only for that is anybody waited for, 200 ms at most.
public struct SoundLock: Sendable {
  /// Whether anybody hears what has the right.
  public enum Kind: String, Sendable {
    /// It is heard, so it has to be the only one.
    case heard = "player"
    /// Nobody hears it: it is the only one of its kind, where none is heard, and stands in nobody's way.
    case silent
  }

  private let lock: FileLock

  private init(_ lock: FileLock) { self.lock = lock }

  /// Takes it where nobody has it and nobody waits for it; nil else.
  ///
  /// - Parameters:
  ///   - folders: of the user.
  ///   - kind: whether it is heard.
  /// - Throws: `.cannotCreate` where there can be no such files.
  public static func take(in folders: Folders, as kind: Kind = .heard) throws(StoreError) -> SoundLock? {
    try folders.securePlayer()
    guard let gate = gate(in: folders) else { return nil }
    defer { gate.release() }
    guard SoundTicket.waiting(in: folders).isEmpty, let heard = seize(in: folders) else { return nil }
    guard kind == .silent else { return heard }
    heard.release()
    return seize(in: folders, as: .silent)
  }

  /// Takes it where nobody has it, whoever waits; to be called behind the gate.
  static func seize(in folders: Folders, as kind: Kind = .heard) -> SoundLock? {
    guard let lock = FileLock(ifFree: path(in: folders, of: kind)) else { return nil }
    lock.note("\(getpid())\n")
    return SoundLock(lock)
  }

  /// Does something about the player's socket while nobody else does.
  ///
  /// - Parameters:
  ///   - folders: of the user.
  ///   - body: what is done; done all the same where somebody hangs.
  public static func exclusively<Value, Failure: Error>(
    in folders: Folders, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let gate = gate(in: folders)
    defer { gate?.release() }
    return try body()
  }

  /// The process that has it and is heard; nil where none has.
  public static func holder(in folders: Folders) -> Int32? {
    guard let gate = gate(in: folders) else { return nil }
    defer { gate.release() }
    guard access(path(in: folders, of: .heard), F_OK) == 0 else { return nil }
    if let free = FileLock(ifFree: path(in: folders, of: .heard)) {
      free.release()
      return nil
    }
    return FileLock.words(in: path(in: folders, of: .heard)).flatMap { Int32($0) }
  }

  /// Gives it to whoever comes next. Once, at the end.
  public func release() { lock.release() }

  /// Held while one looks at who has it and who waits; nil where somebody hangs there. It is held for some microseconds, and
  /// flock(2) waits for ever or not at all: so it is asked again for 0.2 s.
  static func gate(in folders: Folders) -> FileLock? {
    for _ in 0..<200 {
      if let gate = FileLock(ifFree: folders.runtime + "/player.gate") { return gate }
      usleep(1000)
    }
    return nil
  }

  private static func path(in folders: Folders, of kind: Kind) -> String { "\(folders.runtime)/\(kind.rawValue).lock" }
}

extension FileLock {
  /// What whoever holds it has noted, without the line's end.
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
