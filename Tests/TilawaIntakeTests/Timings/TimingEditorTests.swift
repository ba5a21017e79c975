import Foundation
import Testing
import TilawaCore
import TilawaIntake
import TilawaStore
import TilawaTestSupport

/// Over the miniature Quran: surah 3 is words 26 to 35, five ayat of two words; a frame of these files is a millisecond.
@Suite struct TimingEditorTests {
  private let folder: TemporaryFolder
  private let library: Library
  private let structure = MiniatureQuran.structure
  private var editor: TimingEditor {
    TimingEditor(library: library, structure: structure, quiet: { frames, _ in frames })
  }

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
  }

  private func add(_ name: String, timings: String? = nil, first: ReciterImporter.FirstAyah = .plain) throws -> Reciter
  {
    try folder.write(FakeAudio.content(frames: 6000), to: "set/\(name)")
    let importer = ReciterImporter(
      library: library, structure: structure, measure: FakeAudio.measure, quiet: { frames, _ in frames })
    let path = try timings.map { try folder.write($0, to: "t.csv") }
    let request = ReciterImporter.Request(
      name: "Qari", riwayah: .hafs, sources: [folder.path + "/set"], timings: path.map { [$0] } ?? [], firstAyah: first)
    return try importer.add(request, now: 0).reciter
  }

  private func whole(first: ReciterImporter.FirstAyah = .plain) throws -> Reciter {
    try add("003.mp3", timings: "3,1,0.5,1.5\n3,2,1.5,2.5\n3,3,2.5,3.5\n", first: first)
  }

  private func ayah(_ number: Int) -> AyahRef { AyahRef(surah: 3, ayah: number) }

  private func held() throws -> [Range<Int>] {
    let path = try #require(try library.files.all(of: "qari").first?.file.path)
    return try library.files.segments(in: path, of: "qari").map { $0.start..<$0.end }
  }

  @Test func `an ayah that is put right moves its neighbour, and the file is cut anew`() throws {
    let reciter = try whole()
    let (timing, outcome) = try editor.set(ayah(2), start: .milliseconds(1600), end: nil, of: reciter, now: 1)
    #expect(timing.range == .milliseconds(1600)..<(.milliseconds(2500)))
    #expect(outcome.recut.count == 1)
    #expect(try held() == [500..<1600, 1600..<2500, 2500..<3500])
    #expect(try editor.unset([structure.span(of: ayah(2))], of: reciter).count == 1)
    #expect(try held() == [500..<1500, 1500..<2500, 2500..<3500])
  }

  @Test func `new timings keep what was put right by hand`() throws {
    let reciter = try whole()
    _ = try editor.set(ayah(2), start: .milliseconds(1600), end: .milliseconds(2400), of: reciter, now: 1)
    let (count, _) = try editor.shift([WordRange(0, structure.words)], by: .milliseconds(60), of: reciter)
    #expect(count == 3)
    #expect(try held() == [560..<1600, 1600..<2400, 2400..<3560])
  }

  @Test func `a shift of some ayat moves the neighbours' borders along`() throws {
    let reciter = try whole()
    _ = try editor.shift([structure.span(of: ayah(2))], by: .milliseconds(-60), of: reciter)
    #expect(try held() == [500..<1440, 1440..<2440, 2440..<3500])
  }

  @Test func `shifts add up in the name of where they are from`() throws {
    let reciter = try whole()
    let all = WordRange(0, structure.words)
    _ = try editor.shift([all], by: .milliseconds(60), of: reciter)
    _ = try editor.shift([all], by: .milliseconds(-20), of: reciter)
    #expect(try library.timings.origins(of: "qari", in: all) == ["t.csv +40 ms"])
    _ = try editor.shift([all], by: .milliseconds(-40), of: reciter)
    #expect(try library.timings.origins(of: "qari", in: all) == ["t.csv"])
  }

  private func ranges(_ base: AyahTiming.Base = .surah) throws -> [String] {
    try library.timings.published(of: "qari", in: WordRange(0, structure.words), base: base).map {
      "\($0.range?.lowerBound.milliseconds ?? -1)..<\($0.range?.upperBound.milliseconds ?? -1)"
    }
  }

  @Test func `what a shift moves before its file is published no longer`() throws {
    let reciter = try whole()
    let (count, _) = try editor.shift([WordRange(0, structure.words)], by: .milliseconds(-1600), of: reciter)
    #expect(count == 3)
    #expect(try ranges() == ["0..<900", "900..<1900"])
    #expect(try held() == [0..<900, 900..<1900])
  }

  @Test func `a shift renames what it moves alone`() throws {
    let reciter = try whole()
    let other = AyahTiming(
      span: structure.span(of: AyahRef(surah: 4, ayah: 1)), base: .surah, range: .seconds(1)..<(.seconds(2)))
    try library.timings.set([other], of: "qari", from: "u.csv")
    let first = structure.span(of: ayah(1))
    _ = try editor.shift([first, other.span], by: .milliseconds(60), of: reciter)
    let origins = try library.timings.origins(of: "qari", in: WordRange(0, structure.words), base: .surah)
    #expect(
      origins == [
        first.start: "t.csv +60 ms", structure.span(of: ayah(2)).start: "t.csv",
        structure.span(of: ayah(3)).start: "t.csv", other.span.start: "u.csv +60 ms",
      ])
    #expect(try ranges() == ["560..<1560", "1560..<2500", "2500..<3500", "1060..<2060"])
  }

  @Test func `the basmalah that was cut off stays cut off`() throws {
    let reciter = try whole(first: .withBasmalah(until: .milliseconds(300)))
    #expect(try held().prefix(2) == [500..<800, 800..<1500])
    _ = try editor.shift([WordRange(0, structure.words)], by: .milliseconds(60), of: reciter)
    #expect(try held().prefix(2) == [560..<860, 860..<1560])
  }

  @Test func `a file of one ayah can be cut, and is whole again`() throws {
    let reciter = try add("003002.mp3")
    _ = try editor.set(ayah(2), start: .milliseconds(200), end: nil, of: reciter, now: 1)
    #expect(try held() == [200..<6000])
    _ = try editor.unset([WordRange(0, structure.words)], of: reciter)
    #expect(try held() == [0..<6000])
  }

  @Test func `an overlay holds when the same audio is added anew`() throws {
    let reciter = try whole()
    _ = try editor.set(ayah(2), start: .milliseconds(1600), end: nil, of: reciter, now: 1)
    _ = try whole()
    let path = try #require(try library.files.all(of: "qari").first?.file.path)
    #expect(
      try library.timings.all(ofFile: path, in: structure.span(of: ayah(2))).first?.range?.lowerBound
        == .milliseconds(1600)
    )
    #expect(try held() == [500..<1600, 1600..<2500, 2500..<3500])
  }

  @Test func `what cannot be is refused`() throws {
    let reciter = try whole()
    #expect(throws: PlayerError.self) { try editor.set(ayah(2), start: .seconds(3), end: nil, of: reciter, now: 1) }
    #expect(throws: PlayerError.self) { try editor.set(ayah(2), start: nil, end: .seconds(7), of: reciter, now: 1) }
    #expect(throws: PlayerError.self) { try editor.set(ayah(5), start: .seconds(5), end: nil, of: reciter, now: 1) }
    #expect(throws: PlayerError.self) {
      try editor.set(AyahRef(surah: 4, ayah: 1), start: .zero, end: .seconds(1), of: reciter, now: 1)
    }
    #expect(throws: PlayerError.self) { try editor.shift([structure.span(ofSurah: 7)], by: .seconds(1), of: reciter) }
  }

  @Test func `an export says again what was put right, for the same audio`() throws {
    let reciter = try whole()
    _ = try editor.set(ayah(2), start: .milliseconds(1600), end: nil, of: reciter, now: 1)
    let export = try TimingExport(of: reciter, in: library, extent: .all, structure: structure)
    let text = export.text(of: reciter, structure)
    let reader = TimingReader(structure: structure) { $0.map { _ in "ا ب" } }
    let read = try #require(try TimingExport(Array(text.utf8), reader: reader))
    #expect(read.overlays == export.overlays)
    #expect(read.published == export.published)
    _ = try editor.unset([WordRange(0, structure.words)], of: reciter)
    let (here, outcome) = try editor.take(read.overlays, of: reciter, now: 2)
    #expect(here == 1)
    #expect(outcome.recut.count == 1)
    #expect(try held() == [500..<1600, 1600..<2500, 2500..<3500])
  }

  @Test func `an export of as many ayat as another counting has is taken in its own`() throws {
    let reciter = try whole()
    let ayat = (1...4).map { number in
      AyahTiming(
        span: structure.span(of: ayah(number)), base: .surah,
        range: .seconds(number)..<(.seconds(number + 1)))
    }
    try library.timings.set(ayat, of: "qari", from: "t.csv")
    let text = try TimingExport(of: reciter, in: library, extent: .all, structure: structure).text(
      of: reciter, structure)
    let reader = TimingReader(structure: structure) { $0.map { _ in "ا ب" } }
    #expect(try TimingExport(Array(text.utf8), reader: reader)?.published == ayat)
  }

  @Test(arguments: [
    #"{"format":"tilawa-timings","version":2}"#, #"{"format":"tilawa-timings","version":1}"#,
    #"{"format":"tilawa-timings","version":1,"counting":"kufi","overlays":[{"sha256":"../x","base":"surah","ayat":[]}]}"#,
    #"{"format":"tilawa-timings","version":1,"counting":"kufi","published":[{"base":"x","ayat":[]}]}"#,
    #"{"format":"tilawa-timings","version":1,"counting":"kufi","published":[{"base":"surah","ayat":[{"ref":3}]}]}"#,
  ])
  func `an export that is damaged is refused`(text: String) throws {
    let reader = TimingReader(structure: structure) { $0.map { _ in "" } }
    #expect(throws: TimingDocument.Problem.self) { try TimingExport(Array(text.utf8), reader: reader) }
  }

  @Test func `a file that has gone leaves its segments, and is told`() throws {
    let reciter = try whole()
    let failing = TimingEditor(
      library: library, structure: structure,
      quiet: { _, file in
        throw PlayerError(
          code: .notFound, operation: Sentence(verbatim: "cannot open"), path: file.path,
          detail: Sentence(verbatim: "it is gone"))
      })
    let (_, outcome) = try failing.shift([WordRange(0, structure.words)], by: .milliseconds(60), of: reciter)
    #expect(outcome.faults.count == 1)
    #expect(try held() == [500..<1500, 1500..<2500, 2500..<3500])
  }
}
