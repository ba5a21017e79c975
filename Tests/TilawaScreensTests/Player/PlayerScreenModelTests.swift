@testable import AppPlayback
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaTerminal
import TilawaTestSupport
import Testing

@testable import TilawaScreens

/// Keys and the commands that they give.
@Suite struct PlayerScreenModelTests {
  // T-F2.1 T-F1.8
  @Test(arguments: [
    (TerminalKey.character(" "), PlayerCommand.toggle), (.character("n"), .next), (.right, .next),
    (.character("p"), .previous), (.left, .previous), (.pageDown, .nextPage), (.pageUp, .previousPage),
    (.character("."), .seekBy(.seconds(5))), (.shiftRight, .seekBy(.seconds(5))),
    (.character(","), .seekBy(.seconds(-5))), (.shiftLeft, .seekBy(.seconds(-5))),
    (.character("["), .slower), (.character("]"), .faster), (.character("+"), .volumeBy(5)),
    (.character("-"), .volumeBy(-5)), (.character("a"), .markLoop), (.character("A"), .clearLoop),
    (.character("q"), .stop), (.character("m"), .mute),
    (.character(")"), .nextSurah), (.character("("), .previousSurah), (.character("P"), .toggle),
    (.character(">"), .next), (.character("<"), .previous),
  ])
  func `a key is a command`(key: TerminalKey, command: PlayerCommand) throws {
    var screen = try ScreenFixture("2:1-5")
    screen.press(key)
    #expect(screen.take() == [.request(.act(.command(command)))])
  }

  @Test func `the index goes to what is chosen, and what the session has not is dim`() throws {
    var screen = try ScreenFixture("2:1-5:3")
    screen.show(screen.progress())
    screen.press("i")
    #expect(screen.lines()[2].text.contains("Al-Baqarah") && !screen.lines()[0].text.contains("2:1-5:3"))
    #expect(screen.lines().words(.dim).contains("Al-Fatihah") && !screen.lines().words(.dim).contains("An-Nisa"))
    screen.press(.down, .down, .enter)
    #expect(screen.take() == [.request(.act(.command(.jump(AyahRef(surah: 4, ayah: 1)))))])
    #expect(screen.state.mode == .browsing)
  }

