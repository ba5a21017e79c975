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
    guard let first = lines.first(where: { !$0.bytes.isEmpty }) else { throw PackFault("there is no text in it") }
    if let head = String(validating: first.bytes, as: UTF8.self), isPage(head) {
      throw PackFault("it is a web page and no pack")
    }
    if numbered(first) != nil { return try PackDocument(entries: tanzil(lines), facts: facts) }
    if let table = try PackRecords.read(content, from: first) { return try PackDocument(entries: table, facts: facts) }
    return try PackDocument(entries: plain(lines, numbers), facts: facts)
  }

  /// Throws for a line that is too long to be looked at; one of JSON may be as long as the file.
  static func checkLength(_ bytes: [UInt8]) throws(PackFault) {
    guard let first = bytes.prefix(1000).first(where: { !" \t\r\n\u{FEFF}".utf8.contains($0) }),
      !"[{".utf8.contains(first)
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
    PackFault("it is longer than the text of any ayah: \(ByteSize(bytes: length))", at: .line(number))
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
      guard lines.count <= PackDocument.most else { throw PackFault("it has more lines than the Quran has words") }
    }
    while let last = lines.last, last.bytes.isEmpty { lines.removeLast() }
    return lines
  }

  // MARK: - With numbers

  private static func tanzil(_ lines: [Line]) throws(PackFault) -> [PackEntry] {
    var entries: [PackEntry] = []
    entries.reserveCapacity(lines.count)
    for line in lines where !line.bytes.isEmpty {
      guard let (surah, ayah, text) = numbered(line) else {
        throw PackFault("it is not surah|ayah|text", at: .line(line.number))
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
    guard (1...4).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 & 15) }
  }

  // MARK: - Without numbers

  private static func plain(_ lines: [Line], _ numbers: [AyahRef]) throws(PackFault) -> [PackEntry] {
    guard lines.count == numbers.count else {
      throw PackFault(
        abs(lines.count - numbers.count) < 500
          ? "\(lines.count) lines of text: without numbers there is one for each of the \(numbers.count) ayat"
          : "it is no pack that is known: lines surah|ayah|text, \(numbers.count) lines, JSON, SQLite, "
            + "or a table whose header names surah, ayah and text")
    }
    return zip(lines, numbers).map { line, ref in
      PackEntry(
        surah: ref.surah, ayah: ref.ayah, text: String(decoding: line.bytes, as: UTF8.self), place: .line(line.number))
    }
  }
}

/// Tables with a header, by commas, tabs or semicolons. A field in double quotes may hold those, and ends of lines.
enum PackRecords {
  /// Nil where the first line is no header.
  static func read(_ content: ArraySlice<UInt8>, from first: PackLines.Line) throws(PackFault) -> [PackEntry]? {
    for separator in "\t,;|".utf8 {
      var reader = Reader(rest: content[first.bytes.startIndex...], line: first.number, separator: separator)
      guard let names = try reader.record(), let table = PackTable(names) else { continue }
      var entries: [PackEntry] = []
      var line = reader.line
      while let fields = try reader.record() {
        defer { line = reader.line }
        guard fields != [""], !fields[0].hasPrefix("#") else { continue }
        guard fields.count == names.count else {
          throw PackFault("it has \(fields.count) columns and not \(names.count)", at: .line(line))
        }
        entries.append(try table.entry({ fields[$0] }, at: .line(line)))
        guard entries.count <= PackDocument.most else { break }
      }
      return entries
    }
    return nil
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>
    /// Of the next record.
    var line: Int
    let separator: UInt8

    /// The fields of the next record; nil at the end.
    mutating func record() throws(PackFault) -> [String]? {
      guard !rest.isEmpty else { return nil }
      let start = line
      var fields: [String] = []
      while true {
        let isQuoted = rest.first == UInt8(ascii: "\"")
        fields.append(isQuoted ? try quoted(from: start) : plain())
        let end = rest.popFirst()
        guard end == separator else {
          guard end == nil || end == UInt8(ascii: "\n") else {
            throw PackFault("there is something behind a field in quotes", at: .line(start))
          }
          line += 1
          return fields
        }
      }
    }

    private mutating func plain() -> String {
      let end = rest.firstIndex { $0 == separator || $0 == UInt8(ascii: "\n") } ?? rest.endIndex
      var field = rest[..<end]
      if end == rest.endIndex || rest[end] != separator, field.last == UInt8(ascii: "\r") { field = field.dropLast() }
      rest = rest[end...]
      return String(decoding: field, as: UTF8.self)
    }

    private mutating func quoted(from start: Int) throws(PackFault) -> String {
      var field: [UInt8] = []
      rest = rest.dropFirst()
      while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
        field += rest[..<quote]
        rest = rest[(quote + 1)...]
        guard rest.first == UInt8(ascii: "\"") else {
          line += field.count { $0 == UInt8(ascii: "\n") }
          if rest.first == UInt8(ascii: "\r") { rest = rest.dropFirst() }
          return String(decoding: field, as: UTF8.self)
        }
        field.append(UInt8(ascii: "\""))
        rest = rest.dropFirst()
      }
      throw PackFault("a field in quotes does not end", at: .line(start))
    }
  }
}
