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
  /// - Parameter passage: what it holds, where somebody said so: numbers alone are ayat of it.
  /// - Throws: `PlayerError` with the place of a label that cannot be.
  func stretches(
    in recording: AudioFile, _ counting: VerseCounting, of structure: QuranStructure, within passage: AyahRange?
  ) throws -> [LabelledStretch] {
    let file = passage.map { self.file.read(within: $0, of: structure) } ?? self.file
    do throws(LabelFileError) {
      return try file.stretches(frames: recording.frames, rate: recording.rate, in: counting, of: structure)
    } catch {
      let hint = passage == nil && file.hasNumbersAlone ? "; --range SURAH says which surah numbers alone are of" : ""
      throw PlayerError(code: .invalid, operation: "use the labels", path: path, message: "\(error)\(hint)")
    }
  }
}
