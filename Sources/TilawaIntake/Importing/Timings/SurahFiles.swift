package import TilawaCore
package import TilawaStore

/// The files of whole surahs of a reciter, and how many of them have times of their ayat.
package struct SurahFiles: Hashable, Sendable {
  /// The number of files.
  package let count: Int
  /// The number of those whose ayat have times.
  package let timed: Int

  package init(of reciter: Reciter, in library: Library, _ structure: QuranStructure) throws(StoreError) {
    let files = try library.files.all(of: reciter.id)
    let places = FilePlaces(files, of: reciter, in: structure)
    let surahs = files.compactMap { places[$0.file] }.filter { $0.ayah == nil }.map(\.surah)
    let all = WordRange(0, structure.words)
    let published = try library.timings.published(of: reciter.id, in: all, base: .surah).filter { $0.range != nil }
    let known = Set(published.map { structure.surah(ofWord: $0.span.start) })
    (count, timed) = (surahs.count, surahs.count(where: known.contains))
  }
}
