package import TilawaCore

/// The words of hifz, as teachers use them.
package enum HifzWords {
  /// The name of a round, with its meaning.
  package static func round(_ round: HifzRound) -> Sentence {
    switch round {
    case .sabaq: LearningSentences.roundNew
    case .sabqi: LearningSentences.roundRecent
    case .manzil: LearningSentences.roundOld
    }
  }

  /// The reason for which a page is heard today; nil for a new lesson.
  static func reason(_ reason: HifzTask.Reason) -> Sentence? {
    switch reason {
    case .new: nil
    case .recent: LearningSentences.reasonRecent
    case .fading: LearningSentences.reasonFading
    case .cycle: LearningSentences.reasonCycle
    case .level: LearningSentences.reasonLevel
    case .late: LearningSentences.reasonLate
    case .season: LearningSentences.reasonSeason
    case .entered: LearningSentences.reasonEntered
    }
  }

  /// Commands that notes point to.
  static let undo = CommandHint("hifz", "undo")
  static let list = CommandHint("hifz", "list")
  static let addExample = CommandHint("hifz", "add", "juz:30")
  static let gradeExample = CommandHint("hifz", "grade", "67:1-15", "good")
  static let lessonExample = CommandHint("hifz", "set", "--new", "lines:5")

  static let otherLessonExample = CommandHint("hifz", "set", "--new", "lines:3")

  static func grade(_ grade: HifzGrade) -> Sentence {
    switch grade {
    case .weak: LearningSentences.gradeWeak
    case .fair: LearningSentences.gradeFair
    case .good: LearningSentences.gradeGood
    case .excellent: LearningSentences.gradeExcellent
    }
  }

  static func entry(_ entry: HifzEntry) -> Sentence {
    switch entry {
    case .new: LearningSentences.entryNew
    case .solid: LearningSentences.entrySolid
    case .shaky: LearningSentences.entryShaky
    case .rusty: LearningSentences.entryRusty
    }
  }

  static func by(_ origin: HifzOrigin) -> Sentence {
    switch origin {
    case .program: LearningSentences.byCheck
    case .oneself: LearningSentences.byYourself
    case .teacher: LearningSentences.byTeacher
    }
  }

  /// The day with its name.
  static func day(_ day: CalendarDay) -> Sentence {
    let weekdays = [
      LearningSentences.monday, LearningSentences.tuesday, LearningSentences.wednesday, LearningSentences.thursday,
      LearningSentences.friday, LearningSentences.saturday, LearningSentences.sunday,
    ]
    return LearningSentences.day(weekday: weekdays[day.weekday - 1], day: "\(day)")
  }
}
