import TilawaCore
import TilawaMerging
import TilawaTestSupport

@testable import TilawaStore
@testable import TilawaSync

/// A seeded run of real libraries that label, delete, restore and import again, edit and remove bookmarks, and synchronise with a bucket
/// that is pruned, and put back to a backup. Half of the buckets are sealed, and half of the exchanges are first tried while the bucket lies.
final class LibrarySimulation {
  /// A change of a bookmark: its note, nil for a removal, and the changes that its library knew.
  private struct Change {
    let bookmark: String
    let note: String?
    let before: Set<Int>
  }

  private let random: Random
  private let folder: TemporaryFolder
  private let objects = SimulatedFolder { .fine }
  private let risk = Risk()
  private let bucket: LyingBucket
  private let ring: KeyRing?
  private var libraries: [SyncedLibrary] = []
  private var known: [Set<Int>] = []
  private var placeKnown: Set<Int> = []
  private var backup: (objects: [String: [UInt8]], known: Set<Int>)?
  private var changes: [Int: Change] = [:]
  private var bookmarks: [String] = []
  private var sounds: [String: String] = [:]
  /// The beginnings of labels that were not deleted, by their recordings.
  private var labels: [String: Set<Int>] = [:]
  private var deleted: Set<Int> = []
  private var counter = 0
  private(set) var trace: [String] = []
  private let structure = MiniatureQuran.structure

  init(seed: UInt64) async throws {
    random = Random(seed: seed)
    folder = try TemporaryFolder()
    bucket = LyingBucket(objects, risk: risk, seed: seed)
    let open = BucketPlace(sending: bucket)
    let words = SealingSecret.passphrase("bismillah")
    ring = seed % 2 == 0 ? try await SealedPlace.create(on: open, with: words, cost: .least).ring : nil
    for index in 0..<random.number(2...3) {
      libraries.append(try SyncedLibrary("library\(index)", in: folder, with: open))
      known.append([])
    }
  }

  /// Runs, and returns what is wrong; nil where all is as it should be.
  func run() async throws -> String? {
    try await SyncSession.found(place())
    for library in libraries { try library.begin() }
    for _ in 0..<random.number(20...50) {
      let index = random.number(0...(libraries.count - 1))
      try await step(index)
      if random.chance(2) { try await sync(random.number(0...(libraries.count - 1))) }
    }
    try await settle()
    if let fault = try verdict() { return fault }
    // Deleted recordings come back with all their labels, by an import or from the trash.
    for sha256 in sounds.keys.sorted() where try libraries[0].labels(sha256) == nil {
      try random.chance(2) ? importSound(sha256, 0) : restore(sha256, 0)
    }
    try await settle()
    return try verdict() ?? lostLabels()
  }

  /// The place as a new process meets it.
  private func place() -> any SyncPlace {
    let open = GuardedPlace(BucketPlace(sending: bucket), ring: ring, keysGone: Sentence(verbatim: "no keys"))
    return if let ring { SealedPlace(open, ring: ring) } else { open }
  }

  private func step(_ index: Int) async throws {
    counter += 1
    switch random.number(0...19) {
    case 0, 1: try importSound(nil, index)
    case 2...5: try label(index)
    case 6: try moveLabel(index)
    case 7: try deleteLabel(index)
    case 8, 9: try delete(index)
    case 10: if let sha256 = sound() { try restore(sha256, index) }
    case 11: if let sha256 = sound() { try importSound(sha256, index) }
    case 12, 13: try addBookmark(index)
    case 14, 15: try editBookmark(index)
    case 16: try removeBookmark(index)
    case 17: try restoreBookmark(index)
    case 18:
      trace.append("\(index) prunes")
      await tryAmongLies { _ = try await libraries[index].session.prune() }
      _ = try await libraries[index].session.prune()
      noteSynced(index)
    default: rollBack()
    }
  }

  // MARK: - Recordings

