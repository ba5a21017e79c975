import TilawaCore
import TilawaStore
import TilawaTestSupport

/// A library in a folder of its own, and short ways to fill it.
struct LibraryFixture {
  let folder: TemporaryFolder
  let library: Library

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
  }

  func file(_ name: String, frames: Int = 1000, _ segments: [NewSegment]) throws -> NewAudioFile {
    let path = try folder.write(FakeAudio.content(frames: frames, mark: name), to: "audio/" + name)
    return NewAudioFile(file: try FakeAudio.measure(path), storage: .absolute, segments: segments)
  }

  func segment(_ content: SourceSegment.Content?, _ frames: Range<Int> = 0..<1000) -> NewSegment {
    NewSegment(content: content, start: frames.lowerBound, end: frames.upperBound)
  }

  /// A reciter with a file of one segment for each stretch of words.
  @discardableResult
  func add(_ name: String, _ spans: [Range<Int>], added: Int = 0) throws -> Reciter {
    let files = try spans.map { span in
      try file("\(name)-\(span)", [segment(.text(WordRange(span.lowerBound, span.upperBound)))])
    }
    return try library.reciters.replace(.published(name), files: files, added: added)
  }
}

extension NewReciter {
  static func published(_ name: String) -> NewReciter {
    NewReciter(name: name, riwayah: .hafs, counting: .kufi, kind: .reciter)
  }
}

extension ReciterOffer {
  /// The stretches of text, in order.
  var spans: [Range<Int>] {
    segments.compactMap { if case .text(let span) = $0.content { span.start..<span.end } else { nil } }
  }
}
