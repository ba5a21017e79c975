package import TilawaCore

/// A file of bookmarks: the JSON that `bookmark export` writes, a table, or what other programs write (`ForeignBookmarks`), as JSON or as a
/// property list.
package enum BookmarkFile {
  /// The format of a file of bookmarks.
  package enum Format: String, CaseIterable, Hashable, Sendable { case json, csv }

  /// Bookmarks as a file has them.
  ///
  /// - Throws: what JSON cannot hold; nothing of ours.
  package static func text(_ bookmarks: [Bookmark], as format: Format) throws -> String {
    switch format {
    case .csv: BookmarkTable.text(bookmarks)
    case .json: try ReadingDocument(SharedReading(bookmarks: bookmarks)).text()
    }
  }

  /// Reads the entries of a file: JSON if it begins with a bracket, else a table.
  ///
  /// - Throws: the fault of the file as a whole.
  package static func entries(_ bytes: [UInt8]) throws(BookmarkEntry.Fault) -> [BookmarkEntry.Fields] {
    if let refusal = refusal(bytes) { throw BookmarkEntry.Fault(line: nil, reason: refusal) }
    guard let text = ForeignText.text(bytes) else {
      let valid = bytes.prefix(while: { $0 != 0 })
      let line = firstFault(valid)
      throw BookmarkEntry.Fault(line: line, reason: StoreSentences.notUtf8)
    }
    if PropertyList.isThere(in: text) { return try entries(propertyList: bytes) }
    return try ForeignText.isJSON(bytes) ? entries(json: Array(text.utf8)) : BookmarkTable.entries(text)
  }

  /// Returns what a file is that no bookmarks are read from; nil for one that may hold some.
  private static func refusal(_ bytes: [UInt8]) -> Sentence? {
    if bytes.starts(with: "bplist".utf8) { return StoreSentences.binaryPropertyList }
    guard let other = OtherContent(heading: bytes.prefix(SoundKind.heading)), other.kind != CoreSentences.json else {
      return nil
    }
    if other.kind == CoreSentences.xml, PropertyList.isThere(in: String(decoding: bytes.prefix(4000), as: UTF8.self)) {
      return nil
    }
    return StoreSentences.notBookmarks(kind: other.kind)
  }

  private static func entries(propertyList bytes: [UInt8]) throws(BookmarkEntry.Fault) -> [BookmarkEntry.Fields] {
    let list = try PropertyList.node(bytes)
    var lines = JSONLines(bytes)
    guard let entries = ForeignBookmarks.entries(ofPropertyList: list, &lines) else {
      throw BookmarkEntry.Fault(line: nil, reason: StoreSentences.noListOfBookmarks)
    }
    return entries
  }

  /// The first line that is no UTF-8, from 1; nil where each by itself is.
  private static func firstFault(_ bytes: some Collection<UInt8>) -> Int? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }

  private static func entries(json bytes: [UInt8]) throws(BookmarkEntry.Fault) -> [BookmarkEntry.Fields] {
    let document: JSONNode
    do throws(JSONReader.Fault) { document = try JSONReader.node(bytes, .lenient, depth: JSONReader.depth) } catch {
      let fault = JSONError(error).sentence
      throw BookmarkEntry.Fault(line: nil, reason: StoreSentences.bookmarksJsonDamaged(fault: fault))
    }
    var lines = JSONLines(bytes)
    if let foreign = ForeignBookmarks.entries(document, &lines) { return foreign }
    let format = document["format"]?.text
    guard format.map({ $0 == ReadingDocument.format }) ?? true else {
      throw BookmarkEntry.Fault(
        line: nil, reason: StoreSentences.jsonOfOtherProgram(format: String((format ?? "").prefix(40))))
    }
    guard document["version"]?.text.flatMap({ Int($0) }) ?? 1 <= ReadingDocument.version else {
      throw BookmarkEntry.Fault(line: nil, reason: StoreSentences.newerVersionUpdate)
    }
    guard let marks = document.array ?? document["bookmarks"]?.array else {
      throw BookmarkEntry.Fault(line: nil, reason: StoreSentences.noListOfBookmarks)
    }
    return marks.map { fields($0, line: lines.line(at: $0.offset)) }
  }

  /// Reads one bookmark as far as it goes: a value of another kind is judged as text.
  private static func fields(_ mark: JSONNode, line: Int) -> BookmarkEntry.Fields {
    var fields = BookmarkEntry.Fields(line: line)
    func text(_ name: String) -> String? {
      guard let node = mark[name] else { return nil }
      if case .null = node.value { return nil }
      return node.text ?? "?"
    }
    fields.id = text("id")
    fields.ref = text("ref")
    fields.counting = text("counting")
    fields.note = text("note")
    let tags = mark["tags"]?.array?.map { $0.text ?? "?" }
    fields.tags = tags ?? text("tags").map { [$0] } ?? []
    fields.colour = text("colour")
    fields.created = text("created")
    fields.changed = text("changed")
    return fields
  }
}

/// The lines of places in a text, asked in ascending order.
struct JSONLines {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the line, from 1, of the byte at an offset.
  mutating func line(at offset: Int) -> Int {
    if offset < place { (place, line) = (0, 1) }
    let end = min(offset, bytes.count)
    line += bytes[place..<end].count { $0 == UInt8(ascii: "\n") }
    place = end
    return line
  }
}
