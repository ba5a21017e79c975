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
        PrintShelf { [structure] print in try? database.read { try QuranReader.print(print, structure, $0) } })
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
  package func printed(asChosen choose: @escaping @Sendable () -> Print) -> QuranDatabase {
    var database = self
    database.structure = structure.printed(asChosen: choose)
    return database
  }

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