  private func sound() -> String? {
    let all = sounds.keys.sorted()
    return all.isEmpty ? nil : all[random.number(0...(all.count - 1))]
  }

  private func importSound(_ sha256: String?, _ index: Int) throws {
    let mark = sha256.flatMap { sounds[$0] } ?? "sound \(sounds.count % 3)"
    let recording = try libraries[index].record(mark, [])
    sounds[recording.sha256] = mark
    trace.append("\(index) imports \(mark)")
  }

  private func restore(_ sha256: String, _ index: Int) throws {
    trace.append("\(index) restores \(sounds[sha256] ?? "")")
    try libraries[index].restore(sha256)
  }

  private func delete(_ index: Int) throws {
    guard let sha256 = sound() else { return }
    trace.append("\(index) deletes \(sounds[sha256] ?? "")")
    try libraries[index].delete(sha256)
  }

  private func present(_ index: Int) throws -> Recording? {
    try sound().flatMap { try libraries[index].library.recordings.find(sha256: $0) }
  }

  private func label(_ index: Int) throws {
    guard let recording = try present(index) else { return }
    let start = 5 * counter
    trace.append("\(index) labels \(recording.title) at \(start)")
    try libraries[index].label(recording, start..<start + 3, now: libraries[index].tick())
    labels[recording.sha256, default: []].insert(start)
  }

  private func moveLabel(_ index: Int) throws {
    guard let recording = try present(index), let segment = try libraries[index].segments(recording).last else {
      return
    }
    trace.append("\(index) moves the end of \(segment.start)")
    let end = segment.end == segment.start + 3 ? 4 : 3
    try libraries[index].library.annotations.edit(recording, now: libraries[index].tick()) {
      (editing) throws(EditError) in
      try editing.move(.end, of: segment.id, to: segment.start + end)
    }
  }

  private func deleteLabel(_ index: Int) throws {
    guard let recording = try present(index), let segment = try libraries[index].segments(recording).first else {
      return
    }
    trace.append("\(index) deletes the label \(segment.start)")
    deleted.insert(segment.start)
    try libraries[index].library.annotations.edit(recording, now: libraries[index].tick()) {
      (editing) throws(EditError) in
      try editing.delete([segment.id])
    }
  }

  // MARK: - Bookmarks

  private func heads(of bookmark: String, among known: Set<Int>) -> Set<Int> {
    let all = known.filter { changes[$0]?.bookmark == bookmark }
    return all.subtracting(all.reduce(into: Set<Int>()) { $0.formUnion(changes[$1]?.before ?? []) })
  }

  private func note(_ index: Int, _ bookmark: String, _ note: String?) {
    trace.append("\(index) \(note.map { "says \($0) at" } ?? "removes") the bookmark \(bookmark.suffix(3))")
    changes[counter] = Change(
      bookmark: bookmark, note: note, before: known[index].filter { changes[$0]?.bookmark == bookmark })
    known[index].insert(counter)
  }

  private func bookmark(_ index: Int) throws -> Bookmark? {
    let all = try libraries[index].library.bookmarks.all(in: structure).values.sorted { $0.id < $1.id }
    return all.isEmpty ? nil : all[random.number(0...(all.count - 1))]
  }

  private func addBookmark(_ index: Int) throws {
    let digits = String(counter)
    let id = String(repeating: "a", count: 16 - digits.count) + digits
    let passage = try Passage("2:1-2", by: RangeParser(structure: structure, counting: .kufi, grain: .word))
    try libraries[index].library.bookmarks.add(
      Bookmark(id: id, passage: passage, note: "note \(counter)", created: libraries[index].tick()))
    bookmarks.append(id)
    note(index, id, "note \(counter)")
  }

  private func editBookmark(_ index: Int) throws {
    guard var bookmark = try bookmark(index) else { return }
    bookmark.note = "note \(counter)"
    try libraries[index].library.bookmarks.change(bookmark, now: libraries[index].tick())
    note(index, bookmark.id, bookmark.note)
  }

