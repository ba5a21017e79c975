import ArgumentParser

/// The option `--levels` of commands that hear a microphone for another program.
package struct LevelOptions: ParsableArguments {
  @Flag(help: "With --json: tell the level of the sound ten times a second.")
  package var levels = false

  package init() {}

  /// - Throws: `ValidationError` where nobody reads the levels.
  package func check(_ report: ReportOptions) throws {
    if levels, !report.json { throw ValidationError(CommandOptionsSentences.levelsWithJson) }
  }
}
