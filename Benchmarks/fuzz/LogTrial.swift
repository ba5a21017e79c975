import Glibc
import TilawaCore
import TilawaMerging

@testable import TilawaStore

/// One damaged object of a place of sync: a part of a log, a snapshot, a piece or a card. A part is taken into a library, as from a device
/// that writes anything, and the commands that read what came are asked.
struct LogTrial {
  let bytes: [UInt8]
  let seed: UInt64

  private var structure: QuranStructure { TimingTrial.structure }

  func run() {
    if let card = SyncCard(reading: bytes), SyncCard(reading: Array(card.text.utf8)) != card {
      broken("a card is not what it was")
    }
    if let snapshot = try? SyncSnapshot(reading: bytes),
      (try? SyncSnapshot(reading: Array(snapshot.text.utf8))) != snapshot
    {
      broken("a snapshot is not what it was")
    }
    _ = try? SyncSnapshot.lines(ofPiece: bytes)
    do throws(SyncLogPart.Fault) {
      let part = try SyncLogPart(reading: bytes)
      guard (try? SyncLogPart(reading: Array(part.text.utf8))) == part else {
        return broken("a part is not what it was")
      }
      take(part)
    } catch {
      if "\(error)".contains(where: \.isNewline) { broken("an error of several lines: \(error)") }
    }
  }

  private func broken(_ words: String) { print("BROKEN \(seed): \(words)") }

  /// Takes a part, and makes sure that no command fails by it and that nothing of it is taken back.
  private func take(_ part: SyncLogPart) {
    let folders = Folders(environment: ["TILAWA_HOME": "/tmp/tilawa-fuzz-\(getpid())"])
    defer { for ending in ["", "-wal", "-shm"] { unlink(folders.library + ending) } }
    do {
      let library = try Library(folders: folders, for: .writing)
      let store = library.sync(SyncReaders(in: structure)) { (path, _) throws(StoreError) in
        throw StoreError(code: .corrupt, operation: "use the sound", path: path, message: "it is none")
      }
      try store.begin(with: "a place", called: "fuzz")
      let text = Array(part.text.utf8)
      try store.take(part, digest: SHA256Hasher.digest(of: text), size: text.count)
      try store.prepare()
      try read(library)
      if try store.close(), try store.unsent() != nil { broken("what came is said again, or taken back") }
      let identity = try store.identity()
      if identity.number > 1 { broken("a foreign number drives the own one") }
    } catch {
      broken("a part that was read stops a command: \(error)")
    }
  }

  private func read(_ library: Library) throws {
    let aside =
      try library.bookmarks.all(in: structure).setAside.count + library.positions.all(in: structure).setAside.count
    if aside > 0 { broken("what came is set aside") }
    _ = try library.presets.all()
    _ = try library.settings.all()
    _ = try library.khatm.all()
    _ = try library.hifz.events(in: structure)
    _ = try library.recitations.all(words: structure.words)
    _ = try library.ledger.entries()
  }
}
