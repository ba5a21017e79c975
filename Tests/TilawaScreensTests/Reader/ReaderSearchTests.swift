import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

@testable import TilawaScreens

// Q-QR11
@Suite struct ReaderSearchTests {
  /// Returns the place of the reader after a search, and its message.
  private func look(for query: String, packs: [OpenPack] = []) throws -> [String] {
    var reader = try ReaderFixture("2:10", packs: packs)
    reader.handle(.found(reader.source.find(query)))
    return [reader.place, reader.state.message?.text ?? ""]
  }

  private func pack() throws -> OpenPack {
    let (folder, structure) = (try TemporaryFolder(), try RealQuran.structure())
    let text = PackFixture(structure).tanzil {
      $0.surah == 24 && $0.ayah == 35 ? "Kahfa and light." : "Something else."
    }
    return try PackStore(folders: folder.home, structure: structure).add(folder.write(text, to: "in.txt")).pack
  }

  @Test
  func `words of the Quran come before those of a translation, and these before names that somebody may have meant`()
    throws
  {
    let packs = [try pack()]
    #expect(try look(for: "kahfa", packs: packs) == ["24:35", "1 of 1"])
    // Without it the nearest name is Al-Kahf.
    #expect(try look(for: "kahfa") == ["18:1", "1 of 1"])
    // C11: the next from here on, not the best.
    #expect(try look(for: "الحي القيوم", packs: packs) == ["2:255", "1 of 2"])
    #expect(try look(for: "kahf", packs: packs) == ["18:1", "1 of 1"])
  }

  @Test(arguments: ["\u{64E}", "***", "x"])
  func `what names nothing and has no word leads nowhere`(query: String) throws {
    #expect(try look(for: query) == ["2:10", "nothing found for “\(query)”"])
  }
}
