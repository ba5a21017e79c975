import Testing
import TilawaCore
import TilawaTestSupport

/// Over the miniature Quran: surah 1 has 7 ayat, the others 5; an ayah has two words.
@Suite struct TimingCheckTests {
  private let structure = MiniatureQuran.structure

  /// Returns the accepted timings and the reports, as lines; ayat of surah 3.
  private func checked(
    _ rows: [(Int, Int?, Int?)], surah: Int = 3, in counting: VerseCounting = .kufi
  ) -> (ayat: [String], told: [String]) {
    let ayat = rows.map { PublishedAyah(surah: surah, ayah: $0.0, start: $0.1, end: $0.2) }
    let result = TimingCheck(structure: structure, counting: counting)
      .check(PublishedTimings(format: .csv, base: .surah, ayat: ayat))
    let believed = result.timings.map { timing in
      let ref = structure.ayat(sharing: timing.span, in: counting)[0]
      return
        "\(ref.ayah) \(timing.range.map { "\($0.lowerBound / .milliseconds(1))-\($0.upperBound / .milliseconds(1))" } ?? "")"
        .replacing(".0", with: "")
    }
    return (believed, result.findings.compactMap { finding in finding.message.map { "\(finding.ref.ayah) \($0)" } })
  }

  @Test func `what touches is believed as it is, and row 0 is left out`() {  // T-F1.2
    let (ayat, told) = checked([(0, 0, 1000), (1, 1000, 2000), (2, 2000, 3000)])
    #expect(ayat == ["1 1000-2000", "2 2000-3000"])
    #expect(told.isEmpty)
  }

  @Test func `rows may come in any order`() {
    #expect(checked([(2, 2000, 3000), (1, 1000, 2000)]).ayat == ["1 1000-2000", "2 2000-3000"])
  }

  @Test func `a row that ends before it starts is withheld where nothing says what is right`() {
    let (ayat, told) = checked([(1, 0, 1000), (2, 2000, 1500), (3, 2000, 3000)])
    #expect(ayat == ["1 0-1000", "3 2000-3000"])
    #expect(told == ["2 not used: it ends before it starts"])
  }

  @Test func `start and end that neighbours prove swapped are swapped back`() {
    let (ayat, told) = checked([(1, 0, 1000), (2, 2000, 1000), (3, 2000, 3000)])
    #expect(ayat == ["1 0-1000", "2 1000-2000", "3 2000-3000"])
    #expect(told == ["2 start and end were swapped"])
  }

  @Test func `an end that is wrong comes from the next start`() {
    let (ayat, told) = checked([(1, 0, 1000), (2, 1000, 500), (3, 2000, 3000)])
    #expect(ayat == ["1 0-1000", "2 1000-2000", "3 2000-3000"])
    #expect(told == ["2 ends where the next begins"])
  }

  @Test(arguments: [AyahTiming.Base.ayah, .surah]) func `a start without an end is told, not dropped`(
    base: AyahTiming.Base
  ) {
    let row = PublishedAyah(surah: 3, ayah: 2, start: 1000, end: nil)
    let result = TimingCheck(structure: structure, counting: .kufi).checkEach([row], base: base)
    #expect(result.findings.map(\.decision) == [.withheld(.noTime)])
  }

  @Test func `what is withheld has an empty timing, unless nobody knows which ayah is meant`() {
    func withheld(_ ayat: [PublishedAyah]) -> [AyahTiming] {
      TimingCheck(structure: structure, counting: .kufi)
        .check(PublishedTimings(format: .csv, base: .surah, ayat: ayat)).withheld
    }
    let rows = [(0, 1000), (2000, 1500), (2000, 3000)].enumerated().map {
      PublishedAyah(surah: 3, ayah: $0 + 1, start: $1.0, end: $1.1)
    }
    let span = structure.span(of: AyahRef(surah: 3, ayah: 2))
    #expect(withheld(rows) == [AyahTiming(span: span, base: .surah, range: nil)])
    #expect(withheld([PublishedAyah(surah: 3, ayah: 9, start: 0, end: 1000)]).isEmpty)
  }

