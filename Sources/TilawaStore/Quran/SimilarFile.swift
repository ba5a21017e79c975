package import TilawaCore

/// The table of ayat that resemble each other, as it lies on the disk beside the Quran.
package enum SimilarFile {
  private static let file = InstalledFile(name: "similar.tsv", variable: "TILAWA_SIMILAR")
  /// Five times what it takes.
  private static let mostBytes = 4 << 20
  /// SHA-256 of what `Scripts/build-similar` makes.
  private static let pinned = "280b4396107ae3e22b75f13213977ddddccaafb9a991b522725d5e50088fdcc5"

  /// Reads the table: the file named in TILAWA_SIMILAR, else the installed file, else the file of the working copy. The
  /// file is hashed each time.
  ///
  /// - Parameters:
  ///   - environment: the environment of the process.
  ///   - executable: the real path of the running program.
  /// - Throws: `.notFound`; `.unreadable`; `.unverified` for any other table.
  package static func read(
    environment: [String: String], executable: String? = QuranDatabase.runningExecutable()
  ) throws(StoreError) -> SimilarAyat {
    let path = try file.locate(environment, executable)
    let bytes = try WholeFile.read(path, atMost: mostBytes)
    var hasher = SHA256Hasher()
    bytes.withUnsafeBytes { hasher.update($0) }
    guard hasher.finish() == pinned else { throw unverified(path) }
    do throws(SimilarAyat.Fault) {
      return try SimilarAyat(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw unverified(path)
    }
  }

  private static func unverified(_ path: String) -> StoreError {
    StoreError(
      code: .unverified, operation: StoreSentences.cannotTrustTableOfSimilarAyat, path: path,
      detail: StoreSentences.ofAnotherVersion)
  }
}
