import Testing
import TilawaCore
import TilawaTestSupport

/// Segments of a recording of 1,000 frames, written as "2:1@0-100"; a suggestion with `?` behind, joins as "0:8:5|100:9:1@0-200".
@Suite struct SegmentEditingTests {
  let structure = MiniatureQuran.structure

  private func content(_ label: String, _ start: Int) throws -> Segment.Content {
    try SegmentLabel(label, in: .kufi, of: structure).content(at: start)
  }

  private func segment(_ id: String, _ label: String, _ frames: Range<Int>, _ status: SourceSegment.Status = .confirmed)
    throws
    -> Segment
  {
    Segment(
      id: id, start: frames.lowerBound, end: frames.upperBound, content: try content(label, frames.lowerBound),
      status: status, changed: 0)
  }

  private func annotation(_ segments: Segment...) -> Annotation {
    Annotation(frames: 1000, rate: 1000, segments: segments)
  }

  private func editing(_ annotation: Annotation, now: Int = 7) -> SegmentEditing {
    var count = 0
    return SegmentEditing(annotation, now: now) {
      count += 1
      return "new\(count)"
    }
  }

  @Test(arguments: [
    ("confirm 39 segments", "39 segments confirmed"), ("assign 112:4", "112:4 assigned"),
    ("move a boundary", "a boundary moved"), ("something else", "something else"), ("confirm", "confirm"),
  ])
  func `what was done is told in its past form`(words: String, done: String) {
    #expect(Edit(words: words, removed: [], added: []).doneWords == done)
  }

  private func words(_ annotation: Annotation?) -> [String] {
    (annotation?.segments ?? []).map { segment in
      let parts = segment.recited.map { "\($0.frames.lowerBound):" + structure.label(of: $0.content, in: .kufi) }
      let label = parts.count > 1 ? parts.joined(separator: "|") : structure.label(of: segment.content, in: .kufi)
      return "\(label)@\(segment.start)-\(segment.end)" + (segment.status == .suggested ? "?" : "")
    }
  }

  private func after(_ annotation: Annotation, _ change: (SegmentEditing) throws(EditError) -> Edit) throws -> [String]
  {
    words(annotation.applying(try change(editing(annotation))))
  }

