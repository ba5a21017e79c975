import Foundation
import Testing
import TilawaConsole
import TilawaTestSupport

// Q-QR11
@Suite struct SearchCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  @Test func `search prints each ayah behind its reference, the best first, and counts on standard error`() throws {
    let outcome = try command.run("search", "الصابرين")
    #expect(outcome.code == 0)
    #expect(outcome.lines.count == 14)
    #expect(outcome.lines.allSatisfy { $0.split(separator: "\t").count == 2 })
    #expect(outcome.complaints == ["tilawa: 14 times in 14 ayat"])
    let first = try #require(outcome.lines.first?.split(separator: "\t"))
    #expect(try command.run("show", String(first[0])).output == outcome.lines[0] + "\n")
  }

  @Test func `search answers in JSON with places in the text`() throws {
    let outcome = try command.run("search", "الأبتر", "--json")
    let text = "إِنَّ شَانِئَكَ هُوَ ٱلْأَبْتَرُ"
    #expect(
      outcome.output
        == #"{"query":"الأبتر","riwayah":"hafs","occurrences":1,"ayat":1,"surahs":[],"ranges":[],"first":1,"hits":[{"ref":"108:3","#
        + #""surah":108,"ayah":3,"text":"\#(text)","occurrences":1,"matches":[{"start":21,"end":32,"text":"ٱلْأَبْتَرُ"}]}],"packs":[]}"#
        + "\n")
  }

  @Test(arguments: [
    (["search", "موسى", "--count"], "136\t131\n"), (["search", "موسى", "--count", "--whole"], "129\t124\n"),
    (["search", "موسى", "--count", "--in", "surah x"], ""), (["search", "موسى", "--count", "--in", "2"], "13\t13\n"),
    (["search", "موسى", "--count", "--in", "surah 2"], "13\t13\n"),
    (["search", "رب العالمين", "--count"], "42\t42\n"), (["search", "رب", "العالمين", "--count"], "94\t43\n"),
    (["search", "2:255", "--count"], "1\t1\n"),
  ])
  func `count says how often and in how many ayat`(arguments: [String], output: String) throws {
    let outcome = try command.run(arguments)
    #expect(outcome.output == output)
    #expect(outcome.code == (output.isEmpty ? 64 : 0))
  }

  @Test func `a pipe has twenty passages of a translation, unless more are wanted`() throws {
    let text = String(repeating: "a word\n", count: 6236)
    try #require(
      try command.run(
        "text", "add", command.folder.write(text, to: "en.txt"), "--id", "en.some", "--kind", "translation"
      ).code == 0)
    let outcome = try command.run("search", "word")
    #expect(outcome.lines.count == 20)
    #expect(outcome.complaints.contains { $0.hasSuffix("1 to 20 are shown; the next: --page 2, all: --limit 6236") })
    #expect(try command.run("search", "word", "--limit", "6236").lines.count == 6236)
  }

  @Test func `pages divide the list and miss nothing`() throws {
    let all = try command.run("search", "الصابرين").lines
    let pages = try (1...3).flatMap { try command.run("search", "الصابرين", "--limit", "5", "--page", "\($0)").lines }
    #expect(pages == all)
    let outcome = try command.run("search", "الصابرين", "--limit", "5", "--page", "9")
    #expect(outcome.code == 0 && outcome.output == "" && outcome.complaints.count == 1)
    #expect(
      try command.run("search", "الصابرين", "--limit", "5").complaints
        == ["tilawa: 14 times in 14 ayat; 1 to 5 are shown; the next: --page 2, all: --limit 14"])
    #expect(try command.run("search", "ا", "--limit", "\(Int.max)", "--page", "\(Int.max)").code == 0)
  }

  @Test func `surahs are found by name, also misspelt, and places by number`() throws {
    #expect(
      try command.run("search", "yasin").output == "surah 36\tYa-Sin · يس · Yaseen · 83 ayat, page 440\n")
    #expect(try command.run("search", "bekara").output.hasPrefix("surah 2\tAl-Baqarah"))
    #expect(try command.run("search", "page:604").lines.count == 15)
    #expect(
      try command.run("search", "2:300").complaints == [
        "tilawa: 2:300: surah 2 has 286 ayat; did you mean 2:286?"
      ])
  }

  @Test(arguments: ["", "   ", "…!", "َُِ", "\u{202E}\u{2066}", "\""])
  func `a query without a letter is wrong usage`(query: String) throws {
    let outcome = try command.run("search", "--", query)
    #expect(outcome.code == 64 && outcome.output == "" && outcome.complaints.count == 1)
  }

  @Test(arguments: [
    "' OR 1=1; DROP TABLE ayah; --", "text:(a AND b*) NEAR", "kangaroo", "日本語", String(repeating: "ز", count: 10_000),
  ])
  func `what is not there is one line and exit 66`(query: String) throws {
    let outcome = try command.run("search", "--", query)
    #expect(outcome.code == 66 && outcome.output == "" && outcome.complaints.count == 1)
    #expect(outcome.complaint.utf8.count < 400)
    let json = try command.run("search", "--json", "--", query)
    #expect(json.code == 66 && json.output.contains(#""occurrences":0,"ayat":0"#) && json.complaint == "")
  }

  @Test func `bytes that are no text are no crime`() throws {
    let program = CommandFixture.program.path
    let outcome = try command.run(
      ["-c", "\(program) search \"$(printf 'موسى\\377\\376')\" --count; exit $?"], program: URL(filePath: "/bin/sh"))
    #expect(outcome.code == 0 && outcome.output == "136\t131\n")
  }

  @Test func `ayat have the numbers of the riwayah that is asked for`() throws {
    #expect(
      try command.run("search", "الحي القيوم", "--in", "2", "--riwayah", "warsh").lines.allSatisfy {
        $0.hasPrefix("2:253")
      })
  }

  @Test func `translations are searched for what is not in the Quran`() throws {
    let lines = (1...6236).map { $0 == 262 ? "No <b>Kangaróo</b> here" : "line" }.joined(separator: "\n")
    let file = try command.folder.write(lines + "\n", to: "en.test.txt")
    #expect(try command.run("text", "add", file, "--kind", "translation", "--id", "en.test").code == 0)
    let outcome = try command.run("search", "kangaroo")
    #expect(outcome.code == 0 && outcome.lines.count == 1)
    #expect(outcome.output.hasPrefix("2:255\ten.test\t"))
    #expect(try command.run("search", "kangaroo", "--pack", "none").code == 66)
    #expect(try command.run("search", "kangaroo", "--in", "3").code == 66)
    #expect(try command.run("search", "موسى", "--pack", "en.test", "--count").output == "136\t131\n0\t0\ten.test\n")
    #expect(try command.run("search", "x", "--pack", "absent").code == 66)
  }

  @Test(arguments: [
    ["search"], ["search", "x", "--limit", "0"], ["search", "x", "--page", "0"], ["search", "x", "--in", "999"],
  ])
  func `wrong arguments are exit 64`(arguments: [String]) throws {
    let outcome = try command.run(arguments)
    #expect(outcome.code == 64 && outcome.complaints.count == 1)
  }
}

