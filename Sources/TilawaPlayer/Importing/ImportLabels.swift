import TilawaCore

/// A file of labels, and what it says of a recording that is imported.
struct ImportLabels {
  private let file: LabelFile
  private let path: String

  /// - Throws: `PlayerError` for what cannot be read or is no file of labels.
  init(path: String) throws {
    file = try LabelFile.read(path)
    self.path = path
  }

  /// What is labelled of a recording, its ayat numbered in this counting.
  ///
  /// - Throws: `PlayerError` with the place of a label that cannot be.
  func stretches(
    in recording: AudioFile, _ counting: VerseCounting, of structure: QuranStructure
  ) throws -> [LabelledStretch] {
    do throws(LabelFileError) {
      return try file.stretches(frames: recording.frames, rate: recording.rate, in: counting, of: structure)
    } catch {
      throw PlayerError(code: .invalid, operation: "use the labels", path: path, message: "\(error)")
    }
  }
}
