import Testing
import TilawaTestSupport

@testable import TilawaCore

@Suite struct SharedAnnotationTests {
  private func segment(
    _ id: String, _ frames: Range<Int> = 0..<10, words: Range<Int> = 0..<4, changed: Int = 1,
    status: SourceSegment.Status = .confirmed
  ) -> Segment {
    let text = SourceSegment.Content.text(WordRange(words.lowerBound, words.upperBound))
    return Segment(
      id: id, start: frames.lowerBound, end: frames.upperBound,
      content: .recited([Segment.Part(start: frames.lowerBound, content: text)]), status: status, changed: changed)
  }

  private func side(_ segments: Segment..., gone: [String: Int] = [:]) -> SharedAnnotation {
    SharedAnnotation(segments: segments, returned: [:], gone: gone)
  }

  private func names(_ annotation: SharedAnnotation) -> [String] { annotation.segments.map(\.id).sorted() }

  // T-F3.12
  @Test func `what either side has is there, and the later change of one segment holds`() {
    let here = side(segment("a", changed: 5), segment("b", 20..<30))
    let there = side(segment("a", 0..<12, changed: 7), segment("c", 40..<50))
    let merged = here.merged(with: there)
    #expect(names(merged) == ["a", "b", "c"])
    #expect(merged.fates["a"]?.segment?.end == 12)
  }

  @Test func `what was deleted later than it was changed stays deleted`() {
    let there = side(segment("a", changed: 5))
    #expect(names(side(gone: ["a": 6]).merged(with: there)) == [])
    #expect(names(side(gone: ["a": 4]).merged(with: there)) == ["a"])
  }

  @Test func `what was merged on one side does not come back in its halves`() {
    let halves = side(segment("a"), segment("b", 10..<20, words: 4..<8))
    let whole = side(segment("a", 0..<20, words: 0..<8, changed: 9), gone: ["b": 9])
    #expect(halves.merged(with: whole) == whole)
    #expect(whole.merged(with: halves) == whole)
  }

  @Test func `the same stretch marked on both sides is one, whichever is merged into the other`() {
    let (here, there) = (side(segment("b")), side(segment("a", changed: 3)))
    #expect(names(here.merged(with: there)) == ["a"])
    #expect(here.merged(with: there) == there.merged(with: here))
  }

  @Test func `two takes of one ayah stay two`() {
    #expect(names(side(segment("a")).merged(with: side(segment("b", 50..<60)))) == ["a", "b"])
  }

  @Test func `a suggestion gives way to what was confirmed on the other side`() {
    let here = side(segment("s", 0..<11, status: .suggested), segment("t", 90..<99, status: .suggested))
    #expect(names(here.merged(with: side(segment("a")))) == ["a", "t"])
  }

  @Test func `what came back later than it was deleted is there`() {
    let here = SharedAnnotation(segments: [segment("a", changed: 1)], returned: ["a": 8], gone: [:])
    #expect(names(here.merged(with: side(gone: ["a": 7]))) == ["a"])
    #expect(names(here.merged(with: side(gone: ["a": 9]))) == [])
  }

  @Test(arguments: 0..<200)
  func `order and repetition make no difference`(seed: Int) {
    var chance = SeededGenerator(seed: UInt64(seed))
    let (a, b, c) = (random(&chance), random(&chance), random(&chance))
    #expect(a.merged(with: b) == b.merged(with: a))
    let all = a.merged(with: b).merged(with: c)
    #expect(all.merged(with: b) == all)
    #expect(all.merged(with: a) == all)
    #expect(all.merged(with: all) == all)
  }

  private func random(_ chance: inout SeededGenerator) -> SharedAnnotation {
    var fates: [Segment.ID: SharedAnnotation.Fate] = [:]
    for id in ["a", "b", "c", "d"] where Bool.random(using: &chance) {
      let at = Int.random(in: 1...4, using: &chance)
      let start = Int.random(in: 0...2, using: &chance) * 10
      let isThere = Int.random(in: 0...3, using: &chance) > 0
      fates[id] = SharedAnnotation.Fate(
        at: at, segment: isThere ? segment(id, start..<start + 10, changed: at) : nil)
    }
    return SharedAnnotation(fates: fates)
  }

  @Test func `the edit leads from one to the other and back`() throws {
    let annotation = Annotation(frames: 100, rate: 10, segments: [segment("a"), segment("b", 20..<30)])
    let target = side(segment("a", 0..<12, changed: 7), segment("c", 40..<50), gone: ["b": 9])
    let edit = target.edit(of: annotation, words: "merge")
    let after = try #require(annotation.applying(edit))
    #expect(Set(after.segments) == Set(target.segments))
    #expect(after.applying(edit.inverse) == annotation)
  }
}
