package import AppBase
package import AppPlayback
import Glibc
import TilawaAudio
package import TilawaCore
import TilawaFiles
import TilawaIntake
import TilawaStore

/// A deck for Anki of what is held by heart: a card for each ayah, with the teacher's recitation.
///
/// A card shows the words before the ayah and asks how it goes on. It carries the memory that is known of its page.
package struct HifzDeck {
  /// Shows how many frames of sound are done, and the ayah whose file is fetched first; nil where nobody looks.
  package typealias Progress = SplitRendering.Progress

  private let book: HifzBook
  private let ayat: [AyahRef]
  private let request: PlayRequest
  private let context: AppContext

  /// The most bytes of sound: an archive has no more.
  private static let mostBytes = 4_000_000_000

  /// - Parameters:
  ///   - ranges: the part of what is held; empty: all.
  ///   - request: the reciters and where their sound comes from. It says whether files are replaced.
  /// - Throws: `Failure` where nothing of it is held.
  package init(_ book: HifzBook, of ranges: [String], _ request: PlayRequest) throws {
    self.book = book
    context = book.context
    let chosen = ranges.isEmpty ? book.held : WordSet(try book.words(of: ranges))
    let held = book.held
    let counting = book.riwayah.counting
    ayat = (0..<book.structure.ayatCount(of: counting)).map { book.structure.ayah(at: $0, in: counting) }.filter {
      let span = book.structure.span(of: $0)
      return held.contains(span) && chosen.contains(span)
    }
    var request = request
    request.ranges = book.names(of: WordSet(ayat.map(book.structure.span(of:)))).map { "\($0)" }
    request.riwayah = book.riwayah
    request.basmalah = .never
    request.missing = .silence
    self.request = request
    guard ayat.isEmpty else { return }
    throw Failure(.noInput, LearningSentences.noWholeAyah(command: HifzWords.list))
  }

  /// Writes the deck.
  ///
  /// - Parameters:
  ///   - target: the file, `.apkg`.
  ///   - waiting: called with the ayah whose file is fetched first; nil when that is over.
  ///   - progress: called with the length of the sound before it is made; returns what shows it.
  package func write(
    to target: OutputTarget, waiting: (String?) -> Void, progress: (OutputTime) -> Progress?
  ) async throws -> CommandAnswer {
    let parent = Surroundings.setting("TMPDIR") ?? "/tmp"
    guard let folder = TemporaryFile.folder(beginning: parent + "/tilawa-deck-") else {
      throw Failure(writing: errno, parent)
    }
    defer {
      for name in Disk.names(in: folder) ?? [] { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    let interruption = context.leavingNothing(of: .sound, in: folder)
    defer { withExtendedLifetime(interruption) {} }
    var remarks: [Sentence] = []
    do { try await makeSound(in: folder, waiting, progress) } catch {
      // A deck without sound is of use all the same.
      guard let failure = Failure(error), failure.code == .noInput else { throw error }
      let reason = failure.sentence ?? Sentence(verbatim: failure.message)
      remarks.append(LearningSentences.deckSilent(reason: reason))
    }
    let sounds = ayat.compactMap { ref -> (name: String, path: String)? in
      let path = "\(folder)/\(HifzDeck.file(ref))"
      return Disk.size(of: path).map { _ in (HifzDeck.media(ref, book.riwayah), path) }
    }
    let notes = try HifzDeckNotes(book, ayat).notes(withSound: Set(sounds.map(\.name)))
    try pack(sounds, notes: notes, to: target, in: folder)
    if remarks.isEmpty, sounds.count < ayat.count {
      remarks.append(LearningSentences.deckPartlySilent(count: ayat.count - sounds.count))
    }
    return CommandAnswer(
      [LearningSentences.deckWritten(file: target.name, cards: ayat.count, sounds: sounds.count)],
      HifzDeckWritten(
        file: target.name, cards: ayat.count, withSound: sounds.count, riwayah: book.riwayah.rawValue),
      remarks: remarks + [LearningSentences.deckAdvice])
  }

  // MARK: - Sound

  private static func file(_ ref: AyahRef) -> String {
    func three(_ number: Int) -> String { String("\(number + 1000)".dropFirst()) }
    return "\(three(ref.surah))\(three(ref.ayah)).mp3"
  }

  /// The name of an ayah's sound in the deck.
  static func media(_ ref: AyahRef, _ riwayah: Riwayah) -> String { "tilawa-\(riwayah.rawValue)-\(file(ref))" }

  private func makeSound(
    in folder: String, _ waiting: (String?) -> Void, _ progress: (OutputTime) -> Progress?
  ) async throws {
    var split = try PlayDefaults.complete(request, for: .render, in: context.opening).split(by: .ayah, typed: request)
    split.replacesFiles = true
    split.isForProgram = true
    let options = SplitOptions(
      unit: .ayah, kind: .mp3, lyrics: .none, hasCue: false, hasPlaylist: false, hasCover: false)
    _ = try await SplitRendering(split, options, to: folder, in: context).run(waiting: waiting, progress: progress)
  }

  // MARK: - The archive

  private func pack(
    _ sounds: [(name: String, path: String)], notes: [AnkiCollection.Note], to target: OutputTarget, in folder: String
  ) throws {
    let path = folder + "/collection.anki2"
    try AnkiCollection(title: LearningSentences.deckTitle.text, notes: notes, now: book.now.seconds).create(at: path)
    let sizes = ([path] + sounds.map(\.path)).map { Disk.size(of: $0) ?? 0 }
    guard sizes.reduce(0, +) < HifzDeck.mostBytes else {
      throw Failure(.usage, LearningSentences.deckTooLarge)
    }
    var archive = try ZipFile(target)
    try archive.add(try bytes(path), named: "collection.anki2")
    let names = sounds.enumerated().map { ("\($0)", $1.name) }
    try archive.add(Array(JSON.line(encoding: NamedMembers(names)).utf8), named: "media")
    for (index, sound) in sounds.enumerated() { try archive.add(try bytes(sound.path), named: "\(index)") }
    try archive.complete()
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    guard let bytes = Disk.bytes(of: path) else {
      throw Failure(.unreadable, LearningSentences.unreadableFile(path: path))
    }
    return bytes
  }
}
