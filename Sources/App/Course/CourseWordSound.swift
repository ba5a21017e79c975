package import AppBase
import AppLearning
package import TilawaCore
import TilawaStore

/// A word from the first reciter who has it with the times of words, to be heard beside a student's.
package struct CourseWordSound: ValueAnswer {
  package let slices: [AudioSlice]
  private let word: String
  private let reciter: String

  /// - Parameter word: the name of a word, such as `78:2:3`.
  /// - Throws: `Failure` where no reciter has it.
  package init(_ word: String, riwayah: Riwayah, in context: AppContext) throws {
    let parts = word.split(separator: ":")
    guard parts.count == 3, let number = Int(parts[2]), number > 0 else {
      throw Failure(.usage, CourseSentences.noWord(word: word.printableLine))
    }
    guard parts[1] != "0" else { throw Failure(.noInput, CourseSentences.basmalahWithoutWords) }
    let sound = try TeacherWords(riwayah, in: context).sound(
      of: number...number, in: parts.dropLast().joined(separator: ":"))
    (self.word, slices, reciter) = (word, sound.slices, sound.reciter)
  }

  package var text: [AnswerPart] { [.line("\(word) · \(reciter)")] }

  /// The line for programs.
  package struct Value: Encodable {
    struct Sound: Encodable {
      let file: String
      /// The beginning and the end, in seconds of the file.
      let from: JSONNumber
      let to: JSONNumber
    }

    let word: String
    let reciter: String
    let sounds: [Sound]
  }

  package var value: Value {
    Value(
      word: word, reciter: reciter,
      sounds: slices.map { slice in
        Value.Sound(
          file: slice.file.path, from: JSONNumber(frame: slice.start, in: slice.file),
          to: JSONNumber(frame: slice.end, in: slice.file))
      })
  }
}
