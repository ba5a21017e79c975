import Synchronization
package import TilawaCore

/// The text and structure of the Quran, read-only; nothing comes out of it before its digests were checked.
///
/// The file is opened and its structure read at once, in a few milliseconds; the text is read when it is asked for.
/// Any thread may use it; every call blocks on the disk.
package struct QuranDatabase: Sendable {
  /// The file.
  package let path: String
  /// Surahs, countings and divisions, read once; juz, hizb and rub are those of Hafs and pages those
  /// of the Madani print unless others were asked for.
  package private(set) var structure: QuranStructure
  private let database: ReadOnlyDatabase
  /// The folder with the note about the file verified last.
  let cache: String
  /// The text in the script of the print, once it was read.
  private var scripts: ScriptShelf?

  /// Opens the database, and verifies it unless this file was verified last.
  ///
  /// - Parameters:
  ///   - path: the path of the database, from `locate`.
  ///   - cache: the folder with the note about the file verified last; made if absent. If it cannot be written, the
  ///     file is verified each time.
  /// - Throws: `.notFound`, `.unreadable`, or `.unverified` for any content but this exact Quran.
  package init(path: String, cache: String) throws(StoreError) {
    let identity = try FileIdentity(path: path)
    let stamp = VerificationStamp(path: path, identity: identity, digests: .pinned)
    let isVerified = stamp.isKept(in: cache)
    do {
      let database = try ReadOnlyDatabase(path: path, writers: .none)
      structure = try database.read { db in
        if !isVerified { try QuranDigests.pinned.verify(db, path: path) }
        return try QuranReader.structure(db)
      }
      self.database = database
      structure = structure.reading(
        PrintShelf { [structure] id in
          guard let print = Print.builtIn(id) else { return nil }
          return try? database.read { try QuranReader.print(print, structure, $0) }
        })
    } catch let error as StoreError {
      throw error
    } catch {
      throw StoreError(
        code: .unverified, operation: StoreSentences.cannotReadQuran, path: path, detail: Sentence(verbatim: "\(error)")
      )
    }
    self.path = path
    self.cache = cache
    if !isVerified, try FileIdentity(path: path) == identity { stamp.keep(in: cache) }
  }

  /// The same database with the juz, hizb and rub of a riwayah.
  package func divided(as riwayah: Riwayah) -> QuranDatabase {
    var database = self
    database.structure = structure.divided(as: riwayah)
    return database
  }

  /// The same database with the pages of a print, which is chosen when a page is first asked for.
  package func printed(asChosen choose: @escaping @Sendable () -> String) -> QuranDatabase {
    var database = self
    database.structure = structure.printed(asChosen: choose)
    return database
  }

  /// The same database with prints that a user has added.
  ///
  /// - Parameters:
  ///   - added: their ids.
  ///   - file: one of them by its id, with the lines of its pages, packed.
  ///   - script: the text in the script of a print.
  func adding(
    _ added: @escaping @Sendable () -> [String],
    file: @escaping @Sendable (String) -> (print: Print, layout: [UInt8])?,
    script: @escaping @Sendable (Print) -> PrintText?
  ) -> QuranDatabase {
    var quran = self
    quran.structure = structure.reading(
      PrintShelf(
        added: added,
        { [structure, database] id in
          if let print = Print.builtIn(id) { return try? database.read { try QuranReader.print(print, structure, $0) } }
          guard let (print, layout) = file(id) else { return nil }
          let divisions = try? database.read { try QuranReader.divisions(of: print.script, $0) }
          return PrintTable(
            print, pages: PrintLayout.starts(in: layout), layout: layout, divisions: divisions ?? [], in: structure)
        }))
    quran.scripts = ScriptShelf(script)
    return quran
  }

  /// The text in the script of the print whose pages count; nil where its letters are those of our text, and where no text of them is
  /// installed. Read once.
  package var script: PrintText? { structure.print.script == .ours ? nil : scripts?.text(of: structure.print) }

  /// The text in the script of the print where any font may show it.
  package var shownScript: PrintText? { script.flatMap { $0.isUnicode ? $0 : nil } }

  /// The basmalah that stands before a surah, letter for letter as it is distributed; nil where none does: in al-Fatihah it is an
  /// ayah, and surah 9 has none.
  ///
  /// Before 95 and 97 it has a shaddah, which joins it to the end of the surah before.
  package func basmalah(before surah: Int) throws(StoreError) -> String? {
    try read(StoreSentences.cannotReadBasmalah) { db in
      var text: String?
      try db.forEachRow("SELECT text FROM basmalah WHERE surah = ?", [surah]) { text = $0.text(0) }
      return text
    }
  }

  /// The places where one prostrates, in the order of the text.
  package func sajdahs() throws(StoreError) -> [Sajdah] {
    try read(StoreSentences.cannotReadSajdahs, QuranReader.sajdahs)
  }

  func read<Value: Sendable>(
    _ operation: Sentence, _ body: (RawConnection) throws -> Value
  ) throws(StoreError) -> Value {
    do {
      return try database.read(body)
    } catch {
      throw StoreError(code: .unverified, operation: operation, path: path, detail: Sentence(verbatim: "\(error)"))
    }
  }
}

/// The texts in the scripts of prints; each is read when it is first needed.
private final class ScriptShelf: Sendable {
  private let read: @Sendable (Print) -> PrintText?
  private let texts = Mutex<[Print: PrintText?]>([:])

  init(_ read: @escaping @Sendable (Print) -> PrintText?) { self.read = read }

  func text(of print: Print) -> PrintText? {
    texts.withLock { texts in
      if let text = texts[print] { return text }
      let text = read(print)
      texts[print] = .some(text)
      return text
    }
  }
}
