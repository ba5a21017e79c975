import Foundation
import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

@testable import TilawaIntake

/// Over the miniature Quran: surah 3 has five ayat of two words; a frame of these files is a millisecond.
@Suite struct RecuttingTests {
  private let folder: TemporaryFolder
  private let library: Library
  private let structure = MiniatureQuran.structure
  private let reciter: Reciter
  private let sha256 = String(repeating: "a", count: 64)
  private var editor: TimingEditor {
    TimingEditor(library: library, structure: structure, quiet: { frames, _ in frames })
  }

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
    reciter = try library.reciters.add(
      NewReciter(name: "Qari", riwayah: .hafs, counting: .kufi, kind: .reciter),
      from: RemoteSource(patterns: [try URLPattern("http://host/{surah:3}.mp3")]), added: 0)
  }

  /// A fetched file, as one piece.
  @discardableResult
  private func put(_ name: String, fault: String? = nil) throws -> String {
    try FileManager.default.createDirectory(
      atPath: library.downloads.folder(of: reciter.id), withIntermediateDirectories: true)
    let path = "\(library.downloads.folder(of: reciter.id))/\(name)"
    try FakeAudio.content(frames: 6000).write(toFile: path, atomically: true, encoding: .utf8)
    let file = try FakeAudio.measure(path)
    let whole =
      name.count > 8
      ? NewSegment(content: .text(structure.span(of: ayah(2))), start: 0, end: file.frames)
      : NewSegment(all: 3, in: file, structure)
    try library.downloads.add(
      [
        NewDownload(
          reciter: reciter.id,
          file: NewAudioFile(file: file, storage: .absolute, sha256: sha256, segments: [whole]),
          origin: Download.Origin(url: "http://host/\(name)"), fault: fault)
      ], at: 1)
    return path
  }

  private func ayah(_ number: Int) -> AyahRef { AyahRef(surah: 3, ayah: number) }

  private func timing(_ number: Int, _ range: Range<Int>?, _ base: AyahTiming.Base = .surah) -> AyahTiming {
    let span = structure.span(of: ayah(number))
    let range = range.map { Duration.milliseconds($0.lowerBound)..<(.milliseconds($0.upperBound)) }
    let words = base == .ayah ? [TimedWord(word: span.start, start: .zero, end: .milliseconds(500))] : []
    return AyahTiming(span: span, base: base, range: range, words: words)
  }

  private let three = [500..<1500, 1500..<2500, 2500..<3500]

  private func publish(_ ranges: [Range<Int>]) throws -> TimingEditor.Outcome {
    try editor.publish(ranges.enumerated().map { timing($0 + 1, $1) }, of: reciter, from: "a test")
  }

  private func held(_ path: String) throws -> [Range<Int>] {
    try library.files.segments(in: path, of: reciter.id).map { $0.start..<$0.end }
  }

  @Test func `a file that is withheld for itself stays withheld, whatever its timings`() throws {
    let path = try put("003.mp3", fault: "it is the same file as surah 4")
    #expect(try publish(three).recut.isEmpty)
    #expect(try held(path).isEmpty)
    #expect(try library.downloads.at(path)?.fault == "it is the same file as surah 4")
    #expect(throws: PlayerError.self) {
      try editor.set(ayah(2), start: .seconds(1), end: nil, of: reciter, now: 1)
    }
    // Also where it was found out since the file was cut.
    let file = RecutFile(
      file: try FakeAudio.measure(path), segments: [NewSegment(all: 3, in: try FakeAudio.measure(path), structure)])
    try library.timings.set([], of: reciter.id, from: "", cutting: [file])
    #expect(try held(path).isEmpty)
  }

  @Test func `a file that its timings did not fit is healed by those that do, and the other way round`() throws {
    let path = try put("003.mp3", fault: Download.unfit)
    #expect(try publish(three).recut == [path])
    #expect(try held(path) == three)
    #expect(try library.downloads.at(path)?.fault == nil)
    _ = try publish([7000..<8000, 8000..<9000, 9000..<10000])
    #expect(try held(path).isEmpty)
    #expect(try library.downloads.at(path)?.fault == Download.unfit)
  }

  @Test func `an ayah that is withheld loses the timing that it had`() throws {
    let path = try put("003.mp3")
    _ = try publish(three)
    _ = try editor.publish(
      [timing(1, 600..<1600), timing(3, 2600..<3600), timing(2, nil)], of: reciter, from: "another edition")
    #expect(try held(path) == [600..<1600, 2600..<3600])
    let span = structure.span(ofSurah: 3)
    #expect(try library.timings.published(of: reciter.id, in: span, base: .surah).count == 2)
  }

  @Test func `one ayah of a surah in one piece cannot be put right, and nothing of it is lost`() throws {
    let path = try put("003.mp3")
    #expect {
      try editor.set(ayah(2), start: .seconds(1), end: .seconds(2), of: reciter, now: 1)
    } throws: {
      "\($0)".contains("import") && !"\($0)".contains("\n")
    }
    _ = try editor.take([sha256: [timing(2, 1000..<2000)]], of: reciter, now: 1)
    let held = try library.files.segments(in: path, of: reciter.id)
    #expect(held == [NewSegment(all: 3, in: try FakeAudio.measure(path), structure)])
  }

  @Test func `a surah of which nothing is published any more is one piece that begins with the basmalah`() throws {
    let path = try put("003.mp3")
    _ = try publish(three)
    _ = try editor.publish((1...3).map { timing($0, nil) }, of: reciter, from: "a test")
    let held = try library.files.segments(in: path, of: reciter.id)
    #expect(held == [NewSegment(all: 3, in: try FakeAudio.measure(path), structure)])
  }

  @Test func `times of words cut no file of one ayah`() throws {
    let path = try put("003002.mp3")
    #expect(try editor.publish([timing(2, nil, .ayah)], of: reciter, from: "a test").recut.isEmpty)
    #expect(try editor.publish([timing(2, 200..<5000, .ayah)], of: reciter, from: "a test").recut == [path])
    #expect(try held(path) == [200..<5000])
    // Ayat that it does not have change nothing either.
    _ = try editor.publish([timing(2, 7000..<9000, .ayah)], of: reciter, from: "a test")
    #expect(try held(path) == [0..<6000])
  }

  @Test func `what was put right of the same audio in the place of another ayah does not cut this one`() throws {
    let path = try put("003002.mp3")
    _ = try editor.take([sha256: [timing(3, 100..<5000, .ayah)]], of: reciter, now: 1)
    _ = try editor.publish([timing(2, 200..<5000, .ayah)], of: reciter, from: "a test")
    #expect(try library.files.segments(in: path, of: reciter.id).map(\.content) == [.text(structure.span(of: ayah(2)))])
  }
}
