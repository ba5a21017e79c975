import Synchronization
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

@Suite struct LibraryAnnotationTests {
  let fixture: LibraryFixture
  let recording: Recording
  var library: Library { fixture.library }

  init() throws {
    fixture = try LibraryFixture()
    recording = try fixture.addRecording("lesson")
  }

  private let cross = WordRange(100, 110)

  private func part(_ start: Int, _ content: SourceSegment.Content, _ label: String? = nil) -> Segment.Part {
    Segment.Part(start: start, content: content, label: label)
  }

  private func add(_ frames: Range<Int>, _ content: Segment.Content, now: Int = 5) throws {
    try library.annotations.edit(recording, now: now) { (editing) throws(EditError) in try editing.add(frames, content)
    }
  }

  // T-F3.8
  @Test func `every content comes back as it was stored, joins and a basmalah apart among them`() throws {
    let joined = [
      part(0, .text(WordRange(90, 100)), "8:75"), part(40, .basmalah(surah: 9)), part(60, .text(cross), "9:1"),
    ]
    let contents: [Segment.Content] = [
      .recited(joined), .speech, .other, .unassigned, .recited([part(0, .istiadha, "istiadha")]),
      .recited([part(0, .basmalah(surah: nil))]),
    ]
    for (place, content) in contents.enumerated() {
      let start = place * 100
      var content = content
      if case .recited(let parts) = content {
        content = .recited(parts.map { part($0.start + start, $0.content, $0.label) })
      }
      try add(start..<start + 100, content, now: place)
    }
    let found = try library.annotations.of(recording).segments
    #expect(found.map(\.start) == [0, 100, 200, 300, 400, 500])
    #expect(found.map(\.changed) == [0, 1, 2, 3, 4, 5])
    #expect(found[0].content == contents[0])
    #expect(found[1].content == .speech && found[2].content == .other && found[3].content == .unassigned)
    #expect(found[4].content == .recited([part(400, .istiadha, "istiadha")]))
    #expect(Set(found.map(\.id)).count == 6 && found.allSatisfy { $0.id.count == 16 })
  }

  // T-AC4
  @Test func `suggestions are kept with what they are built on, and are no labels until they are confirmed`() throws {
    try library.annotations.edit(recording, now: 1) { (editing) throws(EditError) in
      try editing.suggest([
        SegmentSuggestion(
          frames: 0..<100, content: .recited([part(0, .text(cross))]),
          evidence: Segment.Evidence(pause: 12, confidence: 0.1 + 0.2, flags: Set(text: "repeat low-margin")))
      ])
    }
    let segment = try #require(try library.annotations.of(recording).segments.first)
    let flags = Set(text: "low-margin repeat")
    #expect(segment.evidence == Segment.Evidence(pause: 12, confidence: 0.1 + 0.2, flags: flags))
    #expect(flags.count == 2)
    #expect(try statuses() == [.suggested])
    try library.annotations.edit(recording, now: 2) { (editing) throws(EditError) in try editing.confirm([segment.id]) }
    #expect(try statuses() == [.confirmed])
  }

  private func statuses() throws -> [SourceSegment.Status] {
    try library.reciters.offers(overlapping: [cross], opening: []).flatMap(\.segments).map(\.status)
  }

  // T-F3.13
  @Test func `all changes can be taken back and made again, also after the library was closed`() throws {
    var states = [try library.annotations.of(recording)]
    for place in 0..<30 {
      try add(
        place * 10..<place * 10 + 10, place.isMultiple(of: 2) ? .speech : .recited([part(place * 10, .text(cross))]))
      states.append(try library.annotations.of(recording))
    }
    let reopened = try Library(folders: fixture.folder.home, for: .writing)
    for state in states.dropLast().reversed() {
      #expect(try reopened.annotations.undo(recording) != nil)
      #expect(try reopened.annotations.of(recording) == state)
    }
    #expect(try reopened.annotations.undo(recording) == nil)
    #expect(try reopened.annotations.history(of: recording) == (0, 30))
    for state in states.dropFirst() {
      #expect(try library.annotations.redo(recording) != nil)
      #expect(try library.annotations.of(recording) == state)
    }
    #expect(try library.annotations.redo(recording) == nil)
  }

  @Test func `after another change nothing is left to be made again`() throws {
    try add(0..<10, .speech)
    _ = try library.annotations.undo(recording)
    try add(10..<20, .other)
    #expect(try library.annotations.redo(recording) == nil)
    #expect(try library.annotations.of(recording).segments.map(\.content) == [.other])
    #expect(try library.annotations.history(of: recording) == (1, 0))
  }

  @Test func `what cannot be done leaves everything as it was`() throws {
    try add(0..<10, .speech)
    let before = try library.annotations.of(recording)
    #expect(throws: StoreError.self) { try add(0..<5000, .speech) }
    #expect(try library.annotations.of(recording) == before)
    #expect(try library.annotations.history(of: recording) == (1, 0))
  }

