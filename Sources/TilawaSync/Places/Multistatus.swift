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
  init(_ bytes: [UInt8]) throws(XMLFault) {
    let reader = MultistatusReader()
    try XMLAnswer.read(bytes, begins: reader.begin, ends: reader.end)
    guard reader.isMultistatus else { throw XMLFault(detail: TilawaSyncSentences.noListOfWebdav) }
    entries = reader.entries
  }

  /// The entries directly in the collection that was asked about. Servers behind others may name it by another path than it was
  /// asked by, so it is the collection with the shortest path.
  var members: [Entry] {
    guard let own = entries.filter(\.isCollection).map(\.parts).min(by: { $0.count < $1.count }) else { return [] }
    return entries.filter { $0.parts.count == own.count + 1 && $0.parts.starts(with: own) }
  }
}

/// A collector of the entries of an answer.
private final class MultistatusReader {
  private(set) var entries: [Multistatus.Entry] = []
  private(set) var isMultistatus = false
  private var path: String?
  private var found = Properties()
  private var group = Properties()

  private struct Properties {
    var isCollection = false
    var size: Int?
    var modified: String?
    var isGood = true
  }

  /// Takes the beginning of an element, and returns whether its characters are needed.
  func begin(_ name: String) -> Bool {
    switch name {
    case "DAV: multistatus": isMultistatus = true
    case "DAV: response":
      path = nil
      found = Properties()
    case "DAV: propstat": group = Properties()
    case "DAV: href" where path == nil, "DAV: status", "DAV: getcontentlength", "DAV: getlastmodified": return true
    case "DAV: collection": group.isCollection = true
    default: break
    }
    return false
  }

  /// Takes the end of an element, and returns the reason to stop where there is one.
  func end(_ name: String, _ text: String?) -> Sentence? {
    switch name {
    case "DAV: href": if let text { path = path ?? text }
    case "DAV: status": group.isGood = text.map { $0.split(separator: " ").dropFirst().first == "200" } ?? true
    case "DAV: getcontentlength": group.size = text.flatMap(XMLAnswer.size)
    case "DAV: getlastmodified": group.modified = text
    case "DAV: propstat": endGroup()
    case "DAV: response": return endResponse()
    default: break
    }
    return nil
  }

  /// Takes over the properties of a group, unless the server says that it does not have them.
  private func endGroup() {
    guard group.isGood else { return }
    found.isCollection = found.isCollection || group.isCollection
    found.size = found.size ?? group.size
    found.modified = found.modified ?? group.modified
  }

  private func endResponse() -> Sentence? {
    guard let path, let parts = Self.parts(of: path) else { return nil }
    guard entries.count < XMLAnswer.mostEntries else {
      return TilawaSyncSentences.tooManyFiles(most: XMLAnswer.mostEntries)
    }
    entries.append(
      Multistatus.Entry(
        parts: parts, isCollection: found.isCollection, size: found.size, modified: found.modified))
    return nil
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
      guard let decoded = XMLAnswer.decoded(part) else { return nil }
      parts.append(decoded)
    }
    return parts
  }
}
