import Testing
import TilawaCore
import TilawaStore
import TilawaTerminal
import TilawaTestSupport

@testable import TilawaScreens

// Q-QR9
@Suite struct ScreenMarkTests {
  @Test func `b marks what is heard, or what was chosen`() throws {
    var screen = try ScreenFixture("2:1-5")
    screen.press("b")
    #expect(screen.take() == [])
    #expect(screen.state.message?.text.contains("no ayah is playing") == true)
    screen.show(screen.progress())
    screen.press("b")
    #expect(screen.take() == [.request(.mark(AyahRef(surah: 2, ayah: 1)))])
    screen.press(.down)
    screen.press("b")
    #expect(screen.take() == [.request(.mark(AyahRef(surah: 2, ayah: 2)))])
  }

  @Test func `B asks for a note, which may be left`() throws {
    var screen = try ScreenFixture("2:1-5")
    screen.show(screen.progress())
    screen.press("B")
    screen.press("خ q")
    screen.press(.enter)
    #expect(screen.take() == [.request(.note(AyahRef(surah: 2, ayah: 1), "خ q"))])
    screen.press("Bno")
    screen.press(.escape)
    screen.press("B")
    screen.press(.enter)
    #expect(screen.take() == [])
  }

  @Test func `a bare mark goes when it is made again, a note stays`() throws {
    let folder = try TemporaryFolder()
    let structure = try RealQuran.structure()
    let marks = PlayerBookmarks(structure, LibraryOpening(apart: folder.home))
    let library = try Library(folders: folder.home, for: .reading)
    let ref = AyahRef(surah: 2, ayah: 255)
    #expect(marks.toggle(ref).text.contains("bookmark at"))
    #expect(marks.note("kursi", at: ref).text.contains("bookmark with a note"))
    #expect(try library.bookmarks.all(in: structure).values.map(\.note) == ["kursi"])
    #expect(marks.toggle(ref).text.contains("bookmark at"))
    #expect(marks.toggle(ref).text.contains("removed; to restore it"))
    #expect(try library.bookmarks.all(in: structure).values.map(\.note) == ["kursi"])
  }
}
