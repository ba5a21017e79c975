import Foundation
import Testing
import TilawaTestSupport

@testable import TilawaCore

/// Ranges as people type them, in eleven languages: `Tests/Data/typed-ranges.tsv`.
// T-F2.5, Q-QR3, Q-QR11
@Suite struct TypedRangeTests {
  private struct Line {
    let input: String
    let right: String
  }

  private let lines: [Line]
  private let parser: RangeParser

  init() throws {
    let file = URL(filePath: #filePath).appending(path: "../../Data/typed-ranges.tsv").standardizedFileURL
    lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      line in
      let columns = line.split(separator: "\t").map(String.init)
      try #require(columns.count == 2, "\(line)")
      return Line(input: columns[0], right: columns[1])
    }
    parser = RangeParser(structure: try RealQuran.structure(), counting: .kufi, grain: .word)
  }

  private func ranges(_ input: String) -> String? {
    (try? parser.parse([input]))?.map(\.description).joined(separator: " ")
  }

  @Test func `no typed range is taken for another one, and 99 of 100 are understood`() {
    #expect(lines.count >= 1500)
    var refused: [String] = []
    for line in lines {
      let isRange = !["asks", "refused"].contains(line.right)
      switch ranges(line.input) {
      case let ranges?: #expect(ranges == line.right, "\(line.input)")
      case nil: if isRange { refused.append(line.input) }
      }
    }
    #expect(refused.count * 100 <= lines.count, "\(refused)")
  }

  @Test(arguments: [
    ("36 67", "36:67 or surahs 36 67"), ("1 2 3", "1:2-3 or surahs 1 2 3"),
    ("page 50 52", "page:50-52 or page:50 surah:52"),
    ("2:1 10", "2:10 or surah:10"), ("dawn", "Al-Fajr, Al-Falaq"), ("30 juz", "juz:30"), ("yasin-5", "yasin:5"),
    ("juz 5 page 3", "juz:5, page:3 or page:84"), ("2nd hizb of juz 29", "hizb:2, juz:29 or hizb:58"),
    ("ruku 2 of surah baqarah", "ruku:2, surah:2 or ruku:3"), ("juz 30 surah 112", "juz:30, surah:112 or surah:112"),
    ("3;26", "3:26 or surahs 3 26"), ("18; 1-10", "18:1-10 or surahs 18 1-10"), ("page 5; 6", "page:6 or surah:6"),
    ("kahf, 1-10", "18:1-10 or surahs 1-10"), ("qad aflaha", "Al-Mu'minun, juz:18"), ("S. 582", "page:582"),
    ("yasin to the end", "surah:36 or surahs 36-114"), ("67-end", "surah:67 or surahs 67-114"),
  ])
  func `a text with two readings is answered with both`(_ input: String, _ readings: String) throws {
    let error = #expect(throws: RangeError.self) { try parser.parse([input]) }
    #expect(error?.suggestion == readings)
  }

  @Test(arguments: [
    ("juz:5 page:3", "4:24-147 2:6-16"), ("juz 30, page 1", "78:1-114:6 1:1-7"), ("yasin juz 30", "36:1-83 78:1-114:6"),
    ("yasin juz:23", "36:1-83 36:28-39:31"),
  ])
  func `divisions with a sign, or outside each other, are several`(_ input: String, _ right: String) {
    #expect(ranges(input) == right)
  }

