package import TilawaCore

/// Finds out what a run of a script does: a value of the script, its cursors, its history and the Quran's structure.
package struct ScriptResolver: Sendable {
  let structure: QuranStructure
  let riwayah: Riwayah

  /// Makes a resolver.
  ///
  /// - Parameters:
  ///   - structure: the structure of the Quran.
  ///   - riwayah: the riwayah of steps that name none, if the script names none either.
  package init(structure: QuranStructure, riwayah: Riwayah) {
    self.structure = structure
    self.riwayah = riwayah
  }

  /// Resolves a script into the steps of a run, in order.
  ///
  /// - Parameters:
  ///   - script: the script, without fault.
  ///   - cursors: the progress of earlier runs, by variable.
  ///   - history: returns the words heard in the given number of earlier runs, the newest run first.
  /// - Throws: `ScriptFaults` for a step that grows too long; the errors of `history`.
  package func resolve(
    _ script: Script, cursors: [String: ScriptCursor],
    history: (ScriptStep.Scope, Int) throws -> [[WordRange]]
  ) throws -> ResolvedScript {
    var run = ScriptRun(script: script, structure: structure, riwayah: riwayah, cursors: cursors)
    try run.settleVariables(history)
    return try run.resolve(history)
  }
}
