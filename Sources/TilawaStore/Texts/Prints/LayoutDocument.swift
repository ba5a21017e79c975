import TilawaCore

/// The layout of a print as a file has it: for each line its page, and the words or the name on it.
struct LayoutDocument {
  /// The kind of a line.
  enum Kind: String {
    case ayah
    case name = "surah_name"
    case basmalah = "basmallah"

    init?(_ text: String) {
      switch text.lowercased() {
      case "ayah", "ayat", "text": self = .ayah
      case "surah_name", "surah-name", "surah": self = .name
      case "basmallah", "basmalah", "bismillah": self = .basmalah
      default: return nil
      }
    }
  }

  /// A line of a page.
  struct Line {
    let page: Int
    let line: Int
    let kind: Kind
    let isCentred: Bool
    /// The numbers of its first and its last word, from 1; nil for a line without words.
    let words: (first: Int, last: Int)?
    let surah: Int?
  }

  /// The lines, by pages and then from the top.
  let lines: [Line]
  /// The name that the file gives the print.
  let name: String?
  /// The number of lines of a page that the file states.
  let linesOfPage: Int?
  /// The name of the font that the file states, which tells the script: layouts of two scripts may count the same words.
  let font: String?

  /// More lines than any print has.
  static let mostLines = 60_000
  static let mostPages = 5000
  private static let mostWord = 1_000_000
  /// The deepest nesting of arrays and objects.
  private static let depth = 6

  private init(_ lines: [Line], name: String?, linesOfPage: Int?, font: String?) {
    self.lines = lines.enumerated().sorted {
      ($0.element.page, $0.element.line, $0.offset) < ($1.element.page, $1.element.line, $1.offset)
    }.map(\.element)
    self.name = name.map(MarkupText.tidy).flatMap { name in
      name.isEmpty || name.utf8.count > 200 || MarkupText.control(in: name) != nil ? nil : name
    }
    self.linesOfPage = linesOfPage
    self.font = font
  }

  /// Whether its font is one of South Asia.
  var isSouthAsian: Bool {
    let words = [font, name].compactMap { $0?.lowercased() }
    return words.contains { word in ["indopak", "nasta", "taj"].contains { word.contains($0) } }
  }

  /// Reads a layout; nil for a file of another kind.
  ///
  /// - Throws: for a layout with a fault.
  static func read(_ bytes: [UInt8]) throws(PackFault) -> LayoutDocument? {
    if bytes.starts(with: ForeignDatabase.magic) { return try database(bytes) }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes[(bytes.starts(with: mark) ? mark.count : 0)...]
    guard ForeignText.isJSON(content), names.contains(where: { contains($0, in: content) }) else { return nil }
    guard let node = try? JSONReader.node(Array(content), .lenient, depth: depth) else { return nil }
    return try json(node)
  }

  /// The members that a layout as JSON has.
  private static let names = ["\"firstWordId\"", "\"first_word_id\""]

  /// Refuses a file that has lines of pages, and not all that a layout needs.
  ///
  /// - Throws: with the names of what is missing.
  static func check(_ bytes: [UInt8]) throws(PackFault) {
    var missing: [String]?
    if bytes.starts(with: ForeignDatabase.magic) {
      missing = try? missingColumns(bytes)
    } else if ForeignText.isJSON(bytes) {
      func has(_ names: String...) -> Bool { names.contains { contains("\"\($0)\"", in: bytes[...]) } }
      guard has("line_type", "lineType") || has("line_number", "lineNumber") && !has("text", "translation") else {
        return
      }
      let needed = [
        ["page_number", "page"], ["line_number", "line"], ["line_type", "type"], ["first_word_id", "firstWordId"],
        ["last_word_id", "lastWordId"],
      ]
      missing = needed.filter { names in !names.contains { contains("\"\($0)\"", in: bytes[...]) } }.map { $0[0] }
    }
    guard let missing else { return }
    throw PackFault(StoreSentences.layoutNeeds(names: missing.isEmpty ? "pages" : missing.listed))
  }

  /// Returns the columns that are missing in the table with the most columns of a layout; nil where no table has two of them.
  private static func missingColumns(_ bytes: [UInt8]) throws -> [String]? {
    let database = try ForeignDatabase(bytes)
    let needed = columns.filter { $0 != "is_centered" && $0 != "surah_number" }
    let missing = try database.tables().map { name in
      let own = Set(try database.table(name).columns.map { $0.lowercased() })
      return needed.filter { !own.contains($0) }
    }
    return missing.min { $0.count < $1.count }.flatMap { $0.count <= needed.count - 2 ? $0 : nil }
  }

  private static func contains(_ name: String, in content: ArraySlice<UInt8>) -> Bool {
    let name = Array(name.utf8)
    return content.prefix(100_000).windows(of: name)
  }

  // MARK: - Tables