  @Test func `an ayah that swallows the next ends where that begins`() {
    #expect(checked([(1, 0, 9000), (2, 1000, 2000), (3, 2000, 3000)]).ayat.first == "1 0-1000")
  }

  @Test func `of two that overlap neither is used`() {
    let (ayat, told) = checked([(1, 0, 1000), (2, 1000, 2500), (3, 2000, 3000), (4, 3000, 4000), (5, 4000, 5000)])
    #expect(ayat == ["1 0-1000", "4 3000-4000", "5 4000-5000"])
    #expect(told.count == 2)
  }

  @Test(arguments: [1, 30, 50]) func `a tiny overlap is parted`(time: Int) {
    let (ayat, told) = checked([(1, 0, 1000 + time), (2, 1000, 2000)])
    #expect(ayat == ["1 0-\(1000 + time)", "2 \(1000 + time)-2000"])
    #expect(told == ["2 began \(time) ms before the end of the one before"])
  }

  @Test func `an ayah with two different rows is not used, with two alike it is`() {
    #expect(checked([(1, 0, 1000), (1, 1000, 2000), (2, 2000, 3000)]).ayat == ["2 2000-3000"])
    #expect(checked([(1, 0, 1000), (1, 0, 1000), (2, 2000, 3000)]).ayat == ["1 0-1000", "2 2000-3000"])
  }

  @Test func `a row far out of order is not used`() {
    let (ayat, told) = checked([(1, 0, 1000), (2, 8000, 9000), (3, 2000, 3000), (5, 3000, 4000)])
    #expect(ayat == ["1 0-1000", "3 2000-3000", "5 3000-4000"])
    #expect(told == ["2 not used: it stands out of order"])
  }

  @Test func `where the order says nothing, nothing is believed`() {
    #expect(checked([(1, 5000, 6000), (2, 1000, 2000)]).ayat == [])
  }

  @Test func `a start before the file is clamped, one far before is not believed`() {
    #expect(checked([(1, -200, 1000), (2, 1000, 2000)]).ayat == ["1 0-1000", "2 1000-2000"])
    #expect(checked([(1, -2000, 1000), (2, 1000, 2000)]).ayat == ["2 1000-2000"])
  }

  @Test(arguments: [Int.max, Int.min, Int(Int32.max) + 1, 4_000_000_000])
  func `numbers beyond all times are withheld`(number: Int) {
    #expect(checked([(1, number, 1000), (2, 1000, 2000)]).ayat == ["2 1000-2000"])
    #expect(checked([(1, 0, 1000), (2, 1000, number)]).ayat.first == "1 0-1000")
  }

  @Test func `the last ayah without an end goes on to the end of the file`() {
    let result = TimingCheck(structure: structure, counting: .kufi).check(
      PublishedTimings(format: .gapless, base: .surah, ayat: [PublishedAyah(surah: 3, ayah: 5, start: 700)]))
    #expect(result.timings.first?.range == .milliseconds(700)..<AyahTiming.endOfFile)
  }

  @Test func `more ayat than the counting has: nothing of the surah is believed`() {
    let (ayat, told) = checked((1...5).map { ($0, $0 * 1000, $0 * 1000 + 1000) }, in: .madaniLater)
    #expect(ayat == [])
    #expect(told.allSatisfy { $0.contains("--counting kufi") })
  }

  @Test func `as many ayat as another counting has: nothing of the surah is believed`() {
    let (ayat, told) = checked((1...4).map { ($0, $0 * 1000, $0 * 1000 + 1000) })
    #expect(ayat == [])
    #expect(told.first?.contains("4 ayat there, as in madani-later") == true)
  }

  @Test func `five thousand rows of one surah are no trouble`() {
    let rows = (0..<5000).map { ($0 % 7, Int?($0 * 100), Int?($0 * 100 + 90)) }
    #expect(checked(rows).ayat == [])
  }

  // A2
  @Test(arguments: [(115, 1), (0, 1), (Int.min, 1), (Int.max, 1), (1, 1000), (1, -1), (1, Int.max), (1, Int.min)])
  func `a number that no surah or ayah has makes no place`(surah: Int, ayah: Int) {
    #expect(UncheckedPlace(surah: surah, ayah: ayah) == nil)
  }
}
