import ArgumentParser
import CommandOptions

struct AnnotateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "annotate", abstract: "Label the ayat of a recording: find, edit, check and export labels.",
    discussion: """
      REC is a recording: the first digits of its id, its title, or `last` for the last import. SEG is a segment: its \
      number in `annotate list`, or the first digits of its id. TIME is 62.5 (seconds), 1:02.5, 500ms or 2756250f \
      (frames).
      """,
    subcommands: [
      AnnotateListCommand.self, AnnotateAddCommand.self, AnnotateMarkCommand.self, AnnotateUnmarkCommand.self,
      AnnotateMoveCommand.self, AnnotateAssignCommand.self, AnnotateConfirmCommand.self, AnnotateDeleteCommand.self,
      AnnotateSplitCommand.self, AnnotateMergeCommand.self,
      AnnotatePreferCommand.self, AnnotateUndoCommand.self, AnnotateRedoCommand.self,
      AnnotateDetectCommand.self, AnnotateAlignCommand.self, AnnotateReviewCommand.self, AnnotateEditCommand.self,
      AnnotateReportCommand.self, AnnotateVerifyCommand.self,
      AnnotateLintCommand.self, AnnotateExportCommand.self, AnnotateImportCommand.self,
    ], defaultSubcommand: AnnotateListCommand.self)
}
