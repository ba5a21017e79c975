@testable import AppPlayback
import TilawaConsole
import TilawaCore
import TilawaStore
import TilawaTerminal
import TilawaTestSupport
import Testing

@testable import TilawaPlayer
@testable import TilawaScreens

/// The lines of the player's screen.
@Suite struct PlayerScreenPageTests {
  private func times(_ count: Int) -> Repeat { Repeat(times: count) ?? .once }

  // T-F1.6 T-F1.7
  @Test func `the header says what is played, how often, by whom and how far it is`() throws {
    var screen = try ScreenFixture("2:1-3")
    screen.show(screen.progress(item: 1, play: 7, plays: times(10), pass: 2, passes: times(5)))
    let lines = screen.lines().map(\.text)
    #expect(lines[0] == " 2:1-3 · Hafs" + String(repeating: " ", count: 37) + "2 Al-Baqarah · page 2 · juz 1 ")
    #expect(lines[0].columns == 80)
    #expect(lines[1] == "▶ 2:2 · Rep 7/10 · Pass 2/5 · next 2:3")
    #expect(lines[2] == "Husary · Hafs · ● professional reciter")
    #expect(lines[3].hasPrefix("ayah ━") && lines[3].contains("0:03/0:12") && lines[3].contains("1:05/3:10"))
    #expect(lines[3].hasSuffix("1:05/10:00"))
    #expect(lines[4] == "8:55 left · 1× · gap none · volume 80 %")
  }

  // C12
  @Test func `where an ayah has no length none is shown`() throws {
    var screen = try ScreenFixture("2:1-3")
    screen.show(screen.progress(length: nil))
    #expect(screen.lines()[3].text.hasPrefix("pass ━") && !screen.lines()[3].text.contains("∞"))
  }

  // T-F1.7
  @Test func `a recording of one's own is marked so, with its day`() throws {
    var screen = try ScreenFixture("2:1-3", kind: .personal)
    screen.show(screen.progress())
    screen.handle(.day("of 2024-03-11"))
    #expect(screen.lines()[2].text == "Husary · Hafs · ◆ personal recording of 2024-03-11")
  }

  // T-F2.11
  @Test func `letters that are not of the riwayah that is played or heard are marked so`() throws {
    var screen = try ScreenFixture("2:1-3")
    screen.show(screen.progress())
    #expect(!screen.lines()[2].text.contains("text:"))
    screen.handle(.news(.entered(NowPlaying.SessionInfo(number: 2, session: screen.session, riwayah: .warsh))))
    screen.show(screen.progress())
    #expect(screen.lines()[2].text.hasSuffix("· text: Hafs"))
  }

  // T-F1.2 T-F1.3
  @Test func `the word that is heard stands out in the ayah that does`() throws {
    var screen = try ScreenFixture("2:1-3")
    screen.show(screen.progress(item: 1, word: 2))
    #expect(screen.lines().words(.reverse).hasSuffix("ٱلْكِتَـٰبُ"))
    #expect(screen.lines().words(.green).contains("ذَٰلِكَ"))
    #expect(!screen.lines().words(.green).contains("ٱلَّذِينَ"))
    // The highlight could stand at another word where it is unknown whether the terminal turns the line.
    let unknown = Bidi.Knowledge(bidi: .terminal, isCertain: false)
    #expect(!screen.lines(unknown).words(.reverse).contains("ٱلْكِتَـٰبُ"))
    #expect(screen.lines(unknown).words(.green).contains("ذَٰلِكَ ٱلْكِتَـٰبُ"))
    // The ayah is seen without colours too.
    #expect(screen.lines(unknown, .monochrome).words(.reverse).contains("ذَٰلِكَ ٱلْكِتَـٰبُ"))
  }

  // T-F1.3
  @Test func `an ayah without times of its words stands out as a whole`() throws {
    var screen = try ScreenFixture("2:1-3")
    screen.show(screen.progress(item: 1))
    #expect(screen.lines().words(.green).contains("ذَٰلِكَ ٱلْكِتَـٰبُ"))
    #expect(!screen.lines().words(.green).contains("ٱلَّذِينَ"))
    #expect(!screen.lines().words(.reverse).contains("ٱلْكِتَـٰبُ"))
  }

