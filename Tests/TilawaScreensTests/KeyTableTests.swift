@testable import AppBase
import TilawaCore
import TilawaStore
import TilawaTerminal
import TilawaTestSupport
import Testing

@testable import TilawaScreens

/// The table of keys of all screens.
@Suite struct KeyTableTests {
  @Test func `on no screen two actions have the same key, and every action has a name of its own`() {
    for screen in KeyAction.Screen.allCases {
      let keys = KeyAction.all.filter { $0.screen == screen }.flatMap(\.standard)
      #expect(Set(keys).count == keys.count && !keys.contains(where: KeyTable.reserved.contains))
    }
    #expect(Set(KeyAction.all.map(\.id)).count == KeyAction.all.count)
    #expect(KeyAction.all.allSatisfy { !$0.standard.isEmpty && !$0.words.isEmpty })
  }

  @Test func `every key has a name that is read back`() {
    for key in KeyAction.all.flatMap(\.standard) + [.control("a"), "é", "=", "#", "ي"] {
      #expect(TerminalKey(named: key.name) == key && TerminalKey(named: key.label) == key)
    }
    for name in ["", "nn", "ctrl-", "ctrl-1", "\u{1B}", "pageup"] { #expect(TerminalKey(named: name) == nil) }
  }

  @Test func `a changed key has the action, and the old one has none`() throws {
    let table = try KeyTable.standard.setting("reader.next-ayah", to: ["x", "ctrl-n"])
    #expect(table.meaning(of: "x", on: .reader) == "j" && table.meaning(of: .control("n"), on: .reader) == "j")
    #expect(table.meaning(of: "j", on: .reader) == nil && table.meaning(of: "x", on: .player) == nil)
    let stored = try #require(KeyAction.named("reader.next-ayah").flatMap(table.stored))
    #expect(stored == "x ctrl-n" && KeyTable(stored: ["reader.next-ayah": stored]) == table)
    #expect(try table.resetting("reader.next-ayah") == .standard)
    #expect(try KeyTable.standard.setting("reader.next-ayah", to: ["j", "down"]) == .standard)
  }

  @Test(arguments: [
    ("reader.next-ayah", "k", "reader.previous-ayah"), ("reader.nextayah", "x", "did you mean reader.next-ayah?"),
    ("reader.next-ayah", "ctrl-c", "cannot be changed"), ("reader.next-ayah", "ctrl-i", "is no key"),
    ("reader.next-ayah", "nothing", "is no key"), ("index.down", "j", "is a letter of the index"),
  ])
  func `what cannot be is refused with a reason`(action: String, key: String, words: String) {
    do throws(Failure) {
      _ = try KeyTable.standard.setting(action, to: [key])
      Issue.record("\(key) was taken")
    } catch {
      #expect(error.code == .usage && error.message.contains(words), "\(error.message)")
    }
  }

  @Test func `what a foreign hand has stored does no harm`() {
    let stored = ["reader.next-ayah": "k", "nobody.knows": "x", "reader.quit": "", "player.quit": "nonsense x"]
    let table = KeyTable(stored: stored)
    #expect(table.meaning(of: "k", on: .reader) == "k" && table.meaning(of: "q", on: .reader) == "q")
    #expect(table.meaning(of: "x", on: .player) == "q")
  }

  /// A key of the table that a screen does not understand would do nothing, and no message would tell.
  @Test func `the screens know every action, and the page of keys shows the keys in force`() throws {
    let table = try KeyTable.standard.setting("player.mute", to: ["M"]).setting("reader.quit", to: ["Q"])
    let player = HelpPage.player(table).page(from: 0, rows: 200, columns: 80).map(\.text)
    let reader = HelpPage.reader(table).page(from: 0, rows: 200, columns: 80).map(\.text)
    let editor = HelpPage.editor(table).page(from: 0, rows: 200, columns: 80).map(\.text)
    #expect(player.contains { $0.hasPrefix("  M ") } && reader.contains { $0.hasPrefix("  Q ") })
    #expect(HelpPage.reader(table).foot(columns: 200)[0].text.hasSuffix("Q quit"))
    for (screen, page) in [(KeyAction.Screen.player, player), (.reader, reader), (.editor, editor)] {
      for action in KeyAction.all where action.screen == screen {
        let words = action.words.split(separator: " ").prefix(4).joined(separator: " ")
        #expect(page.contains { $0.contains(words) }, "\(action.id)")
      }
    }
    for action in KeyAction.player where !["index", "go-to", "note", "sleep", "help"].contains(action.name) {
      var screen = try ScreenFixture("2:1-5")
      screen.show(screen.progress())
      screen.press(action.standard[0])
      let isSeen = !screen.take().isEmpty || screen.state.message != nil || screen.state.selection != nil
      #expect(isSeen || action.name == "choose-none", "\(action.id)")
    }
  }

  @Test func `a screen takes the keys in force`() throws {
    let quran = try RealQuran.database()
    let table = try KeyTable.standard.setting("reader.next-ayah", to: ["x"]).setting("index.go", to: ["ctrl-g"])
    let first = try RangeParser(structure: quran.structure, counting: .kufi).parse("2:5").first
    var reader = ReaderModel(quran.structure, .hafs, at: first, ReaderSettings(), translations: 0, keys: table)
    _ = reader.handle(.key("x"))
    #expect("\(reader.selection)" == "2:6")
    _ = reader.handle(.key("j"))
    #expect("\(reader.selection)" == "2:6" && reader.message?.text == "no key here: j (? shows all keys)")
    _ = reader.handle(.key("i"))
    _ = reader.handle(.wheel(1))
    _ = reader.handle(.key(.enter))
    #expect(reader.mode != .browsing)
    _ = reader.handle(.key(.control("g")))
    #expect("\(reader.selection)" == "3:1" && reader.mode == .browsing)
  }
}
