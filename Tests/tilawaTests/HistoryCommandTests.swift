import Foundation
import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

/// Reciters here are test tones of a tenth of a second, and what is heard is heard in real time.
@Suite struct HistoryCommandTests {
  let command: CommandFixture
  private let frames = CommandFixture.rate / 10

  init() throws { command = try CommandFixture() }

  private func add(_ name: String, _ files: [String]) throws {
    _ = try command.run("reciters", "add", name, try command.tones(files, in: name, frames: frames))
  }

  private func listen(_ words: String..., environment: [String: String] = [:]) throws {
    let outcome = try command.run(["play"] + words + ["--output", "null:realtime", "--save"], environment: environment)
    #expect(outcome.code == 0, "\(outcome.complaint)")
  }

  private func ledger() throws -> [LedgerEntry] {
    try Library(folders: command.home.home, for: .reading).ledger.entries()
  }

  private func note(_ day: String, _ ref: AyahRef, session: String = "s", plays: Int = 1) throws {
    let structure = try RealQuran.structure()
    let noon = try #require(CalendarDay(day)).number * 86_400 + 43_200
    try Library(folders: command.home.home, for: .writing).ledger.note([
      LedgerEntry(
        occasion: LedgerEntry.Occasion(session: session, script: "morning"), words: structure.span(of: ref),
        naming: LedgerEntry.Naming(ref: "\(ref)", counting: .kufi, role: .main), riwayah: .hafs,
        source: LedgerEntry.Source(reciter: "a", kind: .reciter, sha256: nil),
        began: ZonedTime(seconds: noon, offset: 0, zone: "UTC"), ended: noon + 3, plays: plays, heard: .seconds(61))
    ])
  }

