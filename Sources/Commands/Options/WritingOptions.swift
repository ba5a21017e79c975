import ArgumentParser
import AppBase
import TilawaStore

/// The option `--force` of commands that write to a path of the user.
package struct WritingOptions: ParsableArguments {
  @Flag(help: PlayOption.force.help())
  package var force = false

  package init() {}

  /// Returns the checked target of a typed path.
  package func target(_ path: String, _ report: ReportOptions) throws -> OutputTarget {
    try targets([path], report)[0]
  }

  /// Returns the checked targets of typed paths. A person is asked once about all of them.
  package func targets(_ paths: [String], _ report: ReportOptions) throws -> [OutputTarget] {
    try OutputTargets.find(paths, replacing: force, asking: !report.json, in: AppContext())
  }
}
