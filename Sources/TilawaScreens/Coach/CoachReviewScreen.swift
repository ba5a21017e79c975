package import AppBase
package import AppCourse
package import TilawaAudio
package import TilawaCore
import TilawaTerminal

/// A teacher's review of a submission on a full screen.
package struct CoachReviewScreen {
  private let review: CourseReview
  private let context: AppContext
  private let sound: Sound

  /// The sound that a review plays to, and the microphone for comments.
  package struct Sound: Sendable {
    let output: SinkChoice
    let source: String?

    /// - Parameter source: the name of the microphone; nil: the default one.
    package init(output: SinkChoice, source: String?) { (self.output, self.source) = (output, source) }
  }

  package init(_ review: CourseReview, in context: AppContext, _ sound: Sound) {
    (self.review, self.context, self.sound) = (review, context, sound)
  }

  /// Shows the review until the teacher leaves.
  ///
  /// - Returns: the feedback that is to be stored; nil where the teacher left without one.
  package func run(on look: ScreenLook) throws -> CourseFeedback? {
    let events = ScreenEvents<CoachReviewEvent> { new, old in
      if case .playing = new, case .playing = old { true } else { false }
    }
    let backend = try CoachReviewBackend(review, in: context, sound, events, look)
    let model = CoachReviewModel(
      review.title.text, isAssessment: review.submission.part == .assessment, length: review.submission.sound.length,
      words: review.words, draft: review.draft, keys: look.keys)
    let screen: TerminalScreen
    do throws(TerminalError) { screen = try look.open() } catch {
      throw Failure(.unavailable, ScreensSentences.noScreen(fault: error.sentence))
    }
    let runner = ScreenRunner(model, backend, on: screen, events)
    let code = runner.run()
    backend.close()
    screen.close()
    if code != .done { throw Failure(silent: code) }
    return backend.stored
  }
}
