import Foundation
package import TilawaCore

/// A file of bookmarks: the JSON that `bookmark export` writes, or a table.
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
    guard let text = ForeignText.text(bytes) else {
      let valid = bytes.prefix(while: { $0 != 0 })
      let line = firstFault(valid)
      throw BookmarkEntry.Fault(line: line, reason: StoreSentences.notUtf8)
    }
    return try ForeignText.isJSON(bytes) ? entries(json: Array(text.utf8)) : BookmarkTable.entries(text)
  }

  /// The first line that is no UTF-8, from 1; nil where each by itself is.
  private static func firstFault(_ bytes: some Collection<UInt8>) -> Int? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }

  private static func entries(json bytes: [UInt8]) throws(BookmarkEntry.Fault) -> [BookmarkEntry.Fields] {
    let isList = bytes.first { ![UInt8]("\u{20}\t\r\n".utf8).contains($0) } == UInt8(ascii: "[")
    let marks: [Mark]
    do {
      if isList {
        marks = try JSONDecoder().decode([Mark].self, from: Data(bytes))
      } else {
        marks = try entries(of: JSONDecoder().decode(Document.self, from: Data(bytes)))
      }
    } catch let fault as BookmarkEntry.Fault {
      throw fault
    } catch {
      throw BookmarkEntry.Fault(
        line: nil, reason: StoreSentences.bookmarksJsonDamaged(fault: JSONFault.sentence(error)))
    }
    let lines = JSONLines.ofObjects(in: bytes, under: "bookmarks")
    return marks.enumerated().map { index, mark in mark.fields(line: lines.indices.contains(index) ? lines[index] : 1) }
  }

  private static func entries(of document: Document) throws(BookmarkEntry.Fault) -> [Mark] {
    guard document.format.map({ $0 == ReadingDocument.format }) ?? true else {
      throw BookmarkEntry.Fault(line: nil, reason: StoreSentences.noListOfBookmarks)
    }
    guard document.version ?? 1 <= ReadingDocument.version else {
      throw BookmarkEntry.Fault(line: nil, reason: StoreSentences.newerVersionUpdate)
    }
    return document.bookmarks
  }

  private struct Document: Decodable {
    let format: String?
    let version: Int?
    let bookmarks: [Mark]
  }

  /// One bookmark of the file, read as far as it goes: a value of another kind is judged as text.
  private struct Mark: Decodable {
    private var texts: [String: String] = [:]
    private var tags: [String] = []

    private struct Key: CodingKey {
      let stringValue: String
      let intValue: Int? = nil
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      guard let container = try? decoder.container(keyedBy: Key.self) else { return }
      for key in container.allKeys {
        if let text = try? container.decode(String.self, forKey: key) {
          texts[key.stringValue] = text
        } else if let number = try? container.decode(Int.self, forKey: key) {
          texts[key.stringValue] = String(number)
        } else if key.stringValue == "tags", let list = try? container.decode([String].self, forKey: key) {
          tags = list
        } else if (try? container.decodeNil(forKey: key)) != true {
          texts[key.stringValue] = "?"
        }
      }
    }

    func fields(line: Int) -> BookmarkEntry.Fields {
      var fields = BookmarkEntry.Fields(line: line)
      fields.id = texts["id"]
      fields.ref = texts["ref"]
      fields.counting = texts["counting"]
      fields.note = texts["note"]
      fields.tags = tags + (texts["tags"].map { [$0] } ?? [])
      fields.colour = texts["colour"]
      fields.created = texts["created"]
      fields.changed = texts["changed"]
      return fields
    }
  }
}

/// The lines of elements in JSON, which decoders do not tell.
enum JSONLines {
  /// The lines, from 1, on which the elements of an array begin: of the outermost, or of the one that a key of the outermost
  /// object has.
  static func ofObjects(in bytes: [UInt8], under key: String) -> [Int] {
    var lines: [Int] = []
    var open: [UInt8] = []
    var (line, name, isKey) = (1, [UInt8](), false)
    var index = bytes.startIndex
    var isElement = false
    while index < bytes.endIndex {
      let byte = bytes[index]
      let isInside = open == [UInt8(ascii: "[")] || (isKey && open == Array("{[".utf8))
      if isInside, isElement, ![UInt8](" \t\r\n,]".utf8).contains(byte) {
        lines.append(line)
        isElement = false
      }
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "\""):
        let end = endOfString(in: bytes, from: index + 1)
        if open.count == 1 { name = Array(bytes[index + 1..<end]) }
        index = end
      case UInt8(ascii: ":") where open.count == 1: isKey = name == Array(key.utf8)
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(byte)
        isElement = isElement || open == [UInt8(ascii: "[")] || (isKey && open == Array("{[".utf8))
      case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
      case UInt8(ascii: ",") where isInside: isElement = true
      default: break
      }
      index += 1
    }
    return lines
  }

  /// The index of the quote that ends a string; the end if there is none.
  private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.endIndex)
  }
}