  @Test func `what nobody has is amber, and what is not of the session is dim`() throws {
    var screen = try ScreenFixture("2:1-3", without: [AyahRef(surah: 2, ayah: 3)])
    screen.show(screen.progress())
    #expect(screen.lines().words(.yellow).contains("ٱلَّذِينَ يُؤْمِنُونَ بِٱلْغَيْبِ"))
    #expect(!screen.lines().words(.yellow).contains("ذَٰلِكَ"))
    #expect(screen.lines().words(.dim).contains("أُو۟لَـٰٓئِكَ"))
    #expect(!screen.lines().words(.dim).contains("ذَٰلِكَ"))
    #expect(screen.lines(Bidi.terminal.asNamed, .monochrome).words(.underline).contains("ٱلَّذِينَ يُؤْمِنُونَ بِٱلْغَيْبِ"))
    screen.show(screen.progress(item: 2))
    #expect(screen.lines()[2].text == "No audio available")
  }

  // T-F2.15
  @Test func `a basmalah that is heard stands before its surah, and the isti'adha as a word`() throws {
    var screen = try ScreenFixture("2:1-3")
    screen.show(screen.progress(part: .basmalah))
    let basmalah = try #require(screen.state.page?.ayat.first?.basmalah)
    #expect(screen.lines().words(.reverse).hasSuffix(basmalah))
    #expect(screen.lines()[1].text == "▶ 2:0 basmalah · next 2:1")
    screen.show(screen.progress(part: .istiadha))
    #expect(screen.lines().words(.reverse).hasSuffix("isti'adha"))
    screen.show(screen.progress())
    // It stands there as it is printed.
    #expect(screen.lines().map(\.text).contains { $0.contains(basmalah) })
    #expect(!screen.lines().words(.reverse).contains(basmalah))
  }

  @Test func `what the sound waits for is said`() throws {
    var screen = try ScreenFixture("2:1-3")
    screen.show(screen.progress(waitingFor: "2:2"))
    #expect(screen.lines()[1].text == "… fetching 2:2 …")
    screen.show(screen.progress(isPaused: true))
    #expect(screen.lines()[1].text.hasPrefix("‖ 2:1") && screen.lines()[1].text.hasSuffix("paused"))
    screen.handle(.news(.event(.state(at: screen.time(1), state: .paused, cause: .sinkLost), nil)))
    #expect(screen.lines()[1].text.contains("the sound server is gone"))
    screen.handle(.news(.event(.state(at: screen.time(1), state: .playing, cause: .sinkBack), nil)))
    #expect(!screen.lines()[1].text.contains("sound server"))
  }

