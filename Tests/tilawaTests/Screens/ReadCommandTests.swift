import Foundation
import TilawaConsole
import TilawaCore
import TilawaTestSupport
import Testing

/// `tilawa read` without a terminal.
@Suite struct ReadCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private static func digits(_ number: Int) -> String {
    String(String.UnicodeScalarView("\(number)".unicodeScalars.compactMap { Unicode.Scalar(0x630 + $0.value) }))
  }

  // T-F1.1 G-5
  @Test func `a page is its lines as printed, between where it is and its number`() throws {
    let page = try command.run("read", "page:604")
    #expect(page.code == 0)
    #expect(page.complaint == "")
    let lines = page.lines
    #expect(lines.count == 17)
    #expect(lines[0] == "page 604 · juz 30 · hizb 60 · 112 Al-Ikhlas · 113 Al-Falaq · 114 An-Nas")
    #expect(lines[1] == "سورة الإخلاص")
    #expect(lines[2] == "بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ")
    #expect(lines[3].hasPrefix("قُلْ هُوَ ٱللَّهُ أَحَدٌ ١ "))
    #expect(lines[15] == "مِنَ ٱلْجِنَّةِ وَٱلنَّاسِ ٦")
    #expect(lines[16] == "٦٠٤")
  }

  // D1, D3
  @Test func `pages have the signs of quarters, and the basmalah of the print`() throws {
    let page = try command.run("read", "page:5")
    #expect(page.lines.contains { $0.hasSuffix("٢٥ ۞ إِنَّ") })
    let json = try command.run("read", "page:5", "--json").output
    #expect(json.contains(#"{"ref":"2:26","quarter":"۞"}"#))
    #expect(!json.contains(#""text":"۞ إِنَّ ٱللَّهَ لَا"#))
    for (surah, line) in [(95, "بِّسْمِ"), (96, "بِسْمِ"), (97, "بِّسْمِ")] {
      let lines = try command.run("read", "\(surah)").lines
      #expect(lines.contains { $0.hasPrefix(line + " ٱللَّهِ") })
    }
  }

  @Test func `a range is the pages on which its ayat begin, an empty line between`() throws {
    let pages = try command.run("read", "2:5-6", "1").output.components(separatedBy: "\n\n")
    #expect(pages.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == ["page 2", "page 3", "page 1"])
    #expect(try command.run("read", "surah:114").lines[0].hasPrefix("page 604"))
  }

  /// All of it: no letter but those of `show`, none lost.
  @Test func `all pages together are the whole text`() throws {
    let shown = try command.run("show", "juz:1-30").lines.map { String($0.split(separator: "\t")[1]) }
    let read = try command.run("read", "page:1-604", "--format", "text").output
    var words: [Substring] = []
    for page in read.components(separatedBy: "\n\n") {
      let lines = page.split(separator: "\n").dropFirst().dropLast()
      var isLead = false
      for line in lines {
        defer { isLead = line.hasPrefix("سورة") }
        if line.hasPrefix("سورة")
          || ["بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ", "بِّسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ"].contains(line) && (isLead || line == lines.first)
        {
          continue
        }
        words += line.split(separator: " ").filter {
          !$0.unicodeScalars.allSatisfy { (0x660...0x669).contains($0.value) } && $0 != "۞"
        }
      }
    }
    #expect(words.joined(separator: " ") == shown.joined(separator: " "))
  }

  @Test func `JSON has lines with their kinds and words with their places`() throws {
    let outcome = try command.run("read", "page:50", "--json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let page = try #require((object["pages"] as? [[String: Any]])?.first)
    #expect(page["page"] as? Int == 50 && page["juz"] as? Int == 3 && page["hizb"] as? Int == 5)
    let lines = try #require(page["lines"] as? [[String: Any]])
    #expect(lines.compactMap { $0["type"] as? String } == ["surah", "basmalah"] + Array(repeating: "text", count: 13))
    let words = try #require(lines[2]["words"] as? [[String: Any]])
    #expect(words[0]["ref"] as? String == "3:1:1" && words[0]["text"] as? String == "الٓمٓ")
    #expect(words[1]["ref"] as? String == "3:1" && words[1]["number"] as? String == "١")
    #expect(try command.run("read", "page:50", "--format", "json").output == outcome.output)
  }

  // G-4
  @Test func `ayat can be had one by one, or flowing`() throws {
    let verses = try command.run("read", "112:1-2", "--flow", "verses").output
    #expect(verses == "112:1\nقُلْ هُوَ ٱللَّهُ أَحَدٌ ١\n\n112:2\nٱللَّهُ ٱلصَّمَدُ ٢\n")
    let flowing = try command.run("read", "112:3-113:1", "--flow", "continuous").lines
    #expect(flowing.count == 4)
    #expect(flowing[1] == "سورة الفلق")
    #expect(flowing[3] == "قُلْ أَعُوذُ بِرَبِّ ٱلْفَلَقِ ١")
  }

  @Test func `the pages of another riwayah are its ayat, and whose letters they are is said`() throws {
    let outcome = try command.run("read", "1", "--riwayah", "warsh")
    #expect(outcome.code == 0)
    #expect(outcome.complaints == ["tilawa: letters of Hafs, divided into the ayat of Warsh"])
    #expect(outcome.lines[2] == "بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ")
    #expect(outcome.lines[3].hasPrefix("ٱلْحَمْدُ لِلَّهِ رَبِّ ٱلْعَـٰلَمِينَ ١"))
  }

  @Test func `without a place it begins with the first page`() throws {
    #expect(try command.run("read").lines[0].hasPrefix("page 1 "))
    #expect(try command.run("read", "last").lines[0].hasPrefix("page 1 "))
  }

  static let refused: [([String], Int32)] = [
    (["read", "page:605"], 64), (["read", "2:300"], 64), (["read", "nosuchsurah"], 64),
    (["read", "1", "--flow", "scroll"], 64),
    (["read", "1", "--translation", "en.nobody"], 66), (["read", "--position", "hifz"], 66),
    (["read", "1", "--theme", "blue"], 64), (["read", "1", "--no-progress", "--count-after", "5s"], 64),
    (["read", "1", "--format", "pdf"], 64),
  ]

  @Test(arguments: refused)
  func `what cannot be read is one line, and a code`(words: [String], code: Int32) throws {
    let outcome = try command.run(words)
    #expect(outcome.code == code)
    #expect(outcome.complaints.count == 1, "\(outcome.complaint)")
    #expect(outcome.output == "")
  }

  @Test func `a pipe that is closed ends it quietly`() throws {
    let outcome = try command.run(
      ["-c", "\(CommandFixture.program.path) read page:1-604 | head -1"], program: URL(filePath: "/bin/sh"))
    #expect(outcome.code == 0)
    #expect(outcome.lines.count == 1 && outcome.complaint == "")
  }

  @Test func `a library that cannot be read does not keep anybody from reading`() throws {
    try command.home.write("no database at all", to: "data/library.sqlite")
    let outcome = try command.run("read", "page:1")
    #expect(outcome.code == 0 && outcome.lines.count == 10)
  }

  // C14 Q-QR4
  @Test func `read writes what each word means, by the pack that is there`() throws {
    let words = PackFixture(try RealQuran.structure()).words()
    #expect(try command.run("text", "add", command.folder.write(words, to: "w.json")).code == 0)
    let text = try command.run("read", "112:2", "--words").output
    #expect(text == "112:2\nٱللَّهُ ٱلصَّمَدُ ٢\n  ٱللَّهُ\tm112.2.1\n  ٱلصَّمَدُ\tm112.2.2\n")
    #expect(try command.run("read", "112:2", "--words", "absent").code == 66)
    #expect(try command.run("read", "112:2", "--flow", "verses").lines.count == 2)
  }
}
