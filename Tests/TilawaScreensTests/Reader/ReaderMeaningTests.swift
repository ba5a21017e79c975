@testable import AppBase
import TilawaConsole
import TilawaCore
import TilawaStore
import TilawaTerminal
import TilawaTestSupport
import Testing

@testable import TilawaScreens

/// The meaning of each word, in the reader. C14 Q-QR4
@Suite struct ReaderMeaningTests {
  private let pack: OpenPack
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let structure = try RealQuran.structure()
    pack = try PackStore(folders: folder.home, structure: structure).add(
      folder.write(PackFixture(structure).words(), to: "w.json")
    ).pack
  }

  @Test func `w shows each word over what it means, from the right`() throws {
    var reader = try ReaderFixture("112:1", meanings: pack)
    reader.press("w")
    #expect(reader.state.settings.words == .shown && reader.state.settings.flow == .verses)
    #expect(reader.take() == [.request(.settings(reader.state.settings))])
    let lines = reader.text
    #expect(lines.contains("m112.2.2 m112.2.1"))
    #expect(lines.contains("ٱللَّهُ ٱلصَّمَدُ ٢"))
    reader.press("w")
    #expect(!reader.text.contains("m112.2.2 m112.2.1"))
  }

  @Test(arguments: [40, 60, 80]) func `every word stands right above what it means`(columns: Int) throws {
    var settings = ReaderSettings()
    (settings.flow, settings.words) = (.verses, .shown)
    let reader = try ReaderFixture("2:255", .hafs, settings, rows: 60, columns: columns, meanings: pack)
    let layout = try #require(reader.state.layout)
    var count = 0
    for (row, next) in zip(layout.rows, layout.rows.dropFirst()) {
      guard case .cells(let cells) = row.row else { continue }
      guard case .meanings(let below, line: 0) = next.row else {
        Issue.record("words without what they mean")
        continue
      }
      #expect(cells == below && cells.reduce(-2) { $0 + $1.width + 2 } <= columns)
      count += cells.filter { $0.tokens[0].ayah == 254 }.count
    }
    #expect(count == reader.state.structure.span(of: AyahRef(surah: 2, ayah: 255)).count)
    // Both lines end in the same column where we turn the letters.
    let seen = reader.lines(Bidi.visual.asNamed)
    for line in seen where line.text.contains("m2.255.") { #expect(line.width <= columns) }
  }

  @Test func `without such a pack it is said how to have one`() throws {
    var reader = try ReaderFixture("112:1")
    reader.press("w")
    #expect(reader.state.message?.text.contains("tilawa text add") == true && reader.take() == [])
  }
}
