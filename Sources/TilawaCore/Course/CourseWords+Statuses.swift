extension CourseWords {
  package var lessonSentence: Sentence {
    switch view.today.lesson {
    case .none: CoreSentences.noLesson
    case .complete: CoreSentences.complete
    case .items(let done, let all): CoreSentences.partsDone(done: done, parts: CoreSentences.parts(count: all))
    }
  }

  package var submissionSentence: Sentence {
    switch view.today.submission {
    case .none: CoreSentences.noneThisWeek
    case .notSent(let attempts): CoreSentences.notSent(attempts: CoreSentences.attempts(count: attempts))
    case .sent(let time, let used, let all):
      CoreSentences.sentUsed(moment: self.time(time.seconds), used: used, all: all)
    case .waived: CoreSentences.notNeeded
    }
  }

  package var feedbackSentence: Sentence {
    switch view.today.feedback {
    case .none: CoreSentences.nothingNew
    case .waiting(let week): CoreSentences.weekBeingHeard(week: week)
    case .ready(let weeks): CoreSentences.newFeedback(count: weeks.count, weeks: CourseWords.weeks(weeks))
    case .again(let week): CoreSentences.weekOnceMore(week: week)
    case .heard(let week): CoreSentences.weekHeard(week: week)
    }
  }

  package var lesson: String { lessonSentence.text }
  package var submission: String { submissionSentence.text }
  package var feedback: String { feedbackSentence.text }
}
