package import TilawaCore

/// Reads session scripts: YAML in the language that tilawa-script(5) describes.
package struct ScriptReader: Sendable {
  /// The most bytes that a script has.
  package static let mostBytes = 1 << 20

  private let structure: QuranStructure
  private let riwayah: Riwayah

  /// Makes a reader of scripts.
  ///
  /// - Parameters:
  ///   - structure: the structure of the Quran.
  ///   - riwayah: the riwayah whose counting ranges have, if the script does not name another.
  package init(structure: QuranStructure, riwayah: Riwayah) {
    self.structure = structure
    self.riwayah = riwayah
  }

  /// Reads a script; time and memory grow as its length does.
  ///
  /// - Throws: all faults that were found.
  package func read(_ bytes: [UInt8]) throws(ScriptFaults) -> Script {
    let source = try ScriptText(bytes)
    let root = try YAMLDocument(source).root()
    var reading = ScriptReading(source: source, structure: structure, riwayah: riwayah)
    let script = reading.script(root)
    guard let script, reading.faults.isEmpty else { throw ScriptFaults(reading.faults) }
    return script
  }

  /// Reads a script that is a text already.
  package func read(_ text: String) throws(ScriptFaults) -> Script { try read(Array(text.utf8)) }
}