  // T-F2.3 T-F2.4 T-F2.14
  @Test func `repeats and gaps become more and less than they are`() throws {
    let screen = try ScreenFixture("2:1")
    let (three, four, two) = (Repeat(times: 3) ?? .once, Repeat(times: 4) ?? .once, Repeat(times: 2) ?? .once)
    let hundred = try #require(Repeat(times: 100))
    #expect(try PlayerAction.each(.more).command(screen.settings(three)) == .change(.each(four)))
    #expect(try PlayerAction.each(.less).command(screen.settings(three)) == .change(.each(two)))
    #expect(try PlayerAction.each(.more).command(screen.settings(hundred)) == .change(.each(.forever)))
    #expect(try PlayerAction.each(.less).command(screen.settings(.forever)) == .change(.each(hundred)))
    #expect(try PlayerAction.passes(.more).command(screen.settings(.once, three)) == .change(.passes(four)))
    #expect(throws: CommandRefusal.self) { try PlayerAction.passes(.less).command(screen.settings()) }
    #expect(throws: CommandRefusal.self) { try PlayerAction.each(.more).command(screen.settings(.forever)) }
    #expect(
      try PlayerAction.gap(.more).command(screen.settings(gap: .milliseconds(500))) == .change(.gap(.milliseconds(750)))
    )
    #expect(try PlayerAction.gap(.less).command(screen.settings(gap: .percent(10))) == .change(.gap(.percent(0))))
    #expect(
      try PlayerAction.gap(.more).command(screen.settings(gap: .milliseconds(59_900)))
        == .change(.gap(.milliseconds(60_000))))
    #expect(
      try PlayerAction.gap(.more).command(screen.settings(gap: .milliseconds(5000)))
        == .change(.gap(.milliseconds(6000))))
    #expect(
      try PlayerAction.gap(.less).command(screen.settings(gap: .milliseconds(5000)))
        == .change(.gap(.milliseconds(4750))))
    #expect(try PlayerAction.gap(.less).command(screen.settings(gap: .percent(400))) == .change(.gap(.percent(300))))
    #expect(throws: CommandRefusal.self) { try PlayerAction.gap(.less).command(screen.settings()) }
    #expect(try PlayerAction.endless.command(screen.settings()) == .endless(.ayah))
    #expect(try PlayerAction.endless.command(screen.settings(endless: .ayah)) == .endless(.range))
    #expect(try PlayerAction.endless.command(screen.settings(endless: .range)) == .endless(.none))
    #expect(throws: CommandRefusal.nothingPlays) { try PlayerAction.each(.more).command(nil) }
  }

  // T-F1.5 T-F1.8
  @Test(arguments: [
    ("2:255", 2, 255), ("255", 2, 255), ("٢٥٥", 2, 255), ("yasin", 36, 1), ("yasin 5", 36, 5), ("البقرة:7", 2, 7),
    (" 3:2 ", 3, 2),
  ])
  func `g goes to the ayah that is typed`(typed: String, surah: Int, ayah: Int) throws {
    var screen = try ScreenFixture("2:1-286")
    screen.show(screen.progress())
    screen.press("g" + typed)
    #expect(screen.take().isEmpty)
    screen.press(.enter)
    #expect(screen.take() == [.request(.act(.command(.jump(AyahRef(surah: surah, ayah: ayah)))))])
    #expect(screen.state.mode == .browsing)
  }

  @Test func `what names no ayah stays to be put right, and Esc leaves it`() throws {
    var screen = try ScreenFixture("2:1-5")
    screen.show(screen.progress())
    screen.press("g2:287")
    screen.press(.enter)
    #expect(screen.take().isEmpty)
    guard case .typing(let prompt) = screen.state.mode else { throw Unexpected() }
    #expect(prompt.text == "2:287" && prompt.fault?.sentence.text != nil)
    screen.press(.backspace)
    screen.press("5")
    screen.press(.enter)
    #expect(screen.take() == [.request(.act(.command(.jump(AyahRef(surah: 2, ayah: 285)))))])
    screen.press("gq")
    screen.press(.escape)
    #expect(screen.take().isEmpty && screen.state.mode == .browsing)
  }

  private struct Unexpected: Error {}

  @Test(arguments: [
    ("20", Duration.seconds(1200)), ("1h30m", .seconds(5400)), ("90s", .seconds(90)), ("0", nil), ("", nil),
  ])
  func `t sets the sleep timer`(typed: String, time: Duration?) throws {
    var screen = try ScreenFixture("2:1-5")
    screen.press("t" + typed)
    screen.press(.enter)
    #expect(screen.take() == [.request(.act(.command(.sleep(time))))])
  }

  // T-F1.8
  @Test func `an ayah of the page is chosen from the one that is heard, and Enter goes there`() throws {
    var screen = try ScreenFixture("2:6-10")
    screen.show(screen.progress(item: 1))
    screen.press(.down)
    screen.press(.down)
    screen.press(.up)
    screen.press(.down)
    #expect(screen.state.selection == AyahRef(surah: 2, ayah: 9))
    screen.press(.enter)
    #expect(screen.take() == [.request(.act(.command(.jump(AyahRef(surah: 2, ayah: 9)))))])
    #expect(screen.state.selection == nil)
    // At the ends of the page it stays.
    for _ in 1...30 { screen.press(.up) }
    #expect(screen.state.selection == AyahRef(surah: 2, ayah: 6))
    screen.press(.escape)
    #expect(screen.state.selection == nil)
  }

  @Test func `keys of the terminal are obeyed whatever is on the screen`() throws {
    var screen = try ScreenFixture("2:1")
    for begin in ["", "g", "?"] {
      screen.press(begin)
      screen.press(.control("c"), .control("z"), .control("l"))
      #expect(screen.take() == [.request(.interrupt), .suspend, .repaint])
      screen.press(.escape)
    }
  }

  @Test func `quitting twice does not wait`() throws {
    var screen = try ScreenFixture("2:1")
    screen.press("qq")
    #expect(screen.take() == [.request(.act(.command(.stop))), .request(.interrupt)])
  }

  @Test func `a refusal is told until the next key`() throws {
    var screen = try ScreenFixture("2:1")
    screen.handle(.said(Sentence(verbatim: "3:1 is not in this session")))
    #expect(screen.lines().map(\.text).contains("3:1 is not in this session"))
    screen.press(.escape)
    #expect(screen.state.message == nil)
  }

  @Test func `time goes on only while something sounds, or a pause of a script has an end`() throws {
    var screen = try ScreenFixture("2:1")
    #expect(!screen.state.ticks)
    screen.show(screen.progress())
    #expect(screen.state.ticks)
    screen.show(screen.progress(isPaused: true))
    #expect(!screen.state.ticks)
    screen.show(screen.progress(waitingFor: "2:2"))
    #expect(!screen.state.ticks)
    screen.handle(.news(.left(.finished)))
    #expect(!screen.state.ticks)
    screen.handle(.news(.intermission(NowPlaying.Intermission(title: "pause until a key", length: nil))))
    #expect(!screen.state.ticks)
    screen.handle(.news(.intermission(NowPlaying.Intermission(title: "record 2:1-5", length: .seconds(30)))))
    #expect(screen.state.ticks)
  }
}
