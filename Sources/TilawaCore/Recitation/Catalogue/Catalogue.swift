/// The reciters whose files are known to be published, in the order in which they are offered.
///
/// A table with a line for each, columns separated by tabs, as `Scripts/build-catalogue` makes it.
public struct Catalogue: Hashable, Sendable {
  /// Why a text is no catalogue.
  public struct Fault: Error, Hashable, CustomStringConvertible {
    /// From 1.
    public let line: Int
    /// What is wrong with it.
    public let message: String

    public var description: String { "line \(line): \(message)" }
  }

  /// All of them.
  public let entries: [CatalogueEntry]

  /// - Throws: for the first line that is not as it must be.
  public init(_ text: String) throws(Fault) {
    var entries: [CatalogueEntry] = []
    var ids: Set<String> = []
    for (number, fields) in Catalogue.rows(of: text) {
      guard fields.allSatisfy({ !$0.unicodeScalars.contains(where: Catalogue.isControl) }) else {
        throw Fault(line: number, message: "it holds control characters")
      }
      let entry: CatalogueEntry
      do throws(CatalogueRow.Fault) {
        entry = try CatalogueRow(fields).entry()
      } catch {
        throw Fault(line: number, message: error.message)
      }
      guard ids.insert(entry.id).inserted else { throw Fault(line: number, message: "\(entry.id) is there twice") }
      entries.append(entry)
    }
    self.entries = entries
  }

  /// The entry of an id.
  public subscript(id id: String) -> CatalogueEntry? { entries.first { $0.id == id } }

  /// Their ids alone, of a text that nobody looks at closer: quickly, for whoever is typing.
  public static func ids(in text: String) -> [String] { rows(of: text).compactMap { $0.fields.first.map(String.init) } }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// The lines that are neither comments nor the names of the columns.
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
