import Foundation
import TilawaApp
import TilawaConsole
package import TilawaCore
import TilawaTerminal

/// The surahs, juz or hizb as a list: for people in columns, for other programs apart by tabs, or as JSON.
package struct IndexReport {
  private let kind: PlaceIndex.Kind
  private let structure: QuranStructure
  private let riwayah: Riwayah
  private let entries: [PlaceIndex.Entry]

  package init(_ kind: PlaceIndex.Kind, _ structure: QuranStructure, _ riwayah: Riwayah) {
    self.kind = kind
    self.structure = structure
    self.riwayah = riwayah
    entries = PlaceIndex.entries(kind, structure, riwayah.counting)
  }

  package func tell(isForProgram: Bool) {
    if isForProgram { return Terminal.say(json.text) }
    for line in Terminal.isTerminal(1) ? columns : rows.map({ $0.joined(separator: "\t") }) { Terminal.say(line) }
  }

  /// Number, name, what it means, first ayah, page, ayat, and of surahs the name in Arabic, which is last: it may be turned.
  private var rows: [[String]] {
    entries.map { entry in
      let names = kind == .surahs ? [entry.name, entry.meaning] : [entry.name]
      return ["\(entry.number)"] + names + ["\(entry.start)", "\(entry.page)", "\(entry.ayat)"]
        + (kind == .surahs ? [entry.arabic] : [])
    }
  }

  private var heads: [String] {
    switch kind {
    case .surahs: ["no.", "surah", "meaning", "begins", "page", "ayat", ""]
    case .juz, .hizb: ["\(kind.rawValue)", "in surah", "begins", "page", "ayat"]
    }
  }

  /// Numbers stand at the right of their column.
  private var columns: [String] {
    let isVisual = Bidi.known(ProcessInfo.processInfo.environment).bidi == .visual
    let table = [heads] + rows
    let widths = heads.indices.map { column in table.map { $0[column].columns }.max() ?? 0 }
    return table.map { cells in
      cells.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.columns)
        if column == 6 { return isVisual ? VisualOrder.order(cell) : cell }
        let isNumber = column == 0 || column >= heads.count - (kind == .surahs ? 3 : 2)
        return isNumber ? space + cell : cell + space
      }.joined(separator: "  ").trimmingSuffix { $0 == " " }
    }
  }

  private var json: JSON {
    let list = entries.map { entry in
      let place: [(String, JSON)] = [("first", .string("\(entry.start)")), ("page", .int(entry.page))]
      guard kind == .surahs else {
        return JSON.object(
          [("number", .int(entry.number))] + place + [("surah", .int(entry.start.surah)), ("ayat", .int(entry.ayat))])
      }
      let surah = structure.surahs[entry.number - 1]
      return JSON.object(PlaceReport.members(surah, ayat: entry.ayat) + place)
    }
    return .object([("riwayah", .string(riwayah.rawValue)), (kind.rawValue, .array(list))])
  }
}

extension String {
  /// Without the letters at its end that are so.
  fileprivate func trimmingSuffix(while isCut: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !isCut($0) }.map(index(after:)) ?? startIndex)])
  }
}
