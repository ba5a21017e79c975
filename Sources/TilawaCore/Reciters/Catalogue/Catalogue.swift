/// A list of the reciters with published files, in the order in which they are offered.
///
/// The text is a table with a line for each set of files and tabs between the columns. `Scripts/build-catalogue` makes
/// it.
package struct Catalogue: Hashable, Sendable {
  /// A reason why a text is not a catalogue.
  package struct Fault: Error, Hashable, CustomStringConvertible {
    /// The number of the line, from 1.
    package let line: Int
    /// A description of what is wrong with the line.
    package let detail: Sentence

    package var sentence: Sentence { detail.at(CoreSentences.line(line: line)) }
    package var description: String { sentence.text }
  }

  /// All entries, in the order of the table.
  package let entries: [CatalogueEntry]

  /// Reads the text of a catalogue.
  ///
  /// - Throws: `Fault` for the first wrong line.
  package init(_ text: String) throws(Fault) {
    var entries: [CatalogueEntry] = []
    var ids: Set<String> = []
    for (number, fields) in Catalogue.rows(of: text) {
      guard fields.allSatisfy({ !$0.unicodeScalars.contains(where: Catalogue.isControl) }) else {
        throw Fault(line: number, detail: CoreSentences.controlCharacters)
      }
      let entry: CatalogueEntry
      do throws(CatalogueRow.Fault) {
        entry = try CatalogueRow(fields).entry()
      } catch {
        throw Fault(line: number, detail: error.detail)
      }
      guard ids.insert(entry.id).inserted else {
        throw Fault(line: number, detail: CoreSentences.entryTwice(id: entry.id))
      }
      entries.append(entry)
    }
    self.entries = entries
  }

  /// Returns the entry with an id; nil where there is none.
  package subscript(id id: String) -> CatalogueEntry? { entries.first { $0.id == id } }

  /// Returns the ids alone, without a check of the other columns: quick enough for completion while somebody types.
  package static func ids(in text: String) -> [String] {
    rows(of: text).compactMap { $0.fields.first.map(String.init) }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Returns the lines of the table without comments and without the names of the columns.
  private static func rows(of text: String) -> [(number: Int, fields: [Substring])] {
    let newline = UInt8(ascii: "\n"), tab = UInt8(ascii: "\t")
    var rows: [(number: Int, fields: [Substring])] = []
    var isHead = true
    for (index, line) in text.utf8.split(separator: newline, omittingEmptySubsequences: false).enumerated() {
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      if isHead {
        isHead = false
        continue
      }
      rows.append((index + 1, line.split(separator: tab, omittingEmptySubsequences: false).map { Substring($0) }))
    }
    return rows
  }
}
