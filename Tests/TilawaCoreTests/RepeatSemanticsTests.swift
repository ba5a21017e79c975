import Testing
import TilawaTestSupport

@testable import TilawaCore

/// The repeat semantics of the specification, each as the line that is heard (see `timeline`).
@Suite struct RepeatSemanticsTests {
  // T-F2.3, T-F2.4
  @Test func `each ayah repeats inside the repeating range`() throws {
    let line = try heard("2:2-3") { ($0.each, $0.passes) = (times(3), times(2)) }
    #expect(line == "2:2 2:2 2:2 2:3 2:3 2:3 | 2:2 2:2 2:2 2:3 2:3 2:3")
  }

  // T-F2.14
  @Test func `a gap follows every ayah but the last, and another may stand between passes`() throws {
    let line = try heard("2:2-3") {
      $0.passes = times(2)
      $0.gap = .milliseconds(800)
      $0.passGap = .milliseconds(2000)
    }
    #expect(line == "2:2 . 2:3 : | 2:2 . 2:3")
  }

  @Test func `a pass gap stands alone where no other gap is wanted`() throws {
    let line = try heard("2:2-3") { ($0.passes, $0.passGap) = (times(2), .milliseconds(1)) }
    #expect(line == "2:2 2:3 : | 2:2 2:3")
  }

  @Test func `no gap follows a basmalah or an isti'adha`() throws {
    let offers = [withIstiadha()]
    let line = try heard("2:1-2", offers: offers) { ($0.gap, $0.istiadha) = (.milliseconds(5), .first) }
    #expect(line == "i b 2:1 . 2:2")
  }

  // T-F2.6
  @Test func `connection ayat are heard once, across surah borders, whatever repeats`() throws {
    let line = try heard("2:1-2") {
      $0.connection = SessionSpec.Connection(before: 1, after: 2)
      ($0.each, $0.passes) = (times(2), times(2))
    }
    #expect(line == "1:7 / b 2:1 2:1 2:2 2:2 | 2:1 2:1 2:2 2:2 / 2:3 2:4")
  }

  @Test func `connection ayat can surround every pass`() throws {
    let line = try heard("2:2-3") {
      $0.connection = SessionSpec.Connection(before: 1, after: 1, scope: .everyPass)
      $0.passes = times(2)
    }
    #expect(line == "b 2:1 2:2 2:3 2:4 | 2:1 2:2 2:3 2:4")
  }

  @Test func `a connection is clipped where the Quran begins and ends, and the session says so`() throws {
    let clipped = try session("1:2-114:4") { $0.connection = SessionSpec.Connection(before: 3, after: 3) }
    #expect(clipped.notes.contains(.clippedAtStart(wanted: 3)))
    #expect(clipped.notes.contains(.clippedAtEnd))
    #expect(clipped.units.first?.ref == "1:1")
    #expect(clipped.units.last?.ref == "114:5")
  }

  @Test func `the largest numbers are clipped like others`() throws {
    let most = SessionSpec.mostAyat
    let wide = try session("2:1") { $0.connection = SessionSpec.Connection(before: most, after: most) }
    #expect(wide.units.count == 572)
    let long = try session("2:1") {
      $0.continuation = SessionSpec.Continuation(stride: .ayat(most), extent: .steps(most))
    }
    #expect(long.notes.contains(.clippedAtEnd))
    let pages = try session("114:1") { $0.continuation = SessionSpec.Continuation(stride: .pages(most)) }
    #expect(pages.notes == [.clippedAtEnd])
  }

