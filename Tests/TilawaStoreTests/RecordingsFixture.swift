import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// A library with recordings whose sound is a word of text.
struct RecordingsFixture {
  let folder: TemporaryFolder
  let library: Library
  var home: Folders { folder.home }

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
  }

  /// Stores a recording of 1000 frames with a segment of 100 frames for each interval of words.
  @discardableResult
  func add(
    _ mark: String, _ spans: [Range<Int>] = [0..<4], by reciter: String = "Shaykh", recordedAt: Int? = nil,
    into other: Library? = nil
  ) throws -> Recording {
    let library = other ?? library
    let incoming = try folder.write(FakeAudio.content(frames: 1000, mark: mark), to: "in/\(mark)")
    let copy = try RecordingCopy(of: incoming, into: library.folders.recordings)
    let intervals = spans.enumerated().map { index, span in
      let text = SourceSegment.Content.text(WordRange(span.lowerBound, span.upperBound))
      return LabelledInterval(
        frames: index * 100..<index * 100 + 100,
        content: .recited([Segment.Part(start: index * 100, content: text, label: "label \(index)")]))
    }
    let sound = try FakeAudio.measure(copy.path)
    _ = try library.recordings.add(
      NewRecording(title: mark, originalName: mark + ".wav", recordedAt: recordedAt, intervals: intervals),
      by: NewReciter(name: reciter, riwayah: .hafs, counting: .kufi, kind: .personal),
      file: NewAudioFile(
        file: sound, storage: .recordings, sha256: copy.sha256, segments: [], sound: FakeAudio.digest(copy.path)),
      added: 100
    ) { try copy.publish() }
    return try #require(try library.recordings.find(sha256: copy.sha256))
  }

  /// Another library of the same test.
  func another(_ name: String) throws -> Library {
    let path = folder.path + "/" + name
    return try Library(folders: Folders(environment: ["TILAWA_HOME": path]), for: .writing)
  }

  func segments(_ recording: Recording, in other: Library? = nil) throws -> [Segment] {
    try (other ?? library).annotations.of(recording).segments
  }

  func problems(_ mode: LibraryCheck.Mode = .look, in other: Library? = nil) throws -> [LibraryProblem.Kind] {
    let reading = SoundReading(digest: FakeAudio.digest, measure: { try? FakeAudio.measure($0) })
    var check = LibraryCheck(other ?? library, structure: MiniatureQuran.structure, mode, reading: reading)
    return try check.run().problems.map(\.kind)
  }

  /// Measures a sound as it is, whatever a document says of it; its loudness stays unknown.
  static let measure: SoundMeasuring = { (path, heard) throws(StoreError) in
    do {
      let file = try FakeAudio.measure(path)
      _ = heard(file)
      return MeasuredSound(file: file, loudness: nil, digest: FakeAudio.digest(path))
    } catch {
      throw StoreError(code: .corrupt, operation: "use the sound", path: path, message: "it is not audio")
    }
  }

  var copies: [String] {
    folder.files().filter { $0.hasPrefix("data/recordings/") }.map { String($0.dropFirst(16)) }
  }
}
