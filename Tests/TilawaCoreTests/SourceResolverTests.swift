import Testing
import TilawaCore
import TilawaTestSupport

@Suite struct SourceResolverTests {
  let structure = MiniatureQuran.structure
  let a = TestOffers.reciter("a")
  let b = TestOffers.reciter("b")
  let warsh = TestOffers.reciter("teacher", riwayah: .warsh, kind: .personal)

  /// Returns the files that are heard, in order; `-` for an ayah that no reciter has.
  private func sources(
    _ range: String, _ offers: [ReciterOffer], riwayah: Riwayah = .hafs, unusable: [String: ResolvedUnit.Reason] = [:]
  ) throws -> [String] {
    try units(range, offers, riwayah: riwayah, unusable: unusable).map { unit in
      "\(unit.ref)=" + (unit.source?.slices.map(\.file.path).joined(separator: "+") ?? "-")
    }
  }

  private func units(
    _ range: String, _ offers: [ReciterOffer], riwayah: Riwayah = .hafs, unusable: [String: ResolvedUnit.Reason] = [:]
  ) throws -> [ResolvedUnit] {
    let range = try RangeParser(structure: structure, counting: riwayah.counting).parse(range)
    let resolver = SourceResolver(structure: structure, counting: riwayah.counting, offers: offers, unusable: unusable)
    return resolver.resolve(structure.ordinals(of: range))
  }

  private func segment(_ words: WordRange, _ path: String, _ status: SourceSegment.Status = .confirmed) -> SourceSegment
  {
    SourceSegment(content: .text(words), slice: TestOffers.slice(path), status: status)
  }

  private func words(_ first: AyahRef, _ last: AyahRef) -> WordRange {
    WordRange(structure.span(of: first).start, structure.span(of: last).end)
  }

  // T-F2.13, T-AC3
  @Test func `the first reciter of the order who has an ayah recites it`() throws {
    let offers = [TestOffers.perAyah(a, [ayah(2, 2)]), TestOffers.complete(b)]
    #expect(try sources("2:1-3", offers) == ["2:1=b/2:1", "2:2=a/2:2", "2:3=b/2:3"])
  }

  @Test func `an ayah that nobody has keeps the trail of who was asked`() throws {
    let units = try units("2:1", [TestOffers.perAyah(a, []), TestOffers.perAyah(b, [ayah(2, 2)])])
    #expect(units[0].source == nil)
    #expect(units[0].trail.map(\.reciter) == ["a", "b"])
    #expect(units[0].trail.map(\.why) == [.noFile, .noFile])
  }

  // T-AC3, T-AC4
  @Test func `a suggested segment does not count until it is confirmed`() throws {
    let suggested = ReciterOffer(
      reciter: a, segments: [segment(words(ayah(2, 1), ayah(2, 1)), "a/x", .suggested)])
    let units = try units("2:1", [suggested, TestOffers.complete(b)])
    #expect(units[0].source?.reciter == b)
    #expect(units[0].trail.map(\.why) == [.unconfirmed])
  }

  @Test func `a file that cannot be read gives way to the next reciter`() throws {
    let offers = [TestOffers.complete(a), TestOffers.complete(b)]
    let units = try units("2:1-2", offers, unusable: ["a/2:1": .unreadable])
    #expect(units.map { $0.source?.reciter.id } == ["b", "a"])
    #expect(units[0].trail.map(\.why) == [.unreadable])
  }

  // T-F2.11
  @Test func `a source that counts otherwise gives two ayat together`() throws {
    let offers = [TestOffers.complete(warsh), TestOffers.complete(b)]
    #expect(try sources("2:1-3", offers) == ["2:1-2=teacher/2:1", "2:3=teacher/2:2"])
  }

  @Test func `a unit that would leave the range passes the reciter over`() throws {
    let units = try units("2:1", [TestOffers.complete(warsh), TestOffers.complete(b)])
    #expect(units[0].source?.reciter == b)
    #expect(units[0].trail.map(\.why) == [.coversMore])
  }

  @Test func `a file that ends within the ayah after covers more, whether or not that goes on somewhere`() throws {
    let span = structure.span(of: ayah(2, 1))
    let file = segment(WordRange(span.start, span.end + 1), "a/x")
    let units = try units("2:1", [ReciterOffer(reciter: a, segments: [file])])
    #expect(units[0].trail.map(\.why) == [.coversMore])
  }

