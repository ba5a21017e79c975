import Foundation
import Testing
import TilawaConsole
import TilawaCore
import TilawaTestSupport

@testable import TilawaScreens
@testable import tilawa

// Q-QR2
@Suite struct TajweedCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  @Test func `each span has its word, letters, rule and reason`() throws {
    let lines = try command.run("tajweed", "112:1").lines
    #expect(
      lines == [
        "112:1\tقُلْ هُوَ ٱللَّهُ أَحَدٌ",
        "  3\tٱ\tٱللَّهُ\thamzat wasl\tهمزة الوصل\tjoined to what comes before, this alef is not read",
        "  4\tدٌ\tأَحَدٌ\tqalqalah\tقلقلة\twithout vowel the letter is let go with an echo",
      ])
  }

  @Test func `a span over two words names both`() throws {
    let lines = try command.run("tajweed", "105:4", "--rule", "ikhfa-shafawi").lines
    #expect(lines.last?.hasPrefix("  1-2\tم بِ\tتَرْمِيهِم بِحِجَارَةٍ\t") == true)
  }

  @Test func `spans are told in JSON by code points and words`() throws {
    let outcome = try command.run("tajweed", "112:1", "--json", "--rule", "qalqalah")
    #expect(
      outcome.output == """
        {"ayat":[{"ref":"112:1","text":"قُلْ هُوَ ٱللَّهُ أَحَدٌ","spans":[{"start":22,"end":23,"rule":"qalqalah","letters":"د",\
        "word":4,"last_word":4}]}]}

        """)
  }

  @Test func `words of an ayah have the rules that they have in it`() throws {
    let whole = try command.run("tajweed", "2:5", "--rule", "idgham-no-ghunnah").lines.last
    let cut = try command.run("tajweed", "2:5:5", "--rule", "idgham-no-ghunnah").lines
    #expect(cut.first == "2:5:5\tرَّبِّهِمْ ۖ")
    #expect(cut.last == whole)
  }

  @Test func `the whole Quran is counted`() throws {
    #expect(try command.run("tajweed", "2:10", "--count", "--rule", "iqlab").output == "iqlab\t1\n")
    #expect(
      try command.run("tajweed", "juz:1-30", "--count", "--rule", "iqlab", "--json").output
        == #"{"ayat":6236,"counts":{"iqlab":562}}"# + "\n")
  }

  @Test func `the legend has every rule`() throws {
    let lines = try command.run("tajweed", "--legend").lines
    #expect(lines.map { $0.split(separator: "\t").first.map(String.init) } == TajweedRule.allCases.map(\.rawValue))
    #expect(lines.contains { $0.hasPrefix("ikhfa\t#9400D3\t") })
    let json = try command.run("tajweed", "--legend", "--json", "--rule", "madd-tabii").output
    #expect(json.contains(#""rule":"madd-tabii","english":"madd tabii""#) && json.contains(#""colour":null"#))
  }

  @Test(arguments: [
    ["tajweed"], ["tajweed", "--legend", "1:1"], ["tajweed", "1:1", "--rule", "izhar"], ["tajweed", "2:300"],
    ["tajweed", "1:1", "--phonemes", "--count"], ["tajweed", "1:1", "--waqf", "word"],
    ["tajweed", "1:1", "--riwayah", "warsh"], ["show", "1:1", "--riwayah", "warsh", "--tajweed"],
    ["show", "1:1", "--riwayah", "shubah", "--tajweed"],
  ])
  func `what cannot be explained is refused in one line`(arguments: [String]) throws {
    let outcome = try command.run(arguments)
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.complaints.count == 1)
  }

  @Test func `another riwayah that is configured is refused, with what to type`() throws {
    #expect(try command.run("config", "set", "riwayah", "warsh").code == 0)
    let refused = try command.run("tajweed", "1:2")
    #expect(refused.code == 64 && refused.complaint.contains("--riwayah hafs"))
    #expect(try command.run("tajweed", "1:2", "--riwayah", "hafs").code == 0)
  }

  // MARK: - Phonemes

  @Test func `each word is said in phonemes, with the counts of what is drawn out`() throws {
    #expect(
      try command.run("tajweed", "112:2", "--phonemes").lines == [
        "112:2\tٱللَّهُ ٱلصَّمَدُ", "  1\tٱللَّهُ\tʔ a lˤlˤ aˤː h u", "  2\tٱلصَّمَدُ\tsˤsˤ aˤ m a dᵊ",
      ])
    #expect(try command.run("tajweed", "1:2", "--phonemes").lines.last == "  4\tٱلْعَـٰلَمِينَ\tl ʕ aː l a m iː2-6 n")
  }

  @Test func `who goes on is heard otherwise than who stops`() throws {
    let joined = try command.run("tajweed", "112:1-2", "--phonemes", "--waqf", "none").lines
    #expect(joined[4...6] == ["  4\tأَحَدٌ\tʔ a ħ a d u n i", "112:2\tٱللَّهُ ٱلصَّمَدُ", "  1\tٱللَّهُ\tll aː h u"])
    let stopped = try command.run("tajweed", "112:1", "--phonemes", "--waqf", "word").lines
    #expect(stopped[2...3] == ["  2\tهُوَ\th uː", "  3\tٱللَّهُ\tʔ a lˤlˤ aˤː2-6 h"])
  }

  @Test func `words of an ayah are said as in it`() throws {
    let cut = try command.run("tajweed", "2:5:4", "--phonemes").lines
    #expect(cut == ["2:5:4\tمِّن", "  4\tمِّن\tm̃m̃ i"])
  }

  @Test func `phonemes are told in JSON with their units`() throws {
    #expect(
      try command.run("tajweed", "112:2:1", "--phonemes", "--json").output == """
        {"ayat":[{"ref":"112:2:1","text":"ٱللَّهُ","words":[{"word":1,"text":"ٱللَّهُ","phonemes":["ʔ","a","lˤlˤ","aˤː","h","u"],\
        "madd":[{"phoneme":3,"kind":"madd-tabii","least":2,"most":2}],"units":["ʔ","a","l","a:","h","u"],"end":"joined"}]}]}

        """)
  }

  // MARK: - In colours

  private static var escape: Regex<Substring> { /\u{1B}\[[0-9;]*m/ }

  @Test func `without a terminal show prints the text as it is`() throws {
    #expect(try command.run("show", "2:255", "--tajweed").output == command.run("show", "2:255").output)
  }

  @Test(arguments: [
    (["COLORTERM": "truecolor"], "\u{1B}[38;2;220;20;60m"), ([:], "\u{1B}[38;5;161m"), (["NO_COLOR": "1"], nil),
    (["TERM": "dumb"], nil), (["TERM": "xterm"], "\u{1B}[31m"),
  ])
  func `a terminal shows colours as deep as it says`(environment: [String: String], colour: String?) throws {
    let person = PersonAtTerminal(command)
    let environment = ["TERM": "xterm-256color"].merging(environment) { $1 }
    let output = try person.run(["show", "112:1", "--tajweed"], [], environment: environment).output
    if let colour { #expect(output.contains("\(colour)دٌ\u{1B}[0m")) }
    #expect(output.contains("\u{1B}") == (colour != nil))
    #expect(output.replacing(TajweedCommandTests.escape, with: "") == "112:1\tقُلْ هُوَ ٱللَّهُ أَحَدٌ\r\n")
  }

  @Test func `colours take nothing from the text of any ayah and add nothing`() throws {
    let paint = TajweedPaint(depth: .full)
    for (_, text) in try RealQuran.texts() {
      let painted = Terminal.bytes(of: paint.painted(text, Tajweed.runs(of: text)))
      #expect(
        Array(painted.replacing(TajweedCommandTests.escape, with: "").unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  @Test func `show tells spans in JSON beside the text`() throws {
    let output = try command.run("show", "2:5:5", "--tajweed", "--json").output
    #expect(
      output.contains(#""text":"رَّبِّهِمْ ۖ","tajweed":[{"start":0,"end":3,"rule":"idgham-no-ghunnah","#)
    )
    #expect(try !command.run("show", "2:5:5", "--json").output.contains("tajweed"))
  }

  @Test func `the letters of Hafs at other verse ends are coloured too`() throws {
    let outcome = try command.run("show", "1:1", "--riwayah", "warsh", "--text", "hafs", "--tajweed", "--json")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(#""rule":"madd-arid-lissukun""#))
  }
}