  private static func database(_ bytes: [UInt8]) throws(PackFault) -> LayoutDocument? {
    do {
      let database = try ForeignDatabase(bytes)
      let tables = try database.tables()
      for name in tables {
        let table = try database.table(name)
        let places = columns.map { column in table.columns.firstIndex { $0.lowercased() == column } }
        guard let page = places[0], let line = places[1], let kind = places[2], let first = places[4],
          let last = places[5]
        else { continue }
        let wanted = [page, line, kind, places[3] ?? kind, first, last, places[6] ?? first]
        var lines: [Line] = []
        try database.forEachRow(of: table, columns: wanted, atMost: mostLines) { cells in
          lines.append(
            try self.line(
              page: cells[0].number, line: cells[1].number, kind: cells[2].text,
              isCentred: places[3] != nil && cells[3].number == 1, first: cells[4].number, last: cells[5].number,
              surah: places[6] == nil ? nil : cells[6].number))
        }
        let facts = try self.facts(database, tables)
        return LayoutDocument(lines, name: facts.name, linesOfPage: facts.lines, font: facts.font)
      }
      return nil
    } catch let fault as PackFault {
      throw fault
    } catch let fault as ForeignDatabase.Fault {
      throw PackFault(fault.sentence)
    } catch {
      throw PackFault(StoreSentences.sqliteSays(reason: "\(error)"))
    }
  }

  private static let columns = [
    "page_number", "line_number", "line_type", "is_centered", "first_word_id", "last_word_id", "surah_number",
  ]

  private static func facts(
    _ database: borrowing ForeignDatabase, _ tables: [String]
  ) throws -> (name: String?, lines: Int?, font: String?) {
    guard tables.contains("info") else { return (nil, nil, nil) }
    let table = try database.table("info")
    let places = ["name", "lines_per_page", "font_name"].compactMap { table.columns.firstIndex(of: $0) }
    guard places.count == 3 else { return (nil, nil, nil) }
    var facts: (name: String?, lines: Int?, font: String?) = (nil, nil, nil)
    try database.forEachRow(of: table, columns: places, atMost: 1, excess: .left) {
      facts = ($0[0].text, $0[1].number, $0[2].text)
    }
    return facts
  }

  // MARK: - JSON

  /// Reads an array of rows, or of pages with their lines; it may be the member `pages` of an object.
  private static func json(_ node: JSONNode) throws(PackFault) -> LayoutDocument? {
    guard let pages = node.array ?? node["pages"]?.array else { return nil }
    var lines: [Line] = []
    for (page, item) in zip(1..., pages) {
      let inner = item.array ?? item["lines"]?.array
      let number = item["page_number"]?.text.flatMap { Int($0) } ?? page
      for (line, row) in zip(1..., inner ?? [item]) {
        guard lines.count < mostLines else { throw PackFault(StoreSentences.layoutTooLong(most: mostLines)) }
        lines.append(try self.line(row, page: inner == nil ? nil : number, line: inner == nil ? nil : line))
      }
    }
    let info = node["info"]
    return LayoutDocument(
      lines, name: member(info, "name")?.text,
      linesOfPage: member(info, "lines_per_page", "linesPerPage")?.text.flatMap { Int($0) },
      font: member(info, "font_name", "fontName")?.text)
  }

  private static func line(_ row: JSONNode, page: Int?, line: Int?) throws(PackFault) -> Line {
    func number(_ names: String...) -> Int? {
      names.lazy.compactMap { row[$0]?.text }.first.flatMap { Int($0) }
    }
    var isCentred = number("is_centered", "isCentered", "centered") == 1
    if case .bool(let flag) = member(row, "is_centered", "isCentered", "centered")?.value { isCentred = flag }
    return try self.line(
      page: page ?? number("page_number", "page"), line: line ?? number("line_number", "line"),
      kind: member(row, "line_type", "type")?.text ?? "", isCentred: isCentred,
      first: number("first_word_id", "firstWordId"), last: number("last_word_id", "lastWordId"),
      surah: number("surah_number", "surahNumber"))
  }

  private static func member(_ node: JSONNode?, _ names: String...) -> JSONNode? {
    names.lazy.compactMap { node?[$0] }.first
  }

  private static func line(
    page: Int?, line: Int?, kind: String, isCentred: Bool, first: Int?, last: Int?, surah: Int?
  ) throws(PackFault) -> Line {
    guard let page, let line, (1...mostPages).contains(page), (1...255).contains(line) else {
      throw PackFault(StoreSentences.layoutLineUnnumbered)
    }
    guard let kind = Kind(kind) else {
      throw PackFault(StoreSentences.layoutLineOfUnknownKind(page: page, line: line))
    }
    var words: (Int, Int)?
    if kind == .ayah {
      guard let first, let last, first >= 1, last >= first, last <= mostWord else {
        throw PackFault(StoreSentences.layoutLineWithoutWords(page: page, line: line))
      }
      words = (first, last)
    }
    return Line(
      page: page, line: line, kind: kind, isCentred: isCentred, words: words, surah: kind == .name ? surah : nil)
  }
}

extension ArraySlice<UInt8> {
  /// Whether some bytes are among these.
  fileprivate func windows(of wanted: [UInt8]) -> Bool {
    guard let first = wanted.first, count >= wanted.count else { return false }
    return (startIndex...endIndex - wanted.count).contains { place in
      self[place] == first && self[place..<place + wanted.count].elementsEqual(wanted)
    }
  }
}
