import FoundationEssentials
import TilawaCore

/// A text as the King Fahd Complex distributes it: a table with a header, by tabs, commas or semicolons, or JSON, an array of
/// objects. The surah, the ayah's number and its text are read; pages, lines and names are left out.
struct TextFile {
  let ayat: [PrintedAyah]

  /// - Parameter path: for errors.
  /// - Throws: `.unreadable`, with the line or the place in the array.
  init(_ bytes: [UInt8], path: String) throws(StoreError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes[(bytes.starts(with: mark) ? mark.count : 0)...]
    let first = content.first { !" \t\r\n".utf8.contains($0) }
    do throws(Fault) {
      ayat =
        first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
        ? try TextFile.json(Data(content)) : try TextFile.table(content)
      if ayat.isEmpty { throw Fault(StoreSentences.noAyah) }
    } catch {
      throw StoreError(code: .unreadable, operation: StoreSentences.cannotReadText, path: path, detail: error.sentence)
    }
  }

  /// A fault in a file.
  private struct Fault: Error {
    let sentence: Sentence

    init(_ sentence: Sentence) { self.sentence = sentence }
  }

  /// The required columns, with their names in the known layouts.
  private enum Column: CaseIterable {
    case surah, ayah, text

    var names: [String] {
      switch self {
      case .surah: ["surah", "sura_no", "sora", "sora_no", "sura", "sora_number"]
      case .ayah: ["ayah", "aya_no", "aya", "ayah_no"]
      case .text: ["text", "aya_text"]
      }
    }
  }

  private static func ayah(_ surah: Int?, _ ayah: Int?, _ text: String, at place: Sentence) throws(Fault) -> PrintedAyah
  {
    guard let surah, let ayah, (1...999).contains(surah), (1...9999).contains(ayah) else {
      throw Fault(StoreSentences.numbersMissingAt(place: place))
    }
    let printed = PrintedAyah(surah: surah, ayah: ayah, text: text)
    // A line of a text pack is one line.
    guard !printed.text.isEmpty, !printed.text.contains(where: \.isNewline) else {
      throw Fault(StoreSentences.noTextOfOneLine(place: place, ref: "\(surah):\(ayah)"))
    }
    return printed
  }

  // MARK: - Tables

  private static func table(_ content: ArraySlice<UInt8>) throws(Fault) -> [PrintedAyah] {
    var lines: [(number: Int, text: String)] = []
    for (index, line) in content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard let text = String(validating: line, as: UTF8.self) else {
        throw Fault(StoreSentences.lineNotUtf8(number: index + 1))
      }
      let bare = text.last == "\r" ? text.dropLast() : text[...]
      if !bare.isEmpty { lines.append((index + 1, String(bare))) }
    }
    guard let head = lines.first, let separator = separator(of: head.text) else {
      throw Fault(StoreSentences.noKnownText)
    }
    let names = fields(of: head.text, by: separator)
    let columns = Column.allCases.compactMap { column in names.firstIndex { column.names.contains($0) } }
    var ayat: [PrintedAyah] = []
    for (number, line) in lines.dropFirst() {
      let fields = fields(of: line, by: separator)
      guard fields.count == names.count else {
        throw Fault(StoreSentences.lineOfWrongColumns(number: number, count: fields.count, expected: names.count))
      }
      ayat.append(
        try ayah(
          Int(fields[columns[0]]), Int(fields[columns[1]]), fields[columns[2]],
          at: StoreSentences.lineOfText(number: number)))
    }
    return ayat
  }

  /// The separator of the columns in a header with all required columns; nil if there is none.
  private static func separator(of head: String) -> Unicode.Scalar? {
    let separators: [Unicode.Scalar] = ["\t", ",", ";"]
    return separators.first { separator in
      let names = fields(of: head, by: separator)
      return Column.allCases.allSatisfy { column in names.contains { column.names.contains($0) } }
    }
  }

  /// A field may stand in double quotes; two of them are one.
  private static func fields(of line: String, by separator: Unicode.Scalar) -> [String] {
    var fields: [String] = []
    var field = String.UnicodeScalarView()
    var isQuoted = false
    var wasQuote = false
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\"" where isQuoted || field.isEmpty || wasQuote:
        if wasQuote { field.append(scalar) }
        wasQuote = isQuoted
        isQuoted.toggle()
        continue
      case separator where !isQuoted:
        fields.append(String(field))
        field = String.UnicodeScalarView()
      default: field.append(scalar)
      }
      wasQuote = false
    }
    return fields + [String(field)]
  }

  // MARK: - JSON

  private static func json(_ data: Data) throws(Fault) -> [PrintedAyah] {
    let rows: [Row]
    do {
      rows = try JSONDecoder().decode([Row].self, from: data)
    } catch {
      throw Fault(StoreSentences.noKingFahdJson(fault: JSONFault.sentence(error)))
    }
    var ayat: [PrintedAyah] = []
    for (index, row) in rows.enumerated() {
      ayat.append(try ayah(row.surah, row.ayah, row.text, at: StoreSentences.objectOfText(number: index + 1)))
    }
    return ayat
  }

  private struct Row: Decodable {
    let surah: Int?
    let ayah: Int?
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      func key(_ column: Column) -> Key? { column.names.map { Key($0) }.first { container.contains($0) } }
      func number(_ column: Column) throws -> Int? {
        guard let key = key(column) else { return nil }
        if let number = try? container.decode(Int.self, forKey: key) { return number }
        return Int(try container.decode(String.self, forKey: key))
      }
      surah = try number(.surah)
      ayah = try number(.ayah)
      text = try key(.text).map { try container.decode(String.self, forKey: $0) } ?? ""
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
