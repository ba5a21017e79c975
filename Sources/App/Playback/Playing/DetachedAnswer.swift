import AppBase
import TilawaCore

/// The answer of `play --detach`.
struct DetachedAnswer: Answer, Encodable {
  let state: String
  @Nullable var process: Int?
  /// The description of the session that was found, for people.
  let title: Sentence

  private enum CodingKeys: String, CodingKey { case state, process }

  var text: [AnswerPart] { [.line(line)] }

  var json: String { JSON.line(encoding: self) }

  /// The text for people.
  var line: Sentence {
    guard let process else { return title }
    return PlaybackSentences.detached(
      state: title, process: process, command: CommandHint("ctl", "status"), stopCommand: CommandHint("stop"))
  }
}