  @Test func `what was heard is listed by day, neighbours joined`() throws {
    try add("a", ["002001", "002002", "002003"])
    try listen("2:1-3", "--each", "3")
    try listen("2:2")
    let outcome = try command.run("history")
    #expect(
      outcome.lines.map { $0.split(separator: "\t").dropFirst().joined(separator: " ") } == [
        "0:01 a hafs 2:1 ×3, 2:2 ×4, 2:3 ×3"
      ])
    let sessions = try command.run("history", "--sessions").lines.map { $0.split(separator: "\t").last }
    #expect(sessions == ["2:1-3 ×3", "2:2"])
  }

  @Test func `a program gets every entry, with all that is known of it`() throws {
    try add("a", ["002001"])
    try listen("2:1", environment: ["TZ": "Asia/Riyadh"])
    let text = try command.run("history", "--json").output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["plays"] as? Int == 1)
    let entry = try #require((object["entries"] as? [[String: Any]])?.first)
    #expect(
      Set(entry.keys) == [
        "kind", "session", "script", "step", "day", "began", "zone", "ended", "ref", "counting", "role", "first_word",
        "past_word", "riwayah", "reciter", "reciter_kind", "sha256", "plays", "seconds",
        // As they were called before; F13.
        "firstWord", "pastWord", "reciterKind",
      ])
    #expect(entry["zone"] as? String == "Asia/Riyadh")
    #expect((entry["began"] as? String)?.hasSuffix("+03:00") == true)
    #expect(entry["ref"] as? String == "2:1")
    #expect(entry["seconds"] as? Double == 0.1)
  }

  @Test func `what nobody hears, and what is to leave no trace, is not written down`() throws {
    try add("a", ["002001"])
    for words in [
      ["--output", "null"], ["--output", "wav:\(command.folder.path)/x.wav"],
      ["--output", "null:realtime"],
    ] {
      #expect(try command.run(["play", "2:1"] + words).code == 0)
    }
    #expect(try command.run("render", "2:1", "-o", "\(command.folder.path)/y.wav").code == 0)
    #expect(try ledger() == [])
    _ = try command.run("config", "set", "history", "off")
    try listen("2:1")
    #expect(try ledger() == [])
    #expect(try command.run("history").complaint.contains("tilawa config set history on"))
    _ = try command.run("config", "set", "history", "on")
    try listen("2:1")
    #expect(try ledger().map(\.plays) == [1])
  }

  @Test func `an interrupted session has written down what was heard`() throws {
    _ = try command.run("reciters", "add", "a", try command.tones(["002001"], in: "a", frames: frames))
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      let before = try ledger().reduce(0) { $0 + $1.plays }
      let outcome = try command.interrupt(
        ["play", "2:1", "--each", "forever", "--output", "null:realtime", "--save", "--json"], by: signal
      ) { $0.split(separator: "\n").count { $0.contains(#""event":"count""#) } >= 3 }
      #expect(outcome.code == 128 + signal)
      #expect(try ledger().reduce(0) { $0 + $1.plays } >= before + 3)
    }
  }

  @Test func `one that is killed has lost little`() throws {
    try add("a", ["002001"])
    _ = try command.interrupt(
      ["play", "2:1", "--each", "forever", "--output", "null:realtime", "--save", "--json"], by: SIGKILL
    ) { output in
      output.split(separator: "\n").count { $0.contains(#""event":"count""#) } >= 3
        && ((try? ledger()) ?? []).isEmpty == false
    }
    #expect(try ledger().reduce(0) { $0 + $1.plays } >= 1)
  }

  @Test func `a library that cannot be written changes nothing for the sound, and is told once`() throws {
    try add("a", ["002001", "002002", "002003"])
    try command.home.lock()
    defer { command.home.unlock() }
    let outcome = try command.run("play", "2:1-3", "--output", "null:realtime", "--save", "--json")
    // Root may write there too.
    guard getuid() != 0 else { return #expect(outcome.code == 0) }
    #expect(outcome.code == 0)
    #expect(outcome.complaints.count { $0.contains("is not in the history") } == 1)
  }

  @Test func `days, reciter and range choose`() throws {
    try add("a", ["002001"])
    try note("2024-03-10", AyahRef(surah: 2, ayah: 1))
    try note("2025-03-10", AyahRef(surah: 3, ayah: 1), session: "t")
    let today = "\(ZonedTime(seconds: Int(Date().timeIntervalSince1970), offset: 0, zone: "").day)"
    try note(today, AyahRef(surah: 4, ayah: 1), session: "u")
    func days(_ words: String...) throws -> [String] {
      try command.run(["history"] + words).lines.map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try days() == [today])
    #expect(try days("--days", "1") == [today])
    #expect(try days("--since", "2025") == ["2025-03-10", today])
    #expect(try days("--since", "2025-03-11") == [today])
    #expect(try days("--all") == ["2024-03-10", "2025-03-10", today])
    #expect(try days("--all", "--range", "3") == ["2025-03-10"])
    #expect(try days("--all", "--reciter", "b") == [])
    #expect(
      try command.run("history", "--all", "--sessions").lines.first == "2024-03-10 12:00\t1:01\ta\thafs\t2:1 (morning)")
  }

  @Test func `who heard nothing is told what to do`() throws {
    let outcome = try command.run("history")
    #expect(outcome.code == 0)
    #expect(outcome.output == "")
    #expect(
      outcome.complaint
        == "tilawa: the history is empty: no ayah was heard on the sound server yet, and a basmalah is none; "
        + "for example: tilawa play 2:255\n")
    #expect(try command.run("history", "--json").output == "{\"plays\":0,\"seconds\":0.000000,\"entries\":[]}\n")
    #expect(!command.home.files().contains("data/library.sqlite"))
    try note("2024-03-10", AyahRef(surah: 2, ayah: 1))
    #expect(try command.run("history").complaint.contains("tilawa history --since 2024-03-10"))
  }

  @Test func `days are forgotten when that is confirmed`() throws {
    try note("2024-03-10", AyahRef(surah: 2, ayah: 1))
    try note("2024-04-10", AyahRef(surah: 2, ayah: 1))
    #expect(try command.run("history", "forget", "2024-03").code == 64)
    #expect(try ledger().count == 2)
    #expect(
      try command.run("history", "forget", "2024-03", "--yes").output
        == "deleted: 1 entry of 2024-03-01 to 2024-03-31\n")
    #expect(try ledger().map(\.day.month) == [4])
    #expect(
      try command.run("history", "forget", "2023", "2024", "--yes", "--json").output
        == #"{"from":"2023-01-01","to":"2024-12-31","forgotten":1}"# + "\n")
    #expect(try command.run("history", "forget", "2024-03").output.contains("nothing was heard"))
  }

  @Test(arguments: [
    ["history", "--days", "0"], ["history", "--days", "3", "--all"], ["history", "--since", "2025-02-30"],
    ["history", "--range", "2:999"], ["history", "forget", "2025-02-30"], ["history", "forget", "2025", "2024"],
  ])
  func `what makes no sense is refused in a line`(words: [String]) throws {
    let outcome = try command.run(words)
    #expect(outcome.code == 64)
    #expect(outcome.complaints.count == 1)
  }
}

extension TemporaryFolder {
  fileprivate func lock() throws {
    for path in ["\(path)/data/library.sqlite", "\(path)/data"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: path)
    }
  }

  fileprivate func unlock() {
    for path in ["\(path)/data", "\(path)/data/library.sqlite"] {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    }
  }
}
