import AppBase
import TilawaCore
import TilawaDrawing
import TilawaFiles
import TilawaPlayer
import TilawaStore

/// A page that was written, for people and for programs.
struct LessonPage {
  /// The page for programs.
  struct Value: Encodable {
    let recording: String
    let title: String
    let file: String
    /// The file of the sound beside the page; null where the sound is in it.
    @Nullable var sound: String?
    let bytes: Int
    let passages: Int
    let timedWords: Int
    let notes: Int
    let suggested: Int

    enum CodingKeys: String, CodingKey {
      case recording, title, file, sound, bytes, passages
      case timedWords = "timed_words"
      case notes, suggested
    }
  }

  let line: String
  let value: Value
  let remark: Sentence?

  /// - Parameters:
  ///   - suggested: the number of segments that are not on the page.
  ///   - bytes: the size of the page.
  init(
    _ recording: Recording, _ target: OutputTarget, _ sound: LessonDocument.Sound,
    _ passages: [LessonDocument.Passage], suggested: Int, bytes: Int
  ) {
    let timed = passages.flatMap(\.text).count { if case .word(_, .some) = $0 { true } else { false } }
    let notes = passages.reduce(0) { $0 + $1.notes.count }
    let beside: String? = if case .beside(let name) = sound { name } else { nil }
    let count = RecordingsSentences.passages(count: passages.count).text
    let words =
      [target.name, count, recording.clock, "\(ByteSize(bytes: bytes))"]
      + (beside.map { [RecordingsSentences.soundIn(name: $0).text] } ?? [])
    line = words.joined(separator: " · ")
    value = Value(
      recording: recording.sha256, title: recording.title, file: target.name, sound: beside, bytes: bytes,
      passages: passages.count, timedWords: timed, notes: notes, suggested: suggested)
    remark =
      suggested == 0
      ? nil
      : RecordingsSentences.notOnPage(
        title: recording.title, count: suggested, command: CommandHint("annotate", recording.id))
  }
}