  // T-F3.5
  @Test func `an edge moves by itself, and neighbours stay`() throws {
    let both = annotation(try segment("a", "2:1", 0..<100), try segment("b", "2:2", 100..<200))
    #expect(
      try after(both) { (e) throws(EditError) in try e.move(.end, of: "a", to: 90) } == ["2:1@0-90", "2:2@100-200"])
  }

  // T-F3.5
  @Test func `a boundary moves with everything that meets there`() throws {
    let both = annotation(try segment("a", "2:1", 0..<100), try segment("b", "2:2", 100..<200))
    #expect(
      try after(both) { (e) throws(EditError) in try e.moveBoundary(at: 100, to: 110) } == ["2:1@0-110", "2:2@110-200"])
  }

  @Test func `an edge cannot leave the recording, its segment or its joins`() throws {
    let one = annotation(try segment("a", "2:1", 10..<100))
    for (edge, frame) in [(SegmentEditing.Edge.end, 1001), (.end, 10), (.start, -1), (.start, 100), (.join(0), 50)] {
      #expect(throws: EditError.self) { try editing(one).move(edge, of: "a", to: frame) }
    }
  }

  // A8
  @Test func `what is recited takes 10 ms at least, and what is shorter in an old library stays`() throws {
    let content = try content("2:1", 20)
    let old = annotation(try segment("old", "2:1", 0..<5, .suggested))
    #expect(throws: EditError.self) { try editing(old).add(20..<29, content) }
    #expect(try after(old) { (e) throws(EditError) in try e.add(20..<30, content) } == ["2:1@0-5?", "2:1@20-30"])
    #expect(try after(old) { (e) throws(EditError) in try e.confirm(["old"]) } == ["2:1@0-5"])
    #expect(throws: EditError.self) { try editing(old).move(.end, of: "old", to: 6) }
    #expect(try after(old) { (e) throws(EditError) in try e.add(20..<21, .speech) }.count == 2)
  }

  // T-F3.8
  @Test func `segments that touch are merged with the join between them, and split there again`() throws {
    let both = annotation(try segment("a", "8:5", 0..<100), try segment("b", "9:1", 100..<200))
    let merged = try #require(both.applying(try editing(both).merge(["b", "a"])))
    #expect(words(merged) == ["0:8:5|100:9:1@0-200"])
    #expect(try after(merged) { (e) throws(EditError) in try e.split("a", at: 100) } == words(both))
    #expect(
      try after(merged) { (e) throws(EditError) in try e.move(.join(0), of: "a", to: 120) } == ["0:8:5|120:9:1@0-200"])
  }

  @Test func `of a segment that is split nobody has said what the second half holds`() throws {
    let one = annotation(try segment("a", "2:1", 0..<100))
    #expect(try after(one) { (e) throws(EditError) in try e.split("a", at: 40) } == ["2:1@0-40", "?@40-100"])
  }

  @Test func `recitation and speech do not merge`() throws {
    let both = annotation(try segment("a", "2:1", 0..<100), try segment("b", "speech", 100..<200))
    #expect(throws: EditError.self) { try editing(both).merge(["a", "b"]) }
  }

  // T-F3.7
  @Test func `assigning confirms, and forgets that it was preferred for something else`() throws {
    let one = annotation(try segment("a", "2:1", 0..<100))
    let chosen = try #require(one.applying(try editing(one).choose("a")))
    #expect(chosen.segments[0].chosen == 7)
    let other = try #require(chosen.applying(try editing(chosen).assign(content("2:2", 0), to: "a")))
    #expect(other.segments[0].chosen == nil)
    let same = try #require(chosen.applying(try editing(chosen).assign(content("2:1", 0), to: "a")))
    #expect(same.segments[0].chosen == 7)
  }

  @Test func `a confirmation can be taken back`() throws {
    let one = annotation(try segment("a", "2:1", 0..<100))
    #expect(try after(one) { (e) throws(EditError) in try e.unconfirm(["a"]) } == ["2:1@0-100?"])
    #expect(throws: EditError.self) { try editing(one).confirm(["a"]) }
  }

  @Test func `a segment that is named twice is meant once`() throws {
    let one = annotation(try segment("a", "2:1", 0..<100, .suggested))
    #expect(try after(one) { (e) throws(EditError) in try e.confirm(["a", "a"]) } == ["2:1@0-100"])
    let deletion = try editing(one).delete(["a", "a"])
    #expect(one.applying(deletion)?.applying(deletion.inverse) == one)
  }

  @Test func `the same labels again change nothing, and what differs keeps its name`() throws {
    let both = annotation(try segment("a", "2:1", 0..<100), try segment("b", "2:2", 100..<200, .suggested))
    let same = [
      LabelledInterval(frames: 0..<100, content: try content("2:1", 0)),
      LabelledInterval(frames: 100..<200, content: try content("2:2", 100), status: .suggested),
    ]
    #expect(try editing(both).takeOver(same).isEmpty)
    let other = [LabelledInterval(frames: 0..<100, content: try content("2:3", 0))]
    #expect(try after(both) { (e) throws(EditError) in try e.takeOver(other) } == ["2:3@0-100"])
    #expect(
      try after(both) { (e) throws(EditError) in try e.takeOver(other, others: .kept) } == [
        "2:3@0-100", "2:2@100-200?",
      ])
    #expect(both.applying(try editing(both).takeOver(other))?.segments.map(\.id) == ["a"])
  }

  @Test func `the next ayah follows what is recited before, over the end of a surah, after part of an ayah`() throws {
    func next(_ label: String, _ counting: VerseCounting = .kufi) throws -> String? {
      let both = annotation(try segment("a", label, 0..<100), try segment("b", "?", 100..<200))
      return both.next(before: both.segments[1], in: counting, of: structure)
        .map { structure.label(of: .text($0), in: counting) }
    }
    #expect(try next("2:1") == "2:2")
    #expect(try next("2:5") == "3:1")
    #expect(try next("2:2:1") == "2:2:2")
    #expect(try next("114:5") == nil)
    #expect(try next("speech") == nil)
  }

  // T-F3.13
  @Test(arguments: 1...20) func `whatever was done, undoing all of it gives back what there was`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let first = annotation(try segment("a", "2:1", 0..<300), try segment("b", "2:2", 300..<600, .suggested))
    var now = first
    var done: [Edit] = []
    var count = 0
    for _ in 0..<200 {
      let editing = SegmentEditing(now, now: done.count) {
        count += 1
        return "n\(count)"
      }
      guard let edit = try? RandomEdit.make(editing, structure, &generator) else { continue }
      now = try #require(now.applying(edit), "\(edit.words)")
      done.append(edit)
    }
    #expect(done.count > 50)
    for edit in done.reversed() { now = try #require(now.applying(edit.inverse), "\(edit.words)") }
    #expect(now == first)
  }
}

/// An edit that may come next.
enum RandomEdit {
  static func make(
    _ editing: SegmentEditing, _ structure: QuranStructure, _ generator: inout SeededGenerator
  ) throws -> Edit {
    let ids = editing.annotation.segments.map(\.id)
    let frame = Int.random(in: 0..<editing.annotation.frames, using: &generator)
    let length = Int.random(in: 1..<200, using: &generator)
    let labels = ["2:1", "2:2-3", "8:5-9:1", "speech", "-", "?", "istiadha", "2:0", "2:1:2"]
    let label = labels[Int.random(in: 0..<labels.count, using: &generator)]
    let content = try SegmentLabel(label, in: .kufi, of: structure)
    let id = ids.randomElement(using: &generator) ?? ""
    let boundary = editing.annotation.boundaries.randomElement(using: &generator) ?? 0
    switch Int.random(in: 0..<13, using: &generator) {
    case 0: return try editing.add(frame..<frame + length, content.content(at: frame))
    case 1: return try editing.add(frame..<frame + length, content.content(at: frame), status: .suggested)
    case 2:
      return try editing.move([.start, .end, .join(0)].randomElement(using: &generator) ?? .end, of: id, to: frame)
    case 3: return try editing.moveBoundary(at: boundary, to: boundary + length - 100)
    case 4: return try editing.placeBoundary(at: frame)
    case 5: return try editing.removeBoundary(at: boundary)
    case 6:
      let start = editing.annotation.segment(id)?.start ?? 0
      return try editing.assign(content.content(at: start), to: id)
    case 7: return try editing.confirm(ids.shuffled(using: &generator).suffix(2))
    case 8: return try editing.unconfirm([id])
    case 9: return try editing.choose(id)
    case 10: return try ids.count > 6 ? editing.delete([id, ids[0]]) : editing.delete([id])
    case 11: return try editing.split(id, at: boundary + length / 2)
    default:
      let pairs = zip(editing.annotation.segments, editing.annotation.segments.dropFirst())
      guard let pair = pairs.first(where: { $0.end == $1.start }) else { throw EditError("nothing touches") }
      return try editing.merge([pair.0.id, pair.1.id])
    }
  }
}
