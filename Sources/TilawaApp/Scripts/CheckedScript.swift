package import TilawaScripts
package import TilawaStore

/// A script in which nothing is wrong, and what a run of it does now.
package struct CheckedScript {
  package let script: SessionScript
  package let resolved: ResolvedScript

  /// - Parameters:
  ///   - library: in which earlier runs left what this one goes on from; nil: as if it were the first.
  ///   - tell: called with a line for each fault.
  /// - Throws: `Failure`, 65 where something is wrong; all of it is told by then.
  package init(
    file: String, goingOnFrom library: Library?, in context: AppContext, telling tell: (String) -> Void
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
