public import TilawaCore

/// A session as somebody wrote it down: steps, one after the other. It was read without fault.
public struct Script: Hashable, Sendable {
  /// What it is called; nil where it does not say.
  public let name: String?
  /// The riwayah of all steps that do not name one; nil: the configured one.
  public let riwayah: Riwayah?
  /// What `{{…}}` stands for in it.
  public let variables: [ScriptVariable]
  /// At least one.
  public let steps: [ScriptStep]

  /// What its cursors and its history are kept under: its name, wherever the file is; without a name the file's path.
  ///
  /// - Parameter path: of the file, absolute.
  public func identity(path: String) -> String { ScriptTitle.identity(named: name, path: path) }

  /// The most steps that a script may have, with those of repeated groups counted each time.
  public static let mostSteps = 10_000
}
