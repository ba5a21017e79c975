import Testing
import TilawaCore
import TilawaTestSupport

// T-F2.15, G-2
@Suite struct BasmalahTests {
  @Test(arguments: [
    (SessionSpec.BasmalahPolicy.once, "b 2:1 2:1 2:2 2:2 | 2:1 2:1 2:2 2:2"),
    (.pass, "b 2:1 2:1 2:2 2:2 | b 2:1 2:1 2:2 2:2"),
    (.play, "b 2:1 b 2:1 2:2 2:2 | b 2:1 b 2:1 2:2 2:2"),
    (.never, "2:1 2:1 2:2 2:2 | 2:1 2:1 2:2 2:2"),
  ])
  func `the policy says how often it opens a surah`(policy: SessionSpec.BasmalahPolicy, line: String) throws {
    let heard = try heard("2:1-2") { ($0.each, $0.passes, $0.basmalah) = (times(2), times(2), policy) }
    #expect(heard == line)
  }

  @Test func `it opens every surah that is come to, and not surah 9`() throws {
    #expect(try heard("8:5-10:1") == "8:5 9:1 9:2 9:3 9:4 9:5 b 10:1")
  }

  @Test func `it does not sound when the range starts in mid-surah`() throws {
    #expect(try heard("2:2-3") == "2:2 2:3")
  }

  @Test func `where the counting has it as the first ayah it is not heard twice`() throws {
    #expect(try heard("1:1-2") == "1:1 1:2")
    #expect(try heard("1:1-2", riwayah: .bazzi) == "1:1 1:2")
  }

  @Test func `where the counting does not count it, it opens surah 1 too`() throws {
    #expect(try heard("1:1-2", riwayah: .warsh) == "b 1:1 1:2")
  }

  @Test func `it is the reciter's own where they have one`() throws {
    let a = TestOffers.perAyah(TestOffers.reciter("a"), [ayah(2, 1), ayah(1, 1)])
    let both = [a, TestOffers.complete(TestOffers.reciter("b"))]
    #expect(try session("2:1", offers: both).units[0].basmalah?.slice.file.path == "a/1:1")
  }

  @Test func `else it is borrowed from the next reciter who has one`() throws {
    let a = TestOffers.perAyah(TestOffers.reciter("a"), [ayah(2, 1)])
    let both = [a, TestOffers.complete(TestOffers.reciter("b"))]
    #expect(try session("2:1", offers: both).units[0].basmalah?.reciter.id == "b")
  }

  @Test func `where nobody has one it is left out, with one note for the surah`() throws {
    let lone = try session("2:1", offers: [TestOffers.perAyah(TestOffers.reciter("a"), [ayah(2, 1)])]) {
      $0.passes = times(3)
    }
    #expect(timeline(lone) == "2:1 | 2:1 | 2:1")
    #expect(lone.notes == [.noBasmalah(surah: 2)])
  }

  @Test func `where it sounds within the ayah it is not played before it, and the session says so`() throws {
    let segment = SourceSegment(
      content: .text(MiniatureQuran.structure.span(of: ayah(2, 1))), slice: TestOffers.slice("a/2:1"),
      opening: .withBasmalah)
    let a = ReciterOffer(reciter: TestOffers.reciter("a"), segments: [segment])
    let inside = try session("2:1", offers: [a, TestOffers.complete(TestOffers.reciter("b"))]) { $0.basmalah = .play }
    #expect(timeline(inside) == "2:1")
    #expect(inside.notes == [.basmalahInside(AyahRange(ayah(2, 1), ayah(2, 1)), reciter: "a")])
  }

  @Test func `an isti'adha that nobody has is left out with a note`() throws {
    let plain = try session("2:2") { $0.istiadha = .first }
    #expect(timeline(plain) == "2:2")
    #expect(plain.notes == [.noIstiadha])
  }
}
