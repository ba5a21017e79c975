package import AppBase
import TilawaAudio
package import TilawaCore
import TilawaStore

extension CourseBook {
  /// Takes a spoken comment into the course, and returns its SHA-256.
  package func takeVoice(_ name: String) throws -> String { try take(soundFile(name)).sha256 }

  /// The messages of a student and the answers.
  package func thread(_ name: String) throws -> CommandAnswer {
    let record = try student(name)
    let words = CourseWords(view(of: record.student), local: local)
    return CommandAnswer(
      record.messages.map { message in
        CourseSentences.messageLine(
          name: message.author == stored.coach ? course.teacher : record.name, part: message.part.title,
          moment: words.moment(message.time.seconds), text: message.message.text.printableLine)
      },
      CoachThread(
        messages: record.messages.map { message in
          CoachThread.Message(
            author: message.author == stored.coach ? "coach" : "student", at: message.time.seconds,
            part: message.part.name, text: message.message.text)
        }), remarks: record.messages.isEmpty ? [CourseSentences.nothingAsked(name: record.name)] : [])
  }

  /// Gives the link of a session's recording.
  package mutating func keep(_ link: String, of session: String, on day: CalendarDay) throws -> CommandAnswer {
    let occurrence = try occurrence(session, day)
    try note([(nil, .recorded(session: occurrence.session.id, day: day, link: link))])
    return CommandAnswer(
      [noted(occurrence, day, Sentence(verbatim: link))], CourseSessionNoted(occurrence, on: day, link: link))
  }

  /// Says why a sound of the course cannot be heard; nil where it can be.
  func soundFault(at path: String) -> Sentence? {
    do {
      _ = try AudioProbe.measure(path)
      return nil
    } catch {
      return CourseSentences.cannotHear(reason: Failure(error)?.message ?? "\(error)")
    }
  }
}
