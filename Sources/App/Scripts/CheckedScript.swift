package import AppBase
package import TilawaCore
package import TilawaScripts
package import TilawaStore

/// A script without faults, and the steps that a script run does now.
package struct CheckedScript {
  package let script: SessionScript
  package let resolved: ResolvedScript

  /// Reads and checks a script.
  ///
  /// - Parameters:
  ///   - library: the library with the cursors and history of earlier script runs; nil: as if this run were the first.
  ///   - tell: called with a line for each fault.
  /// - Throws: `Failure`, 65 if there are faults, after all of them are reported.
  package init(
    file: String, goingOnFrom library: Library?, in context: AppContext, telling tell: (Sentence) -> Void
  ) throws {
    do {
      script = try SessionScript(file: file, in: context)
      let identity = script.identity
      let memory = try library.map { try SessionMemory.of(identity, in: $0) } ?? SessionMemory()
      resolved = try script.resolved(memory)
      let faults = try script.faults(of: resolved)
      if !faults.isEmpty { throw ScriptFaults(faults) }
    } catch let faults as ScriptFaults {
      throw SessionScript.tell(faults, of: file, to: tell)
    }
  }
}
