import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaCore
import TilawaStore

struct KhatmCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "khatm", abstract: "See how far you are in reading the Quran, and what remains today.",
    discussion: """
      A page counts as read when it was in view in tilawa read for a moment (tilawa config set read-moment), when all its ayat \
      were, or by hand: tilawa khatm read page:5. All 604 pages are a khatm; then the next begins by itself. A day's goal is set \
      by tilawa khatm goal pages:5. What is heard counts where you want it: tilawa config set khatm-listening on
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
    help: ArgumentHelp("The khatm; without it, the one that you read in.", valueName: "name"), completion: .khatmat)
  var khatm: String?
}
