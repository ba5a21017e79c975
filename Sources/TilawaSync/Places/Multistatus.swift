import CExpat
import TilawaCore

/// The answer of a WebDAV server to a question about a collection or a file: the entries that it names.
struct Multistatus {
  struct Entry: Hashable {
    /// The decoded parts of the path.
    let parts: [String]
    let isCollection: Bool
    /// The size in bytes; nil where the server does not tell it.
    let size: Int?
    /// The time of the last change as the server wrote it.
    let modified: String?
  }

  let entries: [Entry]

  /// The question: the properties that are read here and no others.
  static let question = Array(
    """
    <?xml version="1.0" encoding="utf-8"?><propfind xmlns="DAV:"><prop><resourcetype/><getcontentlength/>\
    <getlastmodified/></prop></propfind>
    """.utf8)

  /// Reads an answer.
  ///
  /// - Throws: one line about its fault, or about missing libexpat.
  init(_ bytes: [UInt8]) throws(MultistatusError) {
    let reader = MultistatusReader()
    try reader.read(bytes)
    entries = reader.entries
  }

  /// The entries directly in the collection that was asked about. Servers behind others may name it by another path than it was
  /// asked by, so it is the collection with the shortest path.
  var members: [Entry] {
    guard let own = entries.filter(\.isCollection).map(\.parts).min(by: { $0.count < $1.count }) else { return [] }
    return entries.filter { $0.parts.count == own.count + 1 && $0.parts.starts(with: own) }
  }
}

/// A fault in a server's answer, in one line.
struct MultistatusError: Error, Hashable {
  let detail: Sentence

  var message: String { detail.text }
}

/// A collector of the entries that libexpat reads, within bounds.
private final class MultistatusReader {
  private static let mostEntries = 1_000_000
  private static let deepest = 32
  private static let longestText = 4096

  private(set) var entries: [Multistatus.Entry] = []
  private var isMultistatus = false
  private var fault: Sentence?
  private var depth = 0
  private var parser: OpaquePointer?
  /// The characters of the present element; nil if they are not needed.
  private var text: String?
  private var path: String?
  private var found = Properties()
  private var group = Properties()

  private struct Properties {
    var isCollection = false
    var size: Int?
    var modified: String?
    var isGood = true
  }

  func read(_ bytes: [UInt8]) throws(MultistatusError) {
    if let failure = cexpat_load() {
      throw MultistatusError(detail: TilawaSyncSentences.xmlNeedsPackage(reason: String(cString: failure)))
    }
    guard let parser = XML_ParserCreateNS(nil, XML_Char(UInt8(ascii: " "))) else {
      throw MultistatusError(detail: TilawaSyncSentences.outOfMemory)
    }
    self.parser = parser
    defer {
      XML_ParserFree(parser)
      self.parser = nil
    }
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { data, name, _ in MultistatusReader.from(data)?.begin(name) },
      { data, name in MultistatusReader.from(data)?.end(name) })
    XML_SetCharacterDataHandler(parser) { MultistatusReader.from($0)?.add($1, Int($2)) }
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      MultistatusReader.from(data)?.stop(TilawaSyncSentences.documentTypeDeclared)
    }
    let status = bytes.withUnsafeBytes { bytes in
      XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), 1)
    }
    if let fault { throw MultistatusError(detail: fault) }
    guard status == XML_STATUS_OK else {
      let words = XML_ErrorString(XML_GetErrorCode(parser)).map { Sentence(verbatim: String(cString: $0)) }
      throw MultistatusError(
        detail: TilawaSyncSentences.lineFault(
          line: Int(XML_GetCurrentLineNumber(parser)), reason: words ?? TilawaSyncSentences.noXml))
    }
    guard isMultistatus else { throw MultistatusError(detail: TilawaSyncSentences.noListOfWebdav) }
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> MultistatusReader? {
    data.map { Unmanaged<MultistatusReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func stop(_ reason: Sentence) {
    if fault == nil { fault = reason }
    if let parser { _ = XML_StopParser(parser, 0) }
  }

  private func begin(_ name: UnsafePointer<CChar>?) {
    depth += 1
    guard depth <= Self.deepest else { return stop(TilawaSyncSentences.nestedTooDeeply) }
    guard fault == nil, let name else { return }
    switch String(cString: name) {
    case "DAV: multistatus": isMultistatus = true
    case "DAV: response":
      path = nil
      found = Properties()
    case "DAV: propstat": group = Properties()
    case "DAV: href" where path == nil, "DAV: status", "DAV: getcontentlength", "DAV: getlastmodified": text = ""
    case "DAV: collection": group.isCollection = true
    default: break
    }
  }

  private func end(_ name: UnsafePointer<CChar>?) {
    depth -= 1
    guard fault == nil, let name else { return }
    switch String(cString: name) {
    case "DAV: href": if let text { path = path ?? text }
    case "DAV: status": group.isGood = text.map { $0.split(separator: " ").dropFirst().first == "200" } ?? true
    case "DAV: getcontentlength": group.size = text.flatMap(Self.size)
    case "DAV: getlastmodified": group.modified = text
    case "DAV: propstat": endGroup()
    case "DAV: response": endResponse()
    default: return
    }
    text = nil
  }

  /// Takes over the properties of a group, unless the server says that it does not have them.
  private func endGroup() {
    guard group.isGood else { return }
    found.isCollection = found.isCollection || group.isCollection
    found.size = found.size ?? group.size
    found.modified = found.modified ?? group.modified
  }

  private func endResponse() {
    guard let path, let parts = Self.parts(of: path) else { return }
    guard entries.count < Self.mostEntries else {
      return stop(TilawaSyncSentences.tooManyFiles(most: Self.mostEntries))
    }
    entries.append(
      Multistatus.Entry(
        parts: parts, isCollection: found.isCollection, size: found.size, modified: found.modified))
  }

  private func add(_ characters: UnsafePointer<CChar>?, _ count: Int) {
    guard fault == nil, let text, let characters else { return }
    guard text.utf8.count + count <= Self.longestText else { return stop(TilawaSyncSentences.textTooLong) }
    self.text = text + String(decoding: UnsafeRawBufferPointer(start: characters, count: count), as: UTF8.self)
  }

  private static func size(_ text: String) -> Int? {
    let digits = text.filter { !$0.isWhitespace }
    guard (1...15).contains(digits.utf8.count), digits.isASCIIDigits else { return nil }
    return Int(digits)
  }

  /// Returns the decoded parts of an address's path; nil where it is no path.
  private static func parts(of text: String) -> [String]? {
    var path = Substring(text.filter { !$0.isNewline && $0 != " " })
    if !path.hasPrefix("/"), let host = path.split(separator: "/", maxSplits: 1).last, path.contains("://") {
      path = host.drop { $0 == "/" }.drop { $0 != "/" }
    }
    guard path.hasPrefix("/"), !path.contains(where: { "?#".contains($0) }) else { return nil }
    var parts: [String] = []
    for part in path.split(separator: "/") {
      guard let decoded = decoded(part) else { return nil }
      parts.append(decoded)
    }
    return parts
  }

  private static func decoded(_ part: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(part.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
