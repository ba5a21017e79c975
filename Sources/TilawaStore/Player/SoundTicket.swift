import Glibc
import TilawaCore

/// A place in the line of waiting players; gone with the process that holds it.
package struct SoundTicket: Sendable {
  /// The rank of a waiting player.
  package enum Rank: Int, Sendable {
    /// A player that replaces the present one: before all who queue.
    case replacing
    /// A player that queues, in the order of arrival.
    case queued
  }

  private let folders: Folders
  private let name: String
  private let lock: FileLock

  /// Joins the line; returns nil if the gate is busy. The caller then tries again.
  ///
  /// - Throws: `.cannotCreate`.
  package init?(in folders: Folders, as rank: Rank) throws(StoreError) {
    try folders.securePlayer()
    try PrivateFolder.secure(SoundTicket.folder(in: folders))
    guard let gate = try SoundLock.gate(in: folders) else { return nil }
    defer { gate.release() }
    let last = SoundTicket.waiting(in: folders).compactMap { Int($0.split(separator: "-").dropFirst().first ?? "") }
      .max()
    let number = String((last ?? 0) + 1)
    name = "\(rank.rawValue)-\(String(repeating: "0", count: max(0, 10 - number.count)))\(number)-\(getpid())"
    let path = SoundTicket.folder(in: folders) + "/" + name
    guard let lock = try FileLock(ifFree: path) else {
      throw StoreError(system: errno, .cannotCreate, operation: StoreSentences.cannotStandInLine, path: path)
    }
    self.lock = lock
    self.folders = folders
  }

  /// The right to sound where it is free and no player stands before us; the ticket is gone then. Nil: not yet.
  package func redeem() -> SoundLock? {
    guard let gate = try? SoundLock.gate(in: folders) else { return nil }
    defer { gate.release() }
    guard SoundTicket.waiting(in: folders).min() == name, let sound = try? SoundLock.seize(in: folders) else {
      return nil
    }
    leave()
    return sound
  }

  /// Goes away from the line.
  package func leave() {
    unlink(SoundTicket.folder(in: folders) + "/" + name)
    lock.release()
  }

  /// The processes that wait, the next one first.
  package static func queue(in folders: Folders) -> [Int32] {
    names(in: folders).sorted().compactMap { $0.split(separator: "-").last.flatMap { Int32($0) } }
  }

  /// The tickets of waiting processes; removes the tickets of processes that are gone. To be called behind the gate.
  static func waiting(in folders: Folders) -> [String] {
    names(in: folders).filter { name in
      let path = folder(in: folders) + "/" + name
      guard let gone = try? FileLock(ifFree: path) else { return true }
      unlink(path)
      gone.release()
      return false
    }
  }

  private static func names(in folders: Folders) -> [String] {
    guard let stream = opendir(folder(in: folders)) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = String(entry: entry)
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  private static func folder(in folders: Folders) -> String { folders.runtime + "/player.queue" }
}
