package import TilawaCore

/// A session as somebody wrote it down: steps, one after the other. It was read without fault.
package struct Script: Hashable, Sendable {
  /// The name; nil if the script gives none.
  package let name: String?
  /// The riwayah of all steps that do not name one; nil: the configured one.
  package let riwayah: Riwayah?
  /// The variables: the meanings of `{{…}}` in the script.
  package let variables: [ScriptVariable]
  /// The steps; at least one.
  package let steps: [ScriptStep]

  /// The key of the script's cursors and history: its name, wherever the file is, or else the file's path.
  ///
  /// - Parameter path: the absolute path of the file.
  package func identity(path: String) -> String { ScriptTitle.identity(named: name, path: path) }

  /// The most steps that a script may have, with those of repeated groups counted each time.
  package static let mostSteps = 10_000
}