  @Test(arguments: [SessionSpec.mostAyat + 1, .max, -1, .min])
  func `numbers beyond all measure are refused`(count: Int) {
    #expect(throws: SessionError.self) {
      try session("2:1") { $0.connection = SessionSpec.Connection(before: count) }
    }
    #expect(throws: SessionError.self) {
      try session("2:1") { $0.continuation = SessionSpec.Continuation(stride: .ayat(count)) }
    }
  }

  // T-F2.7, T-AC2
  @Test func `a continuation goes on once at the same ayah repeat`() throws {
    let line = try heard("2:1-2") {
      ($0.each, $0.passes) = (times(2), times(2))
      $0.continuation = SessionSpec.Continuation(stride: .ayat(2))
    }
    #expect(line == "b 2:1 2:1 2:2 2:2 | 2:1 2:1 2:2 2:2 / 2:3 2:3 2:4 2:4")
  }

  @Test func `a continuation may keep the range repeat and take several steps`() throws {
    let line = try heard("2:1") {
      $0.passes = times(2)
      $0.continuation = SessionSpec.Continuation(stride: .ayat(1), passes: .same, extent: .steps(2))
    }
    #expect(line == "b 2:1 | 2:1 / 2:2 | 2:2 / 2:3 | 2:3")
  }

  @Test(arguments: [
    (SessionSpec.Continuation.Extent.surah, "2:2 / 2:3 2:4 / 2:5"),
    (.page, "2:2 / 2:3"),
    (.juz, "2:2 / 2:3 2:4 / 2:5 b 3:1 / 3:2 3:3 / 3:4 3:5 / b 4:1 4:2 / 4:3"),
    (.steps(1), "2:2 / 2:3 2:4"),
  ])
  func `a continuation ends with its unit`(extent: SessionSpec.Continuation.Extent, line: String) throws {
    #expect(try heard("2:2") { $0.continuation = SessionSpec.Continuation(stride: .ayat(2), extent: extent) } == line)
  }

  @Test func `the rest of the last ayah's page is the first page of a continuation`() throws {
    let line = try heard("2:1-2") { $0.continuation = SessionSpec.Continuation(stride: .pages(1)) }
    #expect(line == "b 2:1 2:2 / 2:3")
    let next = try heard("2:3") { $0.continuation = SessionSpec.Continuation(stride: .pages(1)) }
    #expect(next == "2:3 / 2:4 2:5 b 3:1 3:2 3:3 3:4 3:5 b 4:1 4:2 4:3")
  }

  @Test func `a continuation is clipped at the end of the Quran`() throws {
    let clipped = try session("114:4") { $0.continuation = SessionSpec.Continuation(stride: .ayat(5)) }
    #expect(timeline(clipped) == "114:4 / 114:5")
    #expect(clipped.notes == [.clippedAtEnd])
    #expect(
      try session("114:5") { $0.continuation = SessionSpec.Continuation(stride: .ayat(5)) }.notes == [.clippedAtEnd])
  }

  @Test func `an endless session is still lazy`() throws {
    let endless = try session("2:2-3") { $0.passes = .forever }
    var walk = SegmentWalk(endless)
    for _ in 0..<999_999 { _ = walk.next() }
    #expect(walk.next()?.step.pass == 500_000)
  }

  @Test func `the start can lie inside the range, for the first pass only`() throws {
    let line = try heard("2:1-3") { ($0.passes, $0.start) = (times(2), ayah(2, 3)) }
    #expect(line == "2:3 | b 2:1 2:2 2:3")
  }

  // B5, T-F2.6
  @Test func `ayat that lead in lead to the ayah with which a session begins`() throws {
    let line = try heard("2:1-5") {
      ($0.passes, $0.start, $0.connection.before) = (times(2), ayah(2, 4), 2)
    }
    #expect(line == "2:2 2:3 / 2:4 2:5 | b 2:1 2:2 2:3 2:4 2:5")
  }

  @Test func `where every pass has its own, the first still leads to the ayah with which a session begins`() throws {
    let line = try heard("2:2-4") {
      ($0.passes, $0.start) = (times(2), ayah(2, 4))
      $0.connection = SessionSpec.Connection(before: 1, after: 1, scope: .everyPass)
    }
    #expect(line == "2:3 / 2:4 2:5 | b 2:1 2:2 2:3 2:4 2:5")
  }

  @Test func `the ayah before the one with which a session begins is the last that leads in`() throws {
    let session = try session("2:1-5") { ($0.start, $0.connection.before) = (ayah(2, 4), 2) }
    let first = try #require(session.plan.entry)
    #expect(session.ref(of: first) == "2:4")
    let before = try #require(session.plan.neighbour(before: first))
    #expect(session.plan.block(of: before).role == .before)
    #expect(session.ref(of: before) == "2:3")
    #expect(session.plan.neighbour(after: before) == first)
    #expect(session.notes == [])
  }

  @Test func `a lead is clipped only where it is short itself`() throws {
    let short = try session("1:1-5") { ($0.start, $0.connection.before) = (ayah(1, 2), 3) }
    #expect(short.notes == [.clippedAtStart(wanted: 3)])
    let long = try session("1:1-5") { ($0.start, $0.connection.before) = (ayah(1, 5), 3) }
    #expect(long.notes == [])
  }

  @Test func `a missing ayah that repeats for ever is heard once`() throws {
    let offers = [TestOffers.perAyah(TestOffers.reciter("a"), [ayah(2, 3)])]
    let line = try heard("2:2-3", offers: offers, steps: 4) { $0.each = .forever }
    #expect(line == "_2:2 2:3 2:3 2:3")
  }

  // MARK: - Refused

  @Test(arguments: [Repeat.forever, times(2)])
  func `what follows a range that never ends is refused`(each: Repeat) throws {
    let passes: Repeat = each == .forever ? .once : .forever
    #expect(throws: SessionError.endless("--then")) {
      try session("2:1") {
        ($0.each, $0.passes) = (each, passes)
        $0.continuation = SessionSpec.Continuation(stride: .ayat(1))
      }
    }
    #expect(throws: SessionError.endless("--connect-after")) {
      try session("2:1") { ($0.each, $0.passes, $0.connection.after) = (each, passes, 1) }
    }
  }

  @Test func `a continuation together with connection ayat after the range is refused`() {
    #expect(throws: SessionError.connectionAndContinuation) {
      try session("2:1") {
        $0.connection.after = 1
        $0.continuation = SessionSpec.Continuation(stride: .ayat(1))
      }
    }
  }

  @Test(arguments: [Gap.milliseconds(60_001), .milliseconds(-1), .percent(1001), .percent(-1)])
  func `a gap beyond the limits is refused`(gap: Gap) {
    #expect(throws: SessionError.self) { try session("2:1") { $0.gap = gap } }
    #expect(throws: SessionError.self) { try session("2:1") { $0.passGap = gap } }
  }

  @Test func `a start outside the range is refused`() {
    #expect(throws: SessionError.startOutside(ayah(3, 1))) { try session("2:1-3") { $0.start = ayah(3, 1) } }
  }

  @Test func `repeats are 1 to 100`() {
    #expect(Repeat(times: 0) == nil)
    #expect(Repeat(times: 100) != nil)
    #expect(Repeat(times: 101) == nil)
  }

  private func withIstiadha() -> ReciterOffer {
    let offer = TestOffers.complete(TestOffers.reciter("a"))
    let istiadha = SourceSegment(content: .istiadha, slice: TestOffers.slice("a/istiadha"))
    return ReciterOffer(reciter: offer.reciter, segments: offer.segments + [istiadha])
  }
}
