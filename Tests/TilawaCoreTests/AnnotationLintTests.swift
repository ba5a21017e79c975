import Testing
import TilawaCore
import TilawaTestSupport

/// A word has ten letters here, so an ayah of two words twenty; ayat are a second long unless said otherwise.
@Suite struct AnnotationLintTests {
  let structure = MiniatureQuran.structure

  private func findings(
    _ labels: [(String, Int, Int)], _ reciter: Reciter = TestOffers.reciter("a"),
    status: SourceSegment.Status = .confirmed
  ) throws -> [AnnotationLint.Finding] {
    let segments = try labels.enumerated().map { place, label in
      Segment(
        id: "\(place + 1)", start: label.1, end: label.2,
        content: try SegmentText(label.0, from: label.1, at: 1000, in: reciter.counting, of: structure).content,
        status: status, changed: 0)
    }
    let annotation = Annotation(frames: 1_000_000, rate: 1000, segments: segments)
    return try AnnotationLint(annotation, by: reciter, of: structure, letters: { $0.count * 10 }).findings()
  }

  private func words(_ labels: [(String, Int, Int)]) throws -> [String] {
    try findings(labels).map { "\($0.kind.rawValue) \($0.segments.joined(separator: ","))" }
  }

  private func row(_ labels: [String]) -> [(String, Int, Int)] {
    labels.enumerated().map { ($1, $0 * 1000, $0 * 1000 + 1000) }
  }

  @Test func `labels in order that touch are clean, whichever passage and however often`() throws {
    #expect(try words(row(["2:1", "2:2", "2:3", "2:1", "2:2", "2:3", "5:1", "5:2", "2:4", "speech"])) == [])
  }

  @Test func `two segments that hold the same sound`() throws {
    #expect(try words([("2:1", 0, 1000), ("2:2", 900, 2000)]) == ["overlap 1,2"])
  }

  // E10
  @Test func `very many that hold the same sound are told by some and by their number`() throws {
    let count = 20_000
    let segments = (0..<count).map { place in
      Segment(
        id: "\(place)", start: place, end: 100_000 + place,
        content: .recited([
          Segment.Part(start: place, content: .text(WordRange(place % 300, place % 300 + 2)), label: nil)
        ]), status: .confirmed, changed: 0)
    }
    let annotation = Annotation(frames: 1_000_000, rate: 1000, segments: segments)
    let reciter = TestOffers.reciter("a")
    let found = try AnnotationLint(annotation, by: reciter, of: structure, letters: { $0.count * 10 }).findings()
    let overlaps = found.filter { $0.kind == .overlap }
    #expect(overlaps.count == 10_001)
    let pairs = count * (count - 1) / 2
    #expect(overlaps.contains { $0.message == "and \(pairs - 10_000) more overlaps that are not listed" })
  }

  @Test func `parts of an ayah that do not touch`() throws {
    #expect(try words([("2:1:1", 0, 1000), ("2:1:2", 1300, 2000)]) == ["gap 1,2"])
    #expect(try words([("2:1", 0, 1000), ("2:2", 1300, 2000)]) == [])
  }

  @Test func `an ayah that takes much longer or shorter than its letters do elsewhere`() throws {
    var all = row(["2:1", "2:2", "2:3", "2:4", "2:5", "3:1"])
    #expect(try words(all) == [])
    all.append(("3:2", 6000, 10_000))
    #expect(try words(all) == ["length 7"])
    all[6] = ("3:2-5", 6000, 7000)
    #expect(try words(all) == ["length 7"])
  }

  @Test func `an ayah before one that precedes it, and one that is left out`() throws {
    #expect(try words(row(["2:1", "2:3", "2:2"])) == ["order 2,3"])
    #expect(try words(row(["2:1", "2:3", "2:4"])) == ["skipped 1,2"])
    #expect(try words(row(["2:1", "3:5", "2:2"])) == [])
  }

  @Test func `what is too short, not assigned, or not confirmed`() throws {
    #expect(try words([("2:1", 0, 100), ("?", 100, 1000)]) == ["short 1", "unassigned 2"])
    #expect(try findings(row(["2:1", "2:2"]), status: .suggested).map(\.segments) == [["1", "2"]])
  }

  @Test func `a counting that is not the riwayah's is told`() throws {
    let warsh = TestOffers.reciter("w", riwayah: .warsh, counting: .kufi)
    #expect(try findings(row(["2:1"]), warsh).map(\.kind) == [.counting])
  }

  @Test func `lengths that fit the numbers of another counting are told`() throws {
    let structure = try RealQuran.structure()
    let kufi = (40...90).map { AyahRef(surah: 2, ayah: $0) }
    var place = 0
    let segments = kufi.map { ref -> Segment in
      let meant = structure.span(of: AyahRef(surah: 2, ayah: ref.ayah, counting: .madaniLater))
      let start = place
      place += structure.span(of: ref).count * 800
      return Segment(
        id: "\(ref)", start: start, end: place,
        content: .recited([Segment.Part(start: start, content: .text(meant), label: "\(ref)")]), status: .confirmed,
        changed: 0)
    }
    let annotation = Annotation(frames: place, rate: 1000, segments: segments)
    let warsh = TestOffers.reciter("w", riwayah: .warsh)
    let found = try AnnotationLint(annotation, by: warsh, of: structure, letters: { $0.count * 4 }).findings()
    #expect(found.contains { $0.kind == .counting && $0.message.contains("kufi") })
  }
}
