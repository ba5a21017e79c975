import TilawaCore

/// The labels for a recording that is imported.
struct ImportLabels {
  private let file: LabelFile
  private let path: String

  /// Reads the labels.
  ///
  /// - Throws: `PlayerError` for an unreadable file, or one without labels.
  init(path: String) throws {
    file = try LabelFile.read(path)
    self.path = path
  }

  /// Sentences about labels that are taken as something else than they say, each with the file's path.
  var remarks: [Sentence] {
    file.remarks.map { IntakeSentences.about(path: path, remark: $0) }
  }

  /// Returns the labelled intervals of a recording, with ayat numbered in this counting.
  ///
  /// - Parameters:
  ///   - passage: the stated passage of the recording, or nil; labels of a number alone are ayat of it.
  ///   - phrases: gives the words of the Quran, for labels that are words.
  /// - Throws: `PlayerError` with the place of an invalid label.
  func intervals(
    in recording: AudioFile, _ counting: VerseCounting, of structure: QuranStructure, within passage: AyahRange?,
    phrases: @escaping () throws -> PhraseSearch
  ) throws -> [LabelledInterval] {
    do {
      let file = try LabelReading(structure, in: counting, within: passage, phrases: phrases).read(self.file)
      return try file.intervals(frames: recording.frames, rate: recording.rate, in: counting, of: structure)
    } catch let error as LabelFileError {
      let needsRange = passage == nil && file.hasNumbersAlone
      throw PlayerError(
        code: .invalid, operation: IntakeSentences.cannotUseLabels, path: path,
        detail: needsRange ? IntakeSentences.labelsHint(fault: error.sentence) : error.sentence)
    }
  }
}