  private func removeBookmark(_ index: Int) throws {
    guard let bookmark = try bookmark(index) else { return }
    try libraries[index].library.bookmarks.remove([bookmark.id], now: libraries[index].tick())
    note(index, bookmark.id, nil)
  }

  private func restoreBookmark(_ index: Int) throws {
    let removed = try libraries[index].library.bookmarks.removed(in: structure).values.sorted { $0.id < $1.id }
    guard !removed.isEmpty else { return }
    let bookmark = removed[random.number(0...(removed.count - 1))]
    try libraries[index].library.bookmarks.restore([bookmark.id], now: libraries[index].tick())
    note(index, bookmark.id, bookmark.note)
  }

  // MARK: - The place

  private func sync(_ index: Int) async throws {
    trace.append("\(index) synchronises")
    await tryAmongLies { try await libraries[index].sync() }
    try await libraries[index].sync()
    noteSynced(index)
  }

  /// Begins an exchange that may end in any way: the next one goes on from there.
  private func tryAmongLies(_ exchange: () async throws -> Void) async {
    for library in libraries { library.place = place() }
    guard random.chance(2) else { return }
    risk.isOn = true
    defer { risk.isOn = false }
    do { try await exchange() } catch { trace.append("interrupted: \(error)") }
  }

  private func noteSynced(_ index: Int) {
    placeKnown.formUnion(known[index])
    known[index] = placeKnown
  }

  private func rollBack() {
    guard let backup else {
      self.backup = (objects.all, placeKnown)
      return
    }
    trace.append("the place is put back to a backup")
    (objects.all, placeKnown) = backup
    bucket.forget()
    self.backup = nil
  }

  private func settle() async throws {
    for _ in 0..<3 { for index in libraries.indices { try await sync(index) } }
  }

  // MARK: - The end

  private func verdict() throws -> String? {
    let first = libraries[0]
    for (index, library) in libraries.enumerated() {
      let pending = try library.store.pending()
      if pending != SyncStore.Pending() { return "library \(index) has something left: \(pending)" }
      let (mine, theirs) = (try conflicts(library), try conflicts(first))
      if mine != theirs { return "0 and \(index) differ in conflicts: \(theirs) and \(mine)" }
      for sha256 in sounds.keys where try library.labels(sha256) != first.labels(sha256) {
        return "0 and \(index) differ in \(sounds[sha256] ?? ""): \(String(describing: try first.labels(sha256))) and "
          + "\(String(describing: try library.labels(sha256)))"
      }
      let notes = Dictionary(
        uniqueKeysWithValues: try library.library.bookmarks.all(in: structure).values.map { ($0.id, $0.note) })
      for bookmark in bookmarks {
        let living = heads(of: bookmark, among: Set(changes.keys)).compactMap { changes[$0]?.note }
        guard living.isEmpty ? notes[bookmark] == nil : notes[bookmark].map(living.contains) ?? false else {
          return
            "library \(index) shows \(notes[bookmark] ?? "no") bookmark \(bookmark.suffix(3)), living are \(living)"
        }
      }
    }
    return nil
  }

  /// The conflicts of a library by their values. Devices are left out: a snapshot does not tell who made a change.
  private func conflicts(_ library: SyncedLibrary) throws -> [String] {
    try library.store.conflicts().flatMap { conflict in
      conflict.choices.map {
        "\(conflict.title ?? "") \(conflict.key.name) \($0.id.text)\($0.isShown ? " is shown" : ""): \($0.text)"
      }
    }
  }

  private func lostLabels() throws -> String? {
    for (sha256, made) in labels {
      guard let shown = try libraries[0].labels(sha256) else { continue }
      let lost = made.subtracting(deleted).subtracting(shown.map(\.lowerBound))
      if !lost.isEmpty { return "the labels \(lost.sorted()) of \(sounds[sha256] ?? "") are lost" }
    }
    return nil
  }
}
