import Glibc
import TilawaAudio
import TilawaCore
import TilawaDrawing
import TilawaFiles

/// The sound of a lesson page: in it, or a file beside it.
struct LessonSound {
  /// The largest sound that goes into a page without being asked for, in bytes.
  private static let mostEmbedded = 16 << 20

  private let place: LessonPages.SoundPlace
  private let target: (_ path: String) throws -> OutputTarget

  /// - Parameter target: checks that a file may be written.
  init(_ place: LessonPages.SoundPlace, at target: @escaping (_ path: String) throws -> OutputTarget) {
    self.place = place
    self.target = target
  }

  /// Returns the sound of the page. AAC in MP4 goes as it is; anything else is encoded so, because browsers play it
  /// everywhere and find each place in it exactly.
  func made(
    of recording: Recording, beside page: OutputTarget, _ progress: LessonPages.Progress?
  ) throws -> LessonDocument.Sound {
    let name = recording.originalName
    guard !SoundConversion.isPlayedByBrowsers(recording.file, named: name) else {
      return try put(recording.file.path, on: page) { target in
        guard let bytes = Disk.bytes(of: recording.file.path) else { throw FileError(unreadable: recording.file.path) }
        try OutputFile.write(bytes, to: target)
      }
    }
    let (folder, last) = Disk.split(page.path)
    let made = "\(folder)/\(TemporaryFile.name(.part(of: last)))"
    try SoundConversion.write(recording.file, as: .m4a, to: try OutputTarget(made)) { progress?($0) }
    defer { unlink(made) }
    return try put(made, on: page) { target in
      guard rename(made, target.path) == 0 else { throw FileError(writing: target.name) }
    }
  }

  /// - Parameter write: writes the sound beside the page.
  private func put(
    _ path: String, on page: OutputTarget, beside write: (OutputTarget) throws -> Void
  ) throws -> LessonDocument.Sound {
    let size = Disk.size(of: path) ?? 0
    guard place == .beside || place == .bySize && size > LessonSound.mostEmbedded else {
      guard let bytes = Disk.bytes(of: path) else { throw FileError(unreadable: path) }
      return .embedded(bytes, type: "audio/mp4")
    }
    let (folder, name) = Disk.split(page.path)
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    try write(try target("\(folder)/\(stem).m4a"))
    return .beside(name: "\(stem).m4a")
  }
}