  @Test func `a session without end, a loop and the sleep timer are said`() throws {
    var screen = try ScreenFixture("2:1-3")
    let loop = Player.Loop(ref: "2:1", start: screen.time(3), end: screen.time(5))
    let settings = screen.settings(endless: .ayah, loop: loop, sleepsAt: screen.time(365))
    screen.show(screen.progress(settings: settings, whole: Player.Share(heard: screen.time(9), length: nil)))
    let lines = screen.lines().map(\.text)
    #expect(lines[1] == "▶ 2:1 · Rep 1/∞ · Pass 1/1")
    #expect(
      lines[4]
        == "1× · gap none · volume 80 % · this ayah forever · loop 0:03–0:05 · sleep in 5:00")
    #expect(lines[3].hasSuffix("session 0:09/∞"))
    screen.show(screen.progress(item: 2, settings: screen.settings(endless: .range)))
    #expect(screen.lines()[1].text == "▶ 2:3 · Rep 1/1 · Pass 1/∞ · next 2:1")
  }

  @Test func `plain lines tell what a key has changed`() throws {
    let screen = try ScreenFixture("2:1-3")
    let settings = screen.settings(
      times(3), .forever, gap: .percent(50), endless: .range,
      loop: Player.Loop(ref: "2:1", start: screen.time(3), end: nil))
    #expect(
      EventLine.words(.change(at: screen.time(62), settings))?.text
        == "1:02 each 3 · repeat forever · gap 50 % · volume 80 % · the range forever · loop 0:03 to …")
    #expect(EventLine.words(.seek(at: screen.time(4), ref: "2:2", to: screen.time(9)))?.text == "0:04 2:2 from 0:09")
  }

  @Test func `a pause of a script has its title and the time that is left`() throws {
    var screen = try ScreenFixture("2:1-3")
    screen.handle(.news(.left(.finished)))
    screen.handle(.news(.intermission(NowPlaying.Intermission(title: "record 2:1-3", length: .seconds(90)))))
    screen.handle(.secondsLeft(75))
    let text = screen.lines().map(\.text).joined(separator: "\n")
    #expect(text.contains("record 2:1-3") && text.contains("1:15 left") && text.contains("Space or n continues"))
    screen.handle(.news(.intermission(nil)))
    let daily = NowPlaying.SessionInfo(number: 2, session: screen.session, riwayah: .hafs, script: "name:daily")
    screen.handle(.news(.entered(daily)))
    screen.show(screen.progress())
    #expect(screen.lines()[0].text.hasPrefix(" daily · 2:1-3 · Hafs"))
    let other = "file:/home/me/my scripts/evening.yaml"
    screen.handle(
      .news(.entered(NowPlaying.SessionInfo(number: 3, session: screen.session, riwayah: .hafs, script: other))))
    screen.show(screen.progress())
    #expect(screen.lines()[0].text.hasPrefix(" evening.yaml · 2:1-3 · Hafs"))
    #expect(screen.lines()[1].text.hasPrefix("▶ 2:1"))
  }

  @Test func `before anything is heard it says what is fetched, also where that is told late`() throws {
    let quran = try RealQuran.database()
    var state = PlayerScreenModel(quran.structure)
    _ = state.handle(.fetching("67:1"))
    let lines = PlayerScreenPage(
      state: state, rows: 24, columns: 80, look: ScreenLook(knowledge: Bidi.terminal.asNamed, palette: .colours)
    ).lines
    #expect(lines[1].text == "… fetching 67:1 …")
    var screen = try ScreenFixture("2:1-3")
    screen.handle(.fetching("2:1"))
    screen.show(screen.progress())
    #expect(screen.lines()[1].text.hasPrefix("▶ 2:1"))
  }

  /// The longest ayah, the longest pages, every size.
  @Test func `however small, nothing is too long and what is heard is seen`() throws {
    for range in ["2:282", "7:1-9", "113:1-5"] {
      var screen = try ScreenFixture(range)
      for rows in 1...26 {
        for columns in [1, 2, 5, 12, 21, 22, 40, 79, 80, 200] {
          screen.show(screen.progress(word: 1))
          let lines = screen.lines(rows: rows, columns: columns)
          #expect(lines.count == rows)
          // A line that is longer is cut where it is drawn; rows of the text never are.
          for line in lines where line.script == .rightToLeft { #expect(line.width <= columns) }
          guard rows >= 2, columns >= 22 else { continue }
          #expect(lines.words(.reverse).contains(try first(of: range, screen)))
          #expect(lines.contains { $0.text.hasPrefix("▶") })
        }
      }
    }
  }

  private func first(of range: String, _ screen: ScreenFixture) throws -> String {
    let text = try screen.quran.text(of: screen.session.units[0].span)
    return String(text.unicodeScalars.prefix { $0 != " " })
  }

  @Test func `at 80 × 24 every ayah of every page is seen when it is heard`() throws {
    var screen = try ScreenFixture("2:1-286")
    for item in screen.session.units.indices {
      let unit = screen.session.units[item]
      for word in [1, unit.span.count] {
        screen.show(screen.progress(item: item, word: word))
        let place = try #require(screen.state.page?.ayat.first { $0.span == unit.span })
        #expect(screen.lines().words([.reverse, .bold]).contains(place.words[word - 1].text))
      }
    }
  }

  @Test func `the keys fit on their page, and it can be left`() throws {
    var screen = try ScreenFixture("2:1")
    screen.press("?")
    #expect(screen.lines().map(\.text).joined().contains("2:255"))
    #expect(screen.lines().count == 24)
    for _ in 1...40 { screen.press(.down) }
    #expect(screen.lines().map(\.text).contains { $0.contains("tilawa resume") })
    screen.press("x")
    #expect(screen.state.mode == .browsing)
    #expect(screen.take().isEmpty)
  }
}
