public import TilawaCore

/// Finds out what a run of a script does: a value of the script, its cursors, its history and the Quran's structure.
public struct ScriptResolver: Sendable {
  let structure: QuranStructure
  let riwayah: Riwayah

  /// - Parameters:
  ///   - structure: the structure of the Quran.
  ///   - riwayah: of steps that name none, where the script names none either.
  public init(structure: QuranStructure, riwayah: Riwayah) {
    self.structure = structure
    self.riwayah = riwayah
  }

  /// What is done, in order.
  ///
  /// - Parameters:
  ///   - script: the script, without fault.
  ///   - cursors: how far earlier runs have come, by variable.
  ///   - history: the words that so many earlier runs heard, the newest run first.
  /// - Throws: `ScriptFaults` for a step that grows too long; what `history` throws.
  public func resolve(
    _ script: Script, cursors: [String: ScriptCursor],
    history: (ScriptStep.Scope, Int) throws -> [[WordRange]]
  ) throws -> ResolvedScript {
    var run = ScriptRun(script: script, structure: structure, riwayah: riwayah, cursors: cursors)
    try run.settleVariables(history)
    return try run.resolve(history)
  }
}