  @Test func `a source whose cuts are finer serves the ayah with several slices`() throws {
    let hafs = [TestOffers.complete(a)]
    #expect(try sources("2:1-2", hafs, riwayah: .warsh) == ["2:1=a/2:1+a/2:2", "2:2=a/2:3"])
  }

  @Test func `a verse end inside an ayah makes it two slices or a unit`() throws {
    #expect(try sources("1:6-7", [TestOffers.complete(warsh)]) == ["1:6=teacher/1:5", "1:7=teacher/1:6+teacher/1:7"])
    #expect(try sources("1:6-7", [TestOffers.complete(a)], riwayah: .warsh) == ["1:6-7=a/1:7"])
  }

  @Test func `the basmalah of surah 1 belongs to no ayah where it is not counted`() throws {
    #expect(try sources("1:1-2", [TestOffers.complete(a)], riwayah: .warsh) == ["1:1=a/1:2", "1:2=a/1:3"])
  }

  @Test func `an ayah of the first reciter is not given up to a unit of the second`() throws {
    let both = [TestOffers.perAyah(a, [ayah(2, 2)]), TestOffers.complete(warsh)]
    let units = try units("2:1-3", both)
    #expect(units.map { $0.source?.slices[0].file.path } == [nil, "a/2:2", "teacher/2:2"])
    #expect(units[0].trail.map(\.why) == [.noFile, .coversMore])
  }

  // T-F3.8
  @Test func `a segment across a surah border is a unit, and with its join two ayat`() throws {
    let whole = segment(words(ayah(8, 5), ayah(9, 1)), "join")
    #expect(try sources("8:4-9:2", [ReciterOffer(reciter: a, segments: [whole])])[1] == "8:5-9:1=join")
  }

  @Test func `parts of an ayah are put together only when they leave no word out`() throws {
    let span = structure.span(of: ayah(2, 1))
    let parts = [
      segment(WordRange(span.start, span.start + 1), "first"), segment(WordRange(span.start + 1, span.end), "second"),
    ]
    #expect(try sources("2:1", [ReciterOffer(reciter: a, segments: parts)]) == ["2:1=first+second"])
    let half = try units("2:1", [ReciterOffer(reciter: a, segments: [parts[0]])])
    #expect(half[0].trail.map(\.why) == [.incomplete])
  }

  @Test func `of several takes the preferred one is heard`() throws {
    let span = structure.span(of: ayah(2, 1))
    let takes = ReciterOffer(reciter: a, segments: [segment(span, "new"), segment(span, "old")])
    #expect(try sources("2:1", [takes]) == ["2:1=new"])
  }

  // MARK: - Over random coverages

  /// Reciters of random countings, each with random runs of the Quran cut at random ayah ends.
  private func randomOffers(using random: inout SeededGenerator) -> [ReciterOffer] {
    (0..<Int.random(in: 1...4, using: &random)).map { number in
      let riwayah = Riwayah.allCases.randomElement(using: &random) ?? .hafs
      let counting = riwayah.counting
      let count = structure.ayatCount(of: counting)
      var segments: [SourceSegment] = []
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        let first = Int.random(in: 0..<count, using: &random)
        let last = min(count - 1, first + ([0, 0, 0, 1, 2].randomElement(using: &random) ?? 0))
        let range = structure.range(first..<last + 1, in: counting)
        segments.append(segment(words(range.first, range.last), "\(number)/\(first)-\(last)"))
      }
      return ReciterOffer(reciter: TestOffers.reciter("\(number)", riwayah: riwayah), segments: segments)
    }
  }

  // T-F2.11, T-F2.13
  @Test(arguments: 0..<300)
  func `every word of the range is given once, in order, whatever anybody has`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let offers = randomOffers(using: &random)
    let counting = VerseCounting.allCases.randomElement(using: &random) ?? .kufi
    let first = Int.random(in: 0..<400, using: &random)
    let ordinals = first..<min(structure.ayatCount(of: counting), first + Int.random(in: 1...80, using: &random))
    let units = SourceResolver(structure: structure, counting: counting, offers: offers).resolve(ordinals)
    #expect(units.flatMap { structure.ordinals(of: $0.ayat) } == Array(ordinals))
    for unit in units {
      guard let source = unit.source else { continue }
      let offer = try #require(offers.first { $0.reciter == source.reciter })
      var word = unit.span.start
      for slice in source.slices {
        let given = offer.segments.first { $0.slice == slice }
        guard case .text(let span) = try #require(given).content else { continue }
        #expect(span.start == word)
        word = span.end
      }
      #expect(word == unit.span.end)
    }
  }
}
