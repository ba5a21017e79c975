import Glibc
import TilawaCore

/// Files of lines: Tanzil's `surah|ayah|text`, a text a line for all ayat, and tables with a header.
enum PackLines {
  typealias Line = (number: Int, bytes: ArraySlice<UInt8>)

  /// Longer than the text of any ayah, also with a commentary.
  private static let longest = 1_000_000

  static func read(_ content: ArraySlice<UInt8>, numbers: [AyahRef]) throws(PackFault) -> PackDocument {
    var facts = PackFacts()
    let lines = try texts(content, &facts)
    guard let first = lines.first(where: { !$0.bytes.isEmpty }) else { throw PackFault(StoreSentences.noText) }
    if let head = String(validating: first.bytes, as: UTF8.self), isPage(head) {
      throw PackFault(StoreSentences.webPageNoPack)
    }
    if numbered(first) != nil { return try PackDocument(entries: tanzil(lines), facts: facts) }
    if let table = try PackRecords.read(content, from: first) { return try PackDocument(entries: table, facts: facts) }
    return try PackDocument(entries: plain(lines, numbers), facts: facts)
  }

  /// Throws for a line that is too long to be looked at; one of JSON or XML may be as long as the file.
  static func checkLength(_ bytes: [UInt8]) throws(PackFault) {
    guard let first = bytes.prefix(1000).first(where: { !" \t\r\n\u{FEFF}".utf8.contains($0) }),
      !"[{<".utf8.contains(first)
    else { return }
    var (place, number) = (0, 1)
    while place < bytes.count {
      let length = bytes.withUnsafeBytes { all -> Int in
        guard let base = all.baseAddress, let end = memchr(base + place, 0x0A, all.count - place) else {
          return all.count - place
        }
        return UnsafeRawPointer(end) - base - place
      }
      guard length <= longest else { throw tooLong(length, number) }
      (place, number) = (place + length + 1, number + 1)
    }
  }

  private static func tooLong(_ length: Int, _ number: Int) -> PackFault {
    PackFault(StoreSentences.longerThanAnyAyah(size: ByteSize(bytes: length).sentence), at: .line(number))
  }

  private static func isPage(_ head: String) -> Bool {
    let head = head.lowercased()
    return ["<!doctype", "<html", "<?xml"].contains { head.contains($0) }
  }

  /// The lines that are no comments, without their ends; empty ones at both ends of the file are left out.
  private static func texts(_ content: ArraySlice<UInt8>, _ facts: inout PackFacts) throws(PackFault) -> [Line] {
    var lines: [Line] = []
    var number = 0
    var rest = content
    while !rest.isEmpty {
      number += 1
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      var line = rest[..<end]
      rest = rest[min(end + 1, rest.endIndex)...]
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      guard line.first != UInt8(ascii: "#") else {
        facts.take(comment: String(decoding: line, as: UTF8.self))
        continue
      }
      if !line.isEmpty || !lines.isEmpty { lines.append((number, line)) }
      guard lines.count <= PackDocument.most else { throw PackFault(StoreSentences.tooManyLines) }
    }
    while let last = lines.last, last.bytes.isEmpty { lines.removeLast() }
    return lines
  }

  // MARK: - Lines with numbers

  private static func tanzil(_ lines: [Line]) throws(PackFault) -> [PackEntry] {
    var entries: [PackEntry] = []
    entries.reserveCapacity(lines.count)
    for line in lines where !line.bytes.isEmpty {
      guard let (surah, ayah, text) = numbered(line) else {
        throw PackFault(StoreSentences.noLineOfText, at: .line(line.number))
      }
      entries.append(
        PackEntry(surah: surah, ayah: ayah, text: String(decoding: text, as: UTF8.self), place: .line(line.number)))
    }
    return entries
  }

  private static func numbered(_ line: Line) -> (surah: Int, ayah: Int, text: ArraySlice<UInt8>)? {
    let fields = line.bytes.split(separator: UInt8(ascii: "|"), maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, let surah = number(fields[0]), let ayah = number(fields[1]) else { return nil }
    return (surah, ayah, fields[2])
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isASCIIDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 & 15) }
  }

  // MARK: - Lines without numbers

  private static func plain(_ lines: [Line], _ numbers: [AyahRef]) throws(PackFault) -> [PackEntry] {
    guard lines.count == numbers.count else {
      throw PackFault(
        abs(lines.count - numbers.count) < 500
          ? StoreSentences.packLinesMissing(count: lines.count, expected: numbers.count)
          : StoreSentences.packOfUnknownKind(expected: numbers.count))
    }
    return zip(lines, numbers).map { line, ref in
      PackEntry(
        surah: ref.surah, ayah: ref.ayah, text: String(decoding: line.bytes, as: UTF8.self), place: .line(line.number))
    }
  }
}

/// Tables with a header, by commas, tabs, semicolons or bars. A field in double quotes may hold those, and ends of lines.
enum PackRecords {
  /// Returns the entries of a table; nil where the first line is no header.
  static func read(_ content: ArraySlice<UInt8>, from first: PackLines.Line) throws(PackFault) -> [PackEntry]? {
    for separator in "\t,;|".utf8 {
      var rows = SeparatedRows(
        content[first.bytes.startIndex...], separator: separator, .strict, line: first.number)
      guard let names = try next(&rows)?.fields, let table = PackTable(names) else { continue }
      var entries: [PackEntry] = []
      while let row = try next(&rows) {
        guard row.fields != [""], !row.fields[0].hasPrefix("#") else { continue }
        guard row.fields.count == names.count else {
          throw PackFault(
            StoreSentences.wrongColumns(count: row.fields.count, expected: names.count), at: .line(row.line))
        }
        entries.append(try table.entry({ row.fields[$0] }, at: .line(row.line)))
        guard entries.count <= PackDocument.most else { break }
      }
      return entries
    }
    return nil
  }

  private static func next(_ rows: inout SeparatedRows) throws(PackFault) -> SeparatedRows.Row? {
    do throws(SeparatedRows.Fault) {
      return try rows.next()
    } catch {
      switch error {
      case .openQuote(let line): throw PackFault(StoreSentences.fieldDoesNotEnd, at: .line(line))
      case .textAfterQuote(let line): throw PackFault(StoreSentences.textBehindField, at: .line(line))
      }
    }
  }
}
