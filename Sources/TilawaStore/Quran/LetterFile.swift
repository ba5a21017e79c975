import TilawaCore

/// The letters of the Quran as search compares them, kept in the cache folder.
///
/// They belong to one version of the database and to one program, whose rules they were made by: those of any other are made
/// anew. They only choose the ayat to search; results come from the database.
struct LetterFile {
  private let cache: String
  /// The first bytes of the file.
  private let stamp: [UInt8]
  private let ayat: Int

  private static let name = "quran.letters"
  /// Four times what it takes.
  private static let mostBytes = 4 << 20

  /// - Throws: `.notFound`, `.unreadable` where the database or the program is gone.
  init(of quran: QuranDatabase) throws(StoreError) {
    let program = try QuranDatabase.runningExecutable().map { (path) throws(StoreError) in try FileIdentity(path: path)
    }
    stamp = Array("\(try FileIdentity(path: quran.path)) \(program.map { "\($0)" } ?? "-") \(quran.path)\n".utf8)
    cache = quran.cache
    ayat = quran.structure.ayatCount(of: .kufi)
  }

  /// Reads the letters; nil if there are none, or those of another database or program.
  func read() -> LetterIndex? {
    guard let bytes = try? WholeFile.read("\(cache)/\(LetterFile.name)", atMost: LetterFile.mostBytes),
      bytes.starts(with: stamp), let letters = LetterIndex(bytes: bytes[stamp.count...]), letters.count == ayat
    else { return nil }
    return letters
  }

  /// Replaces them at once and entirely; does nothing where the folder cannot be written.
  func keep(_ letters: LetterIndex) {
    try? WholeFile.write(stamp + letters.bytes, named: LetterFile.name, in: cache)
  }
}