@Suite struct SimilarCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  @Test func `similar marks the words that differ in both ayat`() throws {
    let outcome = try command.run("similar", "2:5")
    #expect(outcome.code == 0)
    #expect(outcome.lines.first == "31:5\t100 %")
    #expect(outcome.lines.contains { $0.hasPrefix("  2:5\t") } && outcome.lines.contains { $0.hasPrefix("  31:5\t") })
    let other = try command.run("similar", "2:58")
    #expect(other.output.contains("[وَإِذْ قُلْنَا") || other.output.contains("[قُلْنَا"))
  }

  @Test func `what is marked is the text when the brackets are gone`() throws {
    let lines = try command.run("similar", "2:58").lines
    let own = try #require(lines.first { $0.hasPrefix("  2:58\t") })
    let text = own.filter { $0 != "[" && $0 != "]" }.dropFirst(2)
    #expect(try command.run("show", "2:58").output == text + "\n")
  }

  @Test func `similar answers in JSON`() throws {
    let outcome = try command.run("similar", "2:58", "--json", "--limit", "1")
    #expect(outcome.output.hasPrefix(#"{"ayat":[{"ref":"2:58","text":""#))
    #expect(outcome.output.contains(#""similar":[{"ref":"7:161","likeness":0.751,"#))
    #expect(outcome.output.contains(#""phrases":[{"words":["#))
  }

  @Test func `an ayah that nothing resembles is no fault`() throws {
    let outcome = try command.run("similar", "108:3")
    #expect(outcome.code == 0)
  }

  @Test(
    arguments: [
      (["similar", "2:300"], 64), (["similar", "2:1-3"], 64), (["similar", "2:1", "--least", "0"], 64),
      (["similar"], 64),
    ] as [([String], Int32)])
  func `wrong arguments are one line`(arguments: [String], code: Int32) throws {
    let outcome = try command.run(arguments)
    #expect(outcome.code == code && outcome.complaints.count == 1)
  }

  // Q-DI
  @Test func `a table that is not ours is not shown`() throws {
    let path = try command.folder.write("pair\t1:1\t2:2\t900\t1:1:1\n", to: "similar.tsv")
    let outcome = try command.run(["similar", "1:1"], environment: ["TILAWA_SIMILAR": path])
    #expect(outcome.code == 65 && outcome.output == "" && outcome.complaints.count == 1)
  }
}
