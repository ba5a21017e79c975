import Foundation
@testable import AppBase
import TilawaCore
import TilawaStore
import TilawaTestSupport
import Testing

@testable import TilawaScreens

/// The reader's storage. B1
@Suite struct ReaderStoreTests {
  private let folder: TemporaryFolder
  private let structure: QuranStructure
  private let notebook: ReaderStore

  init() throws {
    folder = try TemporaryFolder()
    structure = try RealQuran.structure()
    notebook = ReaderStore(folder.home, structure, .hafs, position: ReadingPosition.last)
  }

  private func ayah(_ number: Int) -> AyahRef { AyahRef(surah: 2, ayah: number) }

  /// From now on the library cannot be opened.
  private func damage() throws { try folder.write("no database at all", to: "data/library.sqlite") }

  private func mend() throws { try FileManager.default.removeItem(atPath: folder.home.library) }

  private var kept: String? {
    get throws {
      try Library(folders: folder.home, for: .reading).positions.named(ReadingPosition.last, in: structure).values
        .first?
        .passage.label
    }
  }

  @Test func `a place that cannot be kept is said once, and kept with the next move`() throws {
    try damage()
    #expect(notebook.keep(ayah(1))?.text.hasPrefix("cannot save the place") == true)
    #expect(notebook.keep(ayah(1)) == nil && notebook.keep(ayah(2)) == nil)
    try mend()
    #expect(notebook.keep(ayah(3)) == nil)
    #expect(try kept == "2:3")
  }

  @Test func `it is tried once more at the end`() throws {
    try damage()
    _ = notebook.keep(ayah(5))
    #expect(notebook.finish(at: ayah(5)).count == 1)
    try mend()
    #expect(notebook.finish(at: ayah(5)) == [])
    #expect(try kept == "2:5")
    #expect(notebook.finish(at: ayah(5)) == [])
  }

  @Test func `pages that could not be counted are counted with the next one, or at the end`() throws {
    try damage()
    #expect(notebook.count(.page(50), began: .now)?.text.hasPrefix("cannot count the reading yet") == true)
    #expect(notebook.count(.page(51), began: .now) == nil)
    try mend()
    #expect(notebook.count(.page(52), began: .now) == nil)
    let days = try Library(folders: folder.home, for: .reading).khatm.days(in: structure)
    #expect(days.count == 1 && days.first?.amount.pageParts == 3 * ReadingAmount.partsOfPage)
  }
}
