import Testing
import TilawaCore
import TilawaStore
import TilawaTerminal
import TilawaTestSupport

@testable import TilawaPlayer
@testable import TilawaScreens

// Q-QR5
@Suite struct ScreenTranslationTests {
  private static let packs = Result<[OpenPack], any Error> {
    let (folder, structure) = (try TemporaryFolder(), try RealQuran.structure())
    let (fixture, store) = (PackFixture(structure), PackStore(folders: folder.home, structure: structure))
    let long = fixture.tanzil {
      $0.ayah == 2 ? (1...400).map { "w\($0)" }.joined(separator: " ") : PackFixture.text($0)
    }
    let urdu = fixture.tanzil { _ in "اللہ بے نیاز ہے" }.replacing("nl.madeup", with: "ur.madeup")
    return try [long, urdu].map { try store.add(folder.write($0, to: "in.txt")).pack }
  }

  private func screen(_ pack: Int, item: Int = 0, heard: Int = 3) throws -> ScreenFixture {
    var screen = try ScreenFixture("2:1-3")
    screen.translate(by: try ScreenTranslationTests.packs.get()[pack])
    screen.show(screen.progress(item: item, heard: heard))
    return screen
  }

  @Test func `the translation of the ayah that is heard stands below the page, and of no other`() throws {
    let text = try screen(0).lines().map(\.text).joined(separator: "\n")
    #expect(text.contains("Meaning of 2:1."))
    #expect(!text.contains("Meaning of 2:3."))
    #expect(try screen(0, item: 2).lines().map(\.text).joined().contains("Meaning of 2:3."))
  }

  @Test func `of a long one the part is shown that is as far as the ayah, on a quarter of the screen at most`() throws {
    func shown(_ heard: Int) throws -> [String] {
      try screen(0, item: 1, heard: heard).lines().map(\.text).filter { $0.contains(" w") || $0.hasPrefix("w") }
    }
    #expect(try shown(0).first?.contains("w1 ") == true)
    #expect(try shown(12).last?.contains("w400") == true)
    #expect(try shown(0).count <= 6 && !shown(6).isEmpty)
    #expect(try !shown(6).joined().contains("w1 ") && !shown(6).joined().contains("w400"))
  }

  @Test func `one from right to left stands at the right edge`() throws {
    let line = try #require(try screen(1).lines().first { $0.text.contains("نیاز") })
    #expect(line.text.hasPrefix("     "))
  }

  @Test(arguments: [(4, 20), (2, 40), (10, 40)])
  func `there are no more lines than the screen has, and none is wider`(rows: Int, columns: Int) throws {
    let lines = try screen(0, item: 1).lines(rows: rows, columns: columns)
    #expect(lines.count <= rows)
    #expect(lines.allSatisfy { $0.text.columns <= columns })
  }
}
