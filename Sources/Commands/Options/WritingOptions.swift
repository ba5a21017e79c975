import ArgumentParser
import TilawaApp
import TilawaStore

/// `--force`, for commands that write to a path which a user names.
package struct WritingOptions: ParsableArguments {
  @Flag(help: PlayOption.force.help())
  package var force = false

  package init() {}

  /// Finds where something may be written that was typed so.
  package func target(_ path: String, _ report: ReportOptions) throws -> OutputTarget {
    try targets([path], report)[0]
  }

  /// The same of several, about which is asked once.
  package func targets(_ paths: [String], _ report: ReportOptions) throws -> [OutputTarget] {
    try OutputTargets.find(paths, replacing: force, asking: !report.json, in: AppContext())
  }
}