  @Test(arguments: 1...5) func `whatever was done, undoing all gives back what there was`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let frame = Int.random(in: 0..<900, using: &generator)
      let choice = Int.random(in: 0..<6, using: &generator)
      _ = try? library.annotations.edit(recording, now: frame) { (editing) throws(EditError) in
        let id = editing.annotation.segments.last?.id ?? ""
        switch choice {
        case 0, 1:
          return try editing.add(
            frame..<frame + 60, .recited([part(frame, .text(cross)), part(frame + 20, .istiadha)]))
        case 2: return try editing.move(.join(0), of: id, to: (editing.annotation.segment(id)?.start ?? 0) + frame % 50)
        case 3: return try editing.split(id, at: frame)
        case 4: return try editing.choose(id)
        default: return try editing.delete([id])
        }
      }
    }
    let last = try library.annotations.of(recording)
    let count = try library.annotations.history(of: recording).undo
    #expect(count > 10)
    while try library.annotations.undo(recording) != nil {}
    #expect(try library.annotations.of(recording).segments == [])
    for _ in 0..<count { _ = try library.annotations.redo(recording) }
    #expect(try library.annotations.of(recording) == last)
  }

  @Test func `two processes that change one recording lose nothing`() async throws {
    let recording = recording
    let folders = fixture.folder.home
    try await withThrowingTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          let library = try Library(folders: folders, for: .writing)
          for place in 0..<10 {
            let start = (writer * 10 + place) * 20
            try library.annotations.edit(recording, now: 0) { (editing) throws(EditError) in
              try editing.add(start..<start + 20, .speech)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try library.annotations.of(recording).segments.count == 40)
    #expect(try library.annotations.history(of: recording).undo == 40)
  }

  // MARK: - Takes

  private func firstTake() throws -> Int? {
    try library.reciters.offers(overlapping: [cross], opening: []).flatMap(\.segments).first {
      $0.status == .confirmed
    }?.slice
      .start
  }

  // T-AC3
  @Test func `of several takes the chosen one wins, else the newest confirmed`() throws {
    for (place, now) in [(0, 30), (100, 20), (200, 40)] {
      try add(place..<place + 50, .recited([part(place, .text(cross))]), now: now)
    }
    #expect(try firstTake() == 200)
    let segments = try library.annotations.of(recording).segments
    try library.annotations.edit(recording, now: 50) { (editing) throws(EditError) in try editing.choose(segments[1].id)
    }
    #expect(try firstTake() == 100)
    try library.annotations.edit(recording, now: 60) { (editing) throws(EditError) in try editing.choose(segments[0].id)
    }
    #expect(try firstTake() == 0)
    _ = try library.annotations.undo(recording)
    _ = try library.annotations.undo(recording)
    #expect(try firstTake() == 200)
  }

  @Test func `a newer take that is only suggested does not win`() throws {
    try add(0..<50, .recited([part(0, .text(cross))]), now: 10)
    try library.annotations.edit(recording, now: 99) { (editing) throws(EditError) in
      try editing.add(100..<150, .recited([part(100, .text(cross))]), status: .suggested)
    }
    #expect(try firstTake() == 0)
  }

  // T-AC5
  @Test func `a segment from 8:75 to 9:1 plays up to the join for one and from it for the other`() throws {
    let structure = try RealQuran.structure()
    let (last, first) = (AyahRef(surah: 8, ayah: 75), AyahRef(surah: 9, ayah: 1))
    try add(
      100..<900,
      .recited([part(100, .text(structure.span(of: last)), "8:75"), part(633, .text(structure.span(of: first)), "9:1")])
    )
    for (ref, frames) in [(last, 100..<633), (first, 633..<900)] {
      let span = structure.span(of: ref)
      let resolver = SourceResolver(
        structure: structure, counting: .kufi, offers: try library.reciters.offers(overlapping: [span], opening: []))
      let ordinal = structure.ordinal(of: ref)
      let slices = resolver.resolve(ordinal..<ordinal + 1).first?.source?.slices ?? []
      #expect(slices.map { $0.start..<$0.end } == [frames])
    }
    let both = WordRange(structure.span(of: last).start, structure.span(of: first).end)
    let resolver = SourceResolver(
      structure: structure, counting: .kufi, offers: try library.reciters.offers(overlapping: [both], opening: []))
    let ordinal = structure.ordinal(of: last)
    let units = resolver.resolve(ordinal..<ordinal + 2)
    #expect(units.map(\.ref) == ["8:75", "9:1"])
    #expect(units.flatMap { $0.source?.slices ?? [] }.map { $0.start..<$0.end } == [100..<633, 633..<900])
  }

  // MARK: - Naming

  @Test func `a recording is named by its id, its title, or as the last one`() throws {
    #expect(try library.recordings.find(recording.id) == recording)
    #expect(try library.recordings.find("lesson") == recording)
    #expect(try library.recordings.find("last") == recording)
    #expect { try library.recordings.find("nobody") } throws: { ($0 as? StoreError)?.code == .notFound }
  }
}

extension LibraryFixture {
  /// A recording of 1,000 frames in which nothing is marked.
  func addRecording(_ title: String) throws -> Recording {
    let digest =
      String(repeating: "0", count: 60)
      + String(Array(title.utf8).reduce(4096) { ($0 * 31 + Int($1)) % 60_000 }, radix: 16)
    let sha256 = String(digest.suffix(64))
    let path = try folder.write(FakeAudio.content(frames: 1000, mark: title), to: "data/recordings/" + sha256)
    let file = NewAudioFile(file: try FakeAudio.measure(path), storage: .recordings, sha256: sha256, segments: [])
    _ = try library.recordings.add(
      NewRecording(title: title, originalName: "\(title).wav"),
      by: NewReciter(name: "Teacher", riwayah: .hafs, counting: .kufi, kind: .personal), file: file, added: 1,
      publish: {})
    return try #require(try library.recordings.find(sha256: sha256))
  }
}
