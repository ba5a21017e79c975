package import AppBase
import Glibc
package import TilawaCore
package import TilawaScripts
package import TilawaStore

/// A script that was read from a file without fault, and the values needed to resolve it.
package struct SessionScript {
  package let context: AppContext
  /// The file name as the user typed it.
  package let file: String
  package let script: Script
  /// The key of the script's cursors and history.
  package let identity: String
  package let quran: QuranDatabase
  /// The riwayah of steps that name none.
  package let riwayah: Riwayah

  /// - Throws: `Failure` where the file cannot be read; `ScriptFaults` for what is wrong in it.
  package init(file: String, in context: AppContext) throws {
    let bytes = try WholeFile.read(file, atMost: ScriptReader.mostBytes)
    let (quran, riwayah) = (try context.quran(), try context.riwayah(nil))
    self.file = file
    self.context = context
    self.quran = quran
    self.riwayah = riwayah
    script = try ScriptReader(structure: quran.structure, riwayah: riwayah).read(bytes)
    identity = script.identity(path: SessionScript.absolute(file))
  }

  /// Returns the steps that a run does now.
  package func resolved(_ memory: SessionMemory) throws -> ResolvedScript {
    try ScriptResolver(structure: quran.structure, riwayah: riwayah)
      .resolve(script, cursors: memory.cursors, history: memory.history)
  }

  /// Returns the faults in the options of the script's steps.
  package func faults(of resolved: ResolvedScript) throws -> [ScriptFault] {
    // The same options are checked once, whatever ayat they are for.
    var seen: Set<[String]> = []
    return try resolved.steps.flatMap { step -> [ScriptFault] in
      switch step.action {
      case .play(let play) where seen.insert(SessionPlay(play).deciding).inserted:
        return try SessionPlay(play).faults(riwayah: script.riwayah ?? riwayah, in: quran.structure, context.opening)
      case .record(let arguments, _) where seen.insert(arguments.texts).inserted:
        return try SessionRecord.faults(arguments)
      case .play, .record, .pause, .stop, .skip: return []
      }
    }
  }

  /// Reports all faults of a script, one line each.
  ///
  /// - Returns: the failure with which the command ends.
  package static func tell(
    _ faults: ScriptFaults, of file: String, to tell: (Sentence) -> Void
  ) -> Failure {
    for fault in faults.faults {
      let place = [fault.line, fault.column].compactMap { $0.map { ":\($0)" } }.joined()
      tell(ScriptsSentences.fault(place: "\(file)\(place)", reason: fault.detail))
    }
    return Failure(silent: faults.isLibraryMissing ? .unavailable : .unreadable)
  }

  /// Returns the absolute path without links, so that a script has one identity under all its names.
  private static func absolute(_ file: String) -> String {
    realpath(file) ?? Disk.standardized(file)
  }
}

extension ScriptFault {
  /// The answer of a check; the faults for people are lines on standard error.
  package static func answer(_ faults: [ScriptFault]) -> CommandAnswer {
    CommandAnswer(
      faults.isEmpty ? [ScriptsSentences.noFaults] : [],
      ScriptCheck(
        ok: faults.isEmpty,
        faults: faults.map { ScriptCheck.Fault(line: $0.line, column: $0.column, message: $0.message) }))
  }
}
