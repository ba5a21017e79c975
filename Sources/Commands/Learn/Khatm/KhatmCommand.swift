import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore
import TilawaStore

struct KhatmCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "khatm", abstract: "Track your reading of the whole Quran, with goals and reminders.",
    discussion: """
      A page counts as read after it was in view in tilawa read for some seconds (tilawa config set read-moment), when all \
      its ayat were in view, or when you note it: tilawa khatm read page:5. All pages of the print are one khatm; then the next one \
      begins. Set a goal for each day with tilawa khatm goal pages:5. To count listening too: tilawa config set \
      khatm-listening on
      """,
    subcommands: [
      KhatmStatusCommand.self, KhatmReadCommand.self, KhatmUndoCommand.self, KhatmRedoCommand.self,
      KhatmGoalCommand.self, KhatmRemindCommand.self, KhatmNotifyCommand.self, KhatmStreakCommand.self,
      KhatmHistoryCommand.self, KhatmPlanCommand.self,
      KhatmNewCommand.self, KhatmListCommand.self, KhatmSwitchCommand.self, KhatmListeningCommand.self,
      KhatmCloseCommand.self, KhatmOpenCommand.self, KhatmRemoveCommand.self, KhatmRestoreCommand.self,
      KhatmExportCommand.self, KhatmImportCommand.self,
    ], defaultSubcommand: KhatmStatusCommand.self)
}

/// The option that names a khatm.
struct KhatmOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The khatm. Default: the current one.", valueName: "name"), completion: .khatmat)
  var khatm: String?
}
