import ArgumentParser

struct CourseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "course", abstract: "Follow a course with a teacher: the week, what to do now, feedback, sessions.",
    discussion: """
      Your teacher gives you an invitation, a file: tilawa course join FILE --name NAME. After that tilawa course says which \
      week it is, what to do now, and when the next session is. Recordings go to your teacher in a file (tilawa course send), \
      or through a folder that both of you share (tilawa course sync FOLDER).
      """,
    subcommands: [
      CourseTodayCommand.self, CourseWeekCommand.self, CourseLessonCommand.self, CourseRecordCommand.self,
      CourseSubmitCommand.self, CourseFeedbackCommand.self, CourseSoundCommand.self, CourseAskCommand.self,
      CourseScheduleCommand.self,
      CourseAnswerCommand.self, CourseCalendarCommand.self, CourseProfileCommand.self, CourseJoinCommand.self,
      CourseOpenCommand.self, CourseSendCommand.self, CourseSyncCommand.self, CourseQuietCommand.self,
      CourseNotifyCommand.self, CourseNewCommand.self, CourseCheckCommand.self,
    ], defaultSubcommand: CourseTodayCommand.self)
}