  @Test(arguments: ["second", "الثاني", "سی", "onuncu"])
  func `a number in words is one only beside what it counts`(_ input: String) { #expect(ranges(input) == nil) }

  @Test func `every surah is found by the name that is shown, with and without its article`() throws {
    let structure = try RealQuran.structure()
    for surah in structure.surahs {
      let shown = try #require(Surah.name(of: surah.id))
      #expect(surah.transliteration == shown)
      let whole = "\(surah.id):1-\(structure.ayat(inSurah: surah.id, of: .kufi))"
      for name in [shown, shown.uppercased(), shown.replacing("-", with: " "), shown.replacing("-", with: "")] {
        #expect(ranges(name) == whole, "\(name)")
      }
    }
  }

  @Test func `only numbers without a word are bare`() {
    #expect(parser.bareNumbers(in: ["1-20", "page:1-20"]) == ["1-20"])
    #expect(parser.bareNumbers(in: ["78", "79"]) == ["78", "79"])
    #expect(parser.bareNumbers(in: ["yasin", "1-20", "2:5", "surah 3", "2 255"]) == [])
  }

  @Test func `long texts are refused at once`() {
    let error = #expect(throws: RangeError.self) { try parser.parse([String(repeating: "al ", count: 100_000)]) }
    #expect(error?.message == "ranges take at most 10000 bytes")
    #expect(throws: RangeError.self) { try parser.parse(String(repeating: "2:", count: 100_000)) }
  }

  // MARK: - Other words

  @Test(arguments: [
    ("Hafs", Riwayah.hafs), ("HAFS", .hafs), ("Hafs an Asim", .hafs), ("حفص عن عاصم", .hafs), ("qalun", .qaloon),
    ("Qālūn", .qaloon), ("Kalun", .qaloon), ("Hafs-Asim", .hafs), ("Warsh 'an Nafi'", .warsh),
    ("al-Duri 'an Abi 'Amr", .doori), ("البزي عن ابن كثير", .bazzi), ("Shu'bah", .shubah), ("shuba", .shubah),
    ("Warsch", .warsh),
    ("ورش", .warsh),
    ("Varş", .warsh), ("ad-Duri", .doori), ("duri", .doori), ("susi", .soosi), ("al-Bazzi", .bazzi),
    ("qunbul", .qunbul), ("برواية حفص عن عاصم", .hafs), ("rivayeti Varş", .warsh),
    ("قنبل", .qunbul), ("riwayat Warsh", .warsh),
  ])
  func `riwayat are known by their usual names`(_ typed: String, _ riwayah: Riwayah) {
    #expect(Riwayah.typed(typed) == riwayah)
  }

  @Test(arguments: ["", "hats", "asim", "nafi", "x", "Duri an Kisai", "warsh an asim", "khalaf"])
  func `no other word is a riwayah`(_ typed: String) {
    #expect(Riwayah.typed(typed) == nil)
  }

  @Test(arguments: [
    ("1.25x", 25), ("x1,25", 25), ("125%", 25), (".75", 15), ("0,8", 16), ("2x", 40), ("١٫٥", 30), ("80 %", 16),
    ("%90", 18), ("90 percent", 18), ("1.5 times", 30), ("yüzde 150", 30), ("normal", 20), ("half", 10), ("double", 40),
  ])
  func `speeds are read with their usual signs`(_ typed: String, _ twentieths: Int) {
    #expect(Speed.typed(typed)?.twentieths == twentieths)
  }

  @Test(arguments: ["", "x", "3x", "12", "1.23", "%", "fast", "-1"]) func `no other text is a speed`(_ typed: String) {
    #expect(Speed.typed(typed) == nil)
  }

  @Test(arguments: [
    ("5 s", Gap.milliseconds(5000)), ("5sec", .milliseconds(5000)), ("1,5 seconds", .milliseconds(1500)),
    ("500 ms", .milliseconds(500)), ("250msec", .milliseconds(250)), ("50 %", .percent(50)),
    ("٣s", .milliseconds(3000)),
    ("2 saniye", .milliseconds(2000)), ("60s", .milliseconds(60_000)), ("1000%", .percent(1000)),
    ("%150", .percent(150)), ("100 percent", .percent(100)), ("٥ ثواني", .milliseconds(5000)),
    ("5 সেকেন্ড", .milliseconds(5000)), ("۵ ثانیه", .milliseconds(5000)), ("1 min", .milliseconds(60_000)), ("none", .none),
  ])
  func `gaps are read with their usual units`(_ typed: String, _ gap: Gap) { #expect(Gap.typed(typed) == gap) }

  @Test(arguments: ["61s", "1001%", "s", "5 min", "abc", "-1s", "5 saat", "2x", "1.5h"]) func `no other text is a gap`(
    _ typed: String
  ) {
    #expect(Gap.typed(typed) == nil)
  }

  @Test(arguments: [
    ("3", 3), ("3x", 3), ("x3", 3), ("×3", 3), ("3 times", 3), ("3 kali", 3), ("3 kez", 3), ("٣ مرات", 3),
    ("3 fois", 3),
    ("3 بار", 3), ("once", 1), ("twice", 2), ("five", 5), ("three times", 3), ("خمس مرات", 5), ("tiga kali", 3),
  ])
  func `numbers of times are read with their usual words`(_ typed: String, _ times: Int) {
    #expect(Repeat.typed(typed) == Repeat(times: times))
  }

  @Test(arguments: ["forever", "infinite", "inf", "∞", "endless", "sonsuz"])
  func `no end has several words`(_ typed: String) { #expect(Repeat.typed(typed) == .forever) }

  @Test(arguments: ["", "x", "0", "-1", "101", "2.5", "3s", "5-7", "loop"])
  func `no other text is a number of times`(_ typed: String) { #expect(Repeat.typed(typed) == nil) }

  @Test(arguments: [
    ("90s", 90), ("30 min", 1800), ("15 min.", 900), ("1h30", 5400), ("1 h 30 min", 5400), ("1.5 hours", 5400),
    ("45 dk", 2700), ("30 menit", 1800), ("٣٠ دقيقة", 1800), ("30 منٹ", 1800), ("30 মিনিট", 1800), ("1 heure 30", 5400),
    ("2 Stunden", 7200), ("1h30m15s", 5415),
  ])
  func `lengths of time are read with their usual units`(_ typed: String, _ seconds: Int) {
    #expect(TimeLength.typed(typed)?.seconds == seconds)
  }

  @Test(arguments: ["", "90", "0", "0s", "-5m", "1:30", "1 saat", "m", "3x", "5%", "half an hour"])
  func `no other text is a length of time`(_ typed: String) { #expect(TimeLength.typed(typed) == nil) }

  @Test func `a length without a unit is asked about`() {
    #expect(TimeLength.unitQuestion(about: "90")?.text == "90: 90s or 90m?")
    #expect(TimeLength.unitQuestion(about: "90s") == nil)
  }
}
