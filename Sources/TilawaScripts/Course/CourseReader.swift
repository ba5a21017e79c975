package import TilawaCore

/// Reads the file of a course: YAML in the language that `docs/course.md` describes.
package struct CourseReader: Sendable {
  private let structure: QuranStructure

  /// - Parameter structure: the structure of the Quran, in which passages are looked for.
  package init(structure: QuranStructure) { self.structure = structure }

  /// Reads a course.
  ///
  /// - Throws: all faults that were found.
  package func read(_ bytes: [UInt8]) throws(ScriptFaults) -> Course {
    let source = try ScriptText(bytes)
    let root = try YAMLDocument(source).root()
    var reading = CourseReading(ScriptReading(source: source, structure: structure, riwayah: .hafs))
    let course = reading.course(root)
    guard let course, reading.faults.isEmpty else { throw ScriptFaults(reading.faults) }
    return course
  }

  /// Reads a course that is a text already.
  package func read(_ text: String) throws(ScriptFaults) -> Course { try read(Array(text.utf8)) }
}
