package import ArgumentParser

/// The commands about what was read and heard.
package enum LearnCommands {
  package static let all: [any ParsableCommand.Type] = [
    ReciteCommand.self, HifzCommand.self, KhatmCommand.self, HistoryCommand.self, CourseCommand.self,
    CoachCommand.self,
    SpeechCommand.self,
  ]
}
