import AppBase
import AppLearning
import TilawaAudio
package import TilawaCore
import TilawaHearing
import TilawaIntake
import TilawaStore

/// A word of a submission as the program has heard it. Only the teacher sees it, as a suggestion.
package struct CourseHeardWord: Hashable, Sendable {
  /// The name of the word, such as `78:2:3`.
  package let ref: String
  package let text: String
  /// The milliseconds from the beginning; nil where it was not heard.
  package let time: Range<Int>?
  package let verdict: WordVerdict
  /// The confidence, from 0 to 1.
  package let confidence: Double

  package init(ref: String, text: String, time: Range<Int>?, verdict: WordVerdict, confidence: Double) {
    (self.ref, self.text, self.time, self.verdict, self.confidence) = (ref, text, time, verdict, confidence)
  }

  /// The name of its ayah, such as `78:2`.
  package var ayah: String { ref.split(separator: ":").prefix(2).joined(separator: ":") }

  /// Whether the word was skipped, changed, or is in doubt.
  package var isFinding: Bool { verdict.isSlip || verdict == .unsure }
}

/// The program's ear for submissions. It keeps nothing, and adapts to no voice.
struct CourseListening {
  private let book: CourseBook

  init(_ book: CourseBook) { self.book = book }

  /// The milliseconds of a frame.
  private static let frame = 40

  /// Returns the words of a passage as they were heard.
  func words(_ file: AudioFile, _ passage: String) throws -> [CourseHeardWord] {
    guard !passage.isEmpty else { return [] }
    let quran = try book.context.quran()
    let riwayah = book.course.riwayah
    let structure = quran.structure.divided(as: riwayah).printed(as: .madani)
    let range = try RangeParser(structure: structure, riwayah: riwayah).parse(passage)
    let follower = try RecitationFollower(
      range, riwayah: riwayah, in: quran, try book.context.texts(), model: try SpeechModels(book.context).hearing(nil),
      judging: .atEnd)
    for samples in try MonoReader.samples(of: AudioSlice(whole: file), at: 16_000).chunks(of: 16_000) {
      _ = try samples.withUnsafeBufferPointer { try follower.hear($0) }
    }
    _ = try follower.finish()
    guard let text = follower.text, let judge = follower.judge else { return [] }
    return text.words.indices.map { index in
      let (word, heard) = (text.words[index], judge[index])
      let shown = text.shown.indices.contains(word.part) ? text.shown[word.part] : []
      let frames = heard.verdict == .skipped ? nil : heard.frames
      return CourseHeardWord(
        ref: "\(word.ref):\(word.number)", text: shown.indices.contains(word.number - 1) ? shown[word.number - 1] : "",
        time: frames.map { $0.lowerBound * Self.frame..<$0.upperBound * Self.frame }, verdict: heard.verdict,
        confidence: heard.confidence)
    }
  }
}

extension [Float] {
  fileprivate func chunks(of size: Int) -> [ArraySlice<Float>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
