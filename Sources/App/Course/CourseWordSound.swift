package import AppBase
import AppLearning
package import TilawaCore
import TilawaStore

/// A word from the first reciter who has it with the times of words, to be heard beside a student's.
package struct CourseWordSound: Answer {
  package let slices: [AudioSlice]
  private let word: String
  private let reciter: String

  /// - Parameter word: the name of a word, such as `78:2:3`.
  /// - Throws: `Failure` where no reciter has it.
  package init(_ word: String, riwayah: Riwayah, in context: AppContext) throws {
    let parts = word.split(separator: ":")
    guard parts.count == 3, let number = Int(parts[2]), number > 0 else {
      throw Failure(.usage, "a word is such as 78:2:3, not “\(word.printableLine)”")
    }
    guard parts[1] != "0" else { throw Failure(.noInput, "a basmalah before a surah has no words of a reciter") }
    let sound = try TeacherWords(riwayah, in: context).sound(
      of: number...number, in: parts.dropLast().joined(separator: ":"))
    (self.word, slices, reciter) = (word, sound.slices, sound.reciter)
  }

  package var text: [AnswerPart] { [.line("\(word) · \(reciter)")] }

  package var json: String {
    JSON.object([
      ("word", .string(word)), ("reciter", .string(reciter)),
      (
        "sounds",
        .array(
          slices.map { slice in
            .object([
              ("file", .string(slice.file.path)),
              ("from", .time(OutputTime(frames: slice.start, rate: slice.file.rate))),
              ("to", .time(OutputTime(frames: slice.end, rate: slice.file.rate))),
            ])
          })
      ),
    ]).text
  }
}
