import Foundation
import Testing
@testable import AppBase
import TilawaConsole
import TilawaCore
import TilawaStore
import TilawaTestSupport

@testable import TilawaScreens
@testable import CommandOptions

// Q-QR5, Q-QR4
@Suite struct PackCommandTests {
  let command: CommandFixture
  let fixture: PackFixture

  init() throws {
    command = try CommandFixture()
    fixture = PackFixture(try RealQuran.structure())
    try add(fixture.tanzil(), "nl.madeup.txt")
  }

  @discardableResult
  private func add(_ content: String, _ name: String, _ options: String...) throws -> CommandFixture.Outcome {
    try command.run(["text", "add", command.folder.write(content, to: name)] + options)
  }

  private func json(_ arguments: String...) throws -> [String: Any] {
    let output = try command.run(arguments + ["--json"]).output
    return try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
  }

  @Test func `what is added is said, with what the file does not say`() throws {
    let outcome = try add(fixture.plain(), "somebody.txt", "--author", "Some Body")
    #expect(outcome.code == 0 && outcome.complaints == [])
    #expect(
      outcome.lines == [
        "somebody: somebody (Some Body), translation of 6236 ayat",
        "not stated in the file; to add it, install the file again with: --language, --licence",
        "next: tilawa show 1 --translation somebody",
      ])
  }

  @Test func `a text that comes by the standard input has the name of its file`() throws {
    let words = ["text", "add", "-", "--as", "/home/u/so.madeup.txt", "--json"]
    let outcome = try command.run(words, input: fixture.plain())
    #expect(outcome.code == 0 && outcome.output.contains(#""id":"so.madeup""#))
    let refused = try command.run(["text", "add", "-", "--as", "list.txt"], input: "milk\nbread\n")
    #expect(refused.code == 65 && refused.complaint.hasPrefix("tilawa: list.txt: cannot read the pack"))
    #expect(try command.run(["text", "add", "-"], input: "").complaint.hasPrefix("tilawa: standard input:"))
  }

  @Test(arguments: [["text", "add", "-", "a.txt"], ["text", "add", "a.txt", "--as", "b.txt"]])
  func `the standard input stands alone`(words: [String]) throws {
    let outcome = try command.run(words)
    #expect(outcome.code == 64 && outcome.complaint.contains("alone"))
  }

  @Test func `all texts are those that can be had, too`() throws {
    try add(fixture.plain(), "en.sahih.txt")
    let offers = try #require(try json("text", "list", "--all")["offers"] as? [[String: Any]])
    let here = offers.filter { $0["installed"] as? Bool == true }.compactMap { $0["id"] as? String }
    #expect(here == ["en.sahih"] && offers.contains { $0["language"] as? String == "ur" })
    #expect(try json("text", "list")["offers"] == nil)
    let lines = try command.run("text", "list", "--all").lines
    #expect(lines.contains { $0.hasPrefix("fr.hamidullah\t") && $0.contains("tilawa setup --translation fr") })
    #expect(!lines.contains { $0.hasPrefix("en.sahih\t") && $0.contains("setup") })
  }

  @Test func `packs are listed with language and author`() throws {
    #expect(try command.run("text").lines == ["nl.madeup\ttranslation\tDutch\tMade Up (Nobody At All)"])
    #expect(try command.run("text", "default", "nl.madeup").code == 0)
    #expect(try command.run("text", "list").output.contains("translation (default)"))
    let pack = (try json("text", "list")["packs"] as? [[String: Any]])?.first
    #expect(pack?["id"] as? String == "nl.madeup" && pack?["default"] as? Bool == true)
    #expect(pack?["language_name"] as? String == "Nederlands" && pack?["licence"] is NSNull)
  }

  @Test func `licence and author are shown`() throws {
    try add(fixture.plain(), "b.txt", "--licence", "CC BY 4.0", "--author", "B", "--language", "fr")
    let shown = try command.run("text", "show", "b")
    #expect(shown.lines.contains("licence\tCC BY 4.0") && shown.lines.contains("language\tfr (French, Français)"))
    #expect(shown.lines.contains("author\tB") && shown.lines.contains("  Meaning of 114:6."))
    #expect(try command.run("about").output.contains("b: b (B) · French · licence: CC BY 4.0"))
    #expect(try json("about")["packs"] is [[String: Any]])
  }

  @Test func `a translation stands below the ayah, and whose it is at the end`() throws {
    let outcome = try command.run("show", "112:1-2", "--translation", "nl.madeup")
    #expect(outcome.code == 0)
    #expect(
      outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() == [
        "  Meaning of 112:1.", "", "112:2\tٱللَّهُ ٱلصَّمَدُ", "  Meaning of 112:2.", "",
        "nl.madeup: Made Up (Nobody At All) · Dutch · licence not stated · source: a test", "",
      ])
  }

  @Test func `several stand below each other by their ids`() throws {
    try add(fixture.plain(), "b.txt")
    try add(fixture.plain(), "c.txt", "--kind", "transliteration")
    let outcome = try command.run(
      "show", "112:2", "--translation", "nl.madeup", "--translation", "b", "--transliteration", "c")
    #expect(
      outcome.lines.dropFirst().prefix(3) == [
        "  c: Meaning of 112:2.", "  nl.madeup: Meaning of 112:2.", "  b: Meaning of 112:2.",
      ])
    #expect(outcome.lines.count == 7)
  }

  @Test(arguments: [["--translation", "112:2"], ["112:2", "--translation"], ["--translation", "default", "112:2"]])
  func `without an id the default is taken`(words: [String]) throws {
    // F19: the only one that is installed needs no words.
    #expect(try command.run(["show"] + words).output.contains("  Meaning of 112:2."))
    try add(fixture.plain(), "b.txt")
    let before = try command.run(["show"] + words)
    #expect(before.code == 66 && before.complaint.contains("tilawa text default b"))
    #expect(before.complaint.contains("b, nl.madeup are installed"))
    #expect(try command.run("text", "default", "nl.madeup").lines.first == "translation\tnl.madeup")
    #expect(try command.run(["show"] + words).output.contains("  Meaning of 112:2."))
    #expect(try command.run("config", "get", "translation").output == "nl.madeup\n")
    #expect(try command.run("text", "remove", "nl.madeup").code == 0)
    #expect(try command.run("text", "default").lines == ["translation\tnone", "transliteration\tnone", "words\tnone"])
  }

  @Test func `a riwayah with other verse ends has the texts by their numbers`() throws {
    let outcome = try command.run("show", "2:1", "--riwayah", "warsh", "--text", "hafs", "--translation", "nl.madeup")
    #expect(outcome.lines.dropFirst().prefix(2) == ["  (2:1) Meaning of 2:1.", "  (2:2) Meaning of 2:2."])
  }

  @Test func `words stand beside what they mean`() throws {
    #expect(try add(fixture.words(), "w.json").code == 0)
    let outcome = try command.run("show", "112:2", "--words", "w")
    #expect(outcome.lines.dropFirst().prefix(2) == ["  m112.2.1  ٱللَّهُ", "  m112.2.2  ٱلصَّمَدُ"])
    let part = try command.run("show", "112:2:2", "--words", "w")
    #expect(part.lines.dropFirst().first == "  m112.2.2  ٱلصَّمَدُ")
    let ayah = (try json("show", "112:2", "--words", "w")["ayat"] as? [[String: Any]])?.first
    let words = ((ayah?["packs"] as? [[String: Any]])?.first?["words"] as? [[String: Any]]) ?? []
    #expect(words.compactMap { $0["refs"] as? [String] } == [["112:2:1"], ["112:2:2"]])
    #expect(words.compactMap { $0["gloss"] as? String } == ["m112.2.1", "m112.2.2"])
  }

  @Test func `JSON has the texts and whose they are`() throws {
    let answer = try json("show", "112:2", "--translation", "nl.madeup")
    let ayah = (answer["ayat"] as? [[String: Any]])?.first
    let pack = (ayah?["packs"] as? [[String: Any]])?.first
    let texts = pack?["texts"] as? [[String: String]]
    #expect(pack?["pack"] as? String == "nl.madeup" && texts == [["ayat": "112:2", "text": "Meaning of 112:2."]])
    #expect(((answer["packs"] as? [[String: Any]])?.first?["author"]) as? String == "Nobody At All")
  }

  @Test(
    arguments: [
      (["show", "1", "--translation", "absent"], 66), (["show", "1", "--words", "nl.madeup"], 64),
      (["text", "show", "absent"], 66), (["text", "remove", "absent"], 66), (["text", "default", "absent"], 66),
      (["text", "default", "none"], 64), (["config", "set", "words", "nl.madeup"], 64), (["text", "show"], 64),
      (["text", "add", "x.txt", "--id", "2:255"], 64), (["text", "add", "a", "b", "--id", "x"], 64),
      (["text", "add", "x.txt", "--language", "?"], 64), (["text", "add", "/absent.txt"], 66),
    ] as [([String], Int32)])
  func `what is wrong is one line and its code`(arguments: [String], code: Int32) throws {
    let outcome = try command.run(arguments)
    #expect(outcome.code == code && outcome.output == "" && outcome.complaints.count == 1, "\(outcome)")
  }

  @Test func `a bad file is told with its place, and the others are added`() throws {
    let short = try command.folder.write(fixture.tanzil().replacing("7|5|Meaning of 7:5.\n", with: ""), to: "short.txt")
    let good = try command.folder.write(fixture.plain(), to: "good.txt")
    let outcome = try command.run("text", "add", short, good)
    #expect(outcome.code == 65)
    #expect(
      outcome.complaints == [
        "tilawa: \(short): cannot read the pack: 6235 ayat and not 6236: 7:5 is missing, after line 958"
      ])
    #expect(try command.run("text", "show", "good").code == 0)
  }

  // Q-DI
  @Test func `a damaged pack is told and not shown`() throws {
    for file in command.home.files() where file.hasPrefix("data/texts/packs/") && !file.hasSuffix(".pack") {
      let path = "\(command.home.path)/\(file)"
      var bytes = Bytes.read(path)
      guard !bytes.isEmpty else { continue }
      bytes[bytes.count / 2] ^= 1
      Bytes.write(bytes, to: path)
    }
    let outcome = try command.run("show", "112:2", "--translation", "nl.madeup")
    #expect(outcome.code == 65 && outcome.output == "" && outcome.complaints.count == 1)
    #expect(try command.run("text", "verify").code == 65)
    #expect(try command.run("doctor").code != 0)
    #expect(try command.run("show", "112:2").code == 0)
  }

  @Test func `the manual's words hold of ids that are left out`() {
    #expect(
      PackOptions.complete(["show", "--words", "--translation", "en.x", "2:1"])
        == ["show", "--words", "default", "--translation", "en.x", "2:1"])
    #expect(PackOptions.complete(["show", "--translation=en.x", "2:1"]) == ["show", "--translation=en.x", "2:1"])
  }

  @Test func `several are shown in the order in which they stand between commas`() throws {
    try add(fixture.plain(), "somebody.txt")
    let shown = try command.run("show", "1:2", "--translation", "somebody,nl.madeup")
    #expect(shown.code == 0 && shown.complaints == [])
    #expect(shown.lines[1...2] == ["  somebody: Meaning of 1:2.", "  nl.madeup: Meaning of 1:2."])
    #expect(try command.run("show", "1:2", "--translation", "somebody,nobody").code == 66)
  }

  // Q-EN1
  @Test func `the ayah of the day has its translation, in JSON too, and says whose it is`() throws {
    let shown = try command.run("ayah-of-the-day", "--date", "2026-11-22", "--translation", "nl.madeup")
    let ref = try #require(shown.lines[1].split(separator: " ").last)
    #expect(shown.lines[2] == "  Meaning of \(ref).")
    #expect(shown.lines[3].hasPrefix("nl.madeup: "))
    let packs =
      try json("ayah-of-the-day", "--date", "2026-11-22", "--translation", "nl.madeup")["packs"] as? [[String: Any]]
    #expect(packs?.first?["pack"] as? String == "nl.madeup")
    #expect(try command.run("ayah-of-the-day", "--translation", "nobody").code == 66)
    #expect(try command.run("ayah-of-the-day", "at", "07:00", "--translation", "nobody").code == 66)
    #expect(try command.run("ayah-of-the-day", "off", "--translation", "nl.madeup").code == 64)
  }

}

@Suite struct TextFlowTests {
  @Test func `lines are as wide as the terminal, in both directions`() {
    let flow = TextFlow(columns: 22, bidi: .terminal)
    #expect(flow.lines("one two three four five six", .leftToRight) == ["  one two three four", "  five six"])
    #expect(flow.lines("ایک دو", .rightToLeft) == ["ایک دو"])
    let turned = TextFlow(columns: 12, bidi: .visual)
    #expect(turned.lines("اب ج", .rightToLeft) == ["        اب ج"])
    #expect(TextFlow(columns: nil, bidi: .visual).lines("اب ج", .rightToLeft) == ["  اب ج"])
  }

  @Test func `pairs stand below each other`() {
    let flow = TextFlow(columns: nil, bidi: .terminal)
    #expect(flow.pairs([("a", "س"), ("long", "ص")], .leftToRight) == ["  a     س", "  long  ص"])
  }
}
