import Foundation
import TilawaCore

/// A label track as a file, and what its labels say of a recording.
struct ImportLabels {
  private let track: LabelTrack
  private let path: String

  /// - Throws: `PlayerError` for what cannot be read or is no label track.
  init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      let isThere = FileManager.default.fileExists(atPath: path)
      throw PlayerError(
        code: isThere ? .unreadable : .notFound, operation: "read the labels", path: path,
        message: isThere ? "it is no readable file" : "there is no such file")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw PlayerError(code: .invalid, operation: "read the labels", path: path, message: "it is no UTF-8 text")
    }
    do {
      track = try LabelTrack(text)
    } catch {
      throw PlayerError(code: .invalid, operation: "read the labels", path: path, message: "\(error)")
    }
    self.path = path
  }

  /// What is labelled of a file, its ayat numbered in this counting.
  ///
  /// - Throws: `PlayerError` with the line of a label that cannot be.
  func stretches(
    in file: AudioFile, _ counting: VerseCounting, of structure: QuranStructure
  ) throws -> [(frames: Range<Int>, content: Segment.Content)] {
    do {
      return try track.placed(in: file).map { placed in
        let label = placed.label
        do {
          let content = try SegmentLabel(label.text, in: counting, of: structure).content(at: placed.start)
          return (placed.start..<placed.end, content)
        } catch {
          throw LabelTrackError(line: label.line, message: "\(error)")
        }
      }
    } catch let error as LabelTrackError {
      throw PlayerError(code: .invalid, operation: "use the labels", path: path, message: "\(error)")
    }
  }
}
