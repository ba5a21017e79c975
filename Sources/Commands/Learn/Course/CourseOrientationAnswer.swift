import AppBase
import TilawaCore

/// The answer that tells where the orientation of a course is.
struct CourseOrientationAnswer: ValueAnswer {
  struct Value: Encodable {
    let title: String
    let link: String
  }

  let value: Value

  init(_ orientation: CourseItem) { value = Value(title: orientation.title, link: orientation.link) }

  var text: [AnswerPart] {
    [
      .line(LearnCommandsSentences.orientation(title: value.title, link: value.link)),
      .line(LearnCommandsSentences.whenSeen(command: CommandHint("course", "lesson", "0", "--done"))),
    ]
  }
}
