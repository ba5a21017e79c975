@testable import AppBase
import TilawaConsole
import TilawaStore
import TilawaTestSupport
import Testing

@testable import TilawaCore
@testable import TilawaIntake
@testable import TilawaPlayer
@testable import TilawaScreens
@testable import tilawa

/// The line under a session of 2:255, heard by a reciter of Warsh with the letters of Hafs.
@Suite struct LiveLineTests {
  let command: CommandFixture
  let quran: QuranDatabase

  init() throws {
    command = try CommandFixture()
    quran = try RealQuran.database()
  }

  private func line(columns: Int, word number: Int? = nil, speed: Speed = .normal) throws -> String {
    let structure = quran.structure
    let reciter = Reciter(
      id: "y", name: "Yassin Al-Jazaery", riwayah: .warsh, counting: .kufi, kind: .reciter)
    let spec = SessionSpec(ranges: [try RangeParser(structure: structure, counting: .kufi).parse("2:255")])
    let offer = TestOffers.perAyah(reciter, [AyahRef(surah: 2, ayah: 255)], in: structure)
    let session = try Session(
      spec, in: structure, from: SourceResolver(structure: structure, counting: .kufi, offers: [offer]))
    let (three, two) = (try #require(Repeat(times: 3)), try #require(Repeat(times: 2)))
    let word = number.map {
      HeardWord(
        ref: WordRef(ayah: AyahRef(surah: 2, ayah: 255), number: $0, word: session.units[0].span.start + $0 - 1))
    }
    let snapshot = Snapshot(
      step: RepeatPlan.Step(section: 0, block: 0, item: 0, pass: 1, play: 2, part: .ayah), ref: "2:255", plays: three,
      passes: two, done: 1, isPaused: false, word: word)
    let (heard, length) = (OutputTime(frames: 3, rate: 1), OutputTime(frames: 12, rate: 1))
    let settings = Player.Settings(
      each: three, passes: two, gap: .none, speed: speed, volume: 100, endless: .none, loop: nil, sleepsAt: nil)
    let share = Player.Share(heard: heard, length: length)
    let progress = Player.Progress(
      snapshot: snapshot, reciter: reciter, heard: heard, length: length, speed: speed, at: heard, waitingFor: nil,
      settings: settings, recited: heard, recitation: length, pass: share, whole: share)
    var live = LiveLine(
      session: session, riwayah: .warsh,
      text: SessionText(of: .warsh, quran: quran, folders: command.home.home, warn: { _ in }),
      emphasis: .brackets)
    let line = live.line(progress, columns: columns).text
    #expect(line.count <= columns)
    return line
  }

  // T-F1.6 T-F1.7
  @Test(arguments: [79, 90, 100, 120, 200])
  func `repeats, reciter, riwayah, speed and whose text it is are seen beside the words`(columns: Int) throws {
    let line = try line(columns: columns, word: 5, speed: try #require(Speed(twentieths: 25)))
    #expect(line.contains("2/3") && line.contains("1/2"))
    #expect(line.contains("Yassin") && line.contains("Warsh") && line.contains("1.25×") && line.contains("text: Hafs"))
    #expect(line.contains("["))
  }

  // T-F1.6
  @Test func `a narrow terminal has the counters, the time and the word`() throws {
    let line = try line(columns: 39, word: 5)
    #expect(line.hasPrefix("▶ 2:255 · 2/3 1/2 · 0:03/0:12 · "))
    #expect(try self.line(columns: 20, word: 5) == "▶ 2:255 · 2/3 1/2")
    #expect(try self.line(columns: 39).hasPrefix("▶ 2:255 · 2/3 1/2 · 0:03/0:12 · "))
  }

  @Test(arguments: 1...140)
  func `the line is never too long`(columns: Int) throws {
    _ = try line(columns: columns, word: 50)
    _ = try line(columns: columns)
  }
}
