import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore

struct HifzCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hifz", abstract: "Plan and practise what you learn by heart: new, recent and old, each day.",
    discussion: """
      Enter what you hold (tilawa hifz add juz:30) and what you will learn (tilawa hifz add 67 --new). From then on tilawa hifz \
      lists for each day the new lesson (sabaq; five lines, unless tilawa hifz set --new pages:1 says otherwise), what you \
      learned lately (sabqi) and a part of all that you hold (manzil), with what happened the last time. On a terminal, the \
      key of a line begins it. After it you say how it went, 1 to 4; weak pages come back sooner, and each page is heard at \
      least once in a cycle.
      """,
    subcommands: [
      HifzTodayCommand.self, HifzBeginCommand.self, HifzScriptCommand.self, HifzAddCommand.self, HifzRemoveCommand.self,
      HifzSetCommand.self, HifzGradeCommand.self, HifzSlipCommand.self, HifzNoteCommand.self, HifzUndoCommand.self,
      HifzListCommand.self, HifzRecordingsCommand.self,
      HifzHistoryCommand.self, HifzPlanCommand.self, HifzMapCommand.self, HifzQuizCommand.self, HifzStatusCommand.self,
      HifzFitCommand.self, HifzRemindCommand.self, HifzNotifyCommand.self,
      HifzExportCommand.self, HifzImportCommand.self, HifzDeckCommand.self,
      HifzSheetCommand.self, HifzShareCommand.self, HifzTakeCommand.self,
    ], defaultSubcommand: HifzTodayCommand.self)
}

extension HifzEntry: ExpressibleByArgument {
  public static var allValueStrings: [String] { allCases.filter { $0 != .new }.map(\.rawValue) }
}

extension HifzGrade: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
  public static var allValueStrings: [String] { allCases.map(\.name) }
}

/// The one who judged, as commands take it.
enum HifzJudge: String, CaseIterable, ExpressibleByArgument {
  case oneself = "self"
  case teacher

  var origin: HifzOrigin { self == .teacher ? .teacher : .oneself }
}
