import TilawaCore

/// The file of a pack: its texts as it has them, and what it says of itself.
struct PackDocument {
  let entries: [PackEntry]
  let facts: PackFacts

  /// More texts than there are words.
  static let most = 100_000

  /// Finds out of which shape it is, and reads it.
  ///
  /// - Parameter numbers: of the ayat in order, for files that have a line for each and no numbers.
  init(_ bytes: [UInt8], numbers: [AyahRef]) throws(PackFault) {
    if bytes.starts(with: "SQLite format 3\0".utf8) {
      self = try PackDatabase.read(bytes)
      return
    }
    try PackLines.checkLength(bytes)
    try PackEncoding.check(bytes)
    let content = bytes[(bytes.starts(with: PackEncoding.mark) ? PackEncoding.mark.count : 0)...]
    switch content.first(where: { !" \t\r\n".utf8.contains($0) }) {
    case _ where ForeignText.isJSON(content): self = try PackJSON.read(Array(content), numbers: numbers)
    case UInt8(ascii: "<"): self = try PackXML.read(content)
    case nil: throw PackFault(StoreSentences.empty)
    default: self = try PackLines.read(content, numbers: numbers)
    }
  }

  init(entries: [PackEntry], facts: PackFacts) throws(PackFault) {
    guard entries.count <= PackDocument.most else { throw PackFault(StoreSentences.tooManyTexts) }
    self.entries = entries
    self.facts = facts
  }
}

/// The facts that a file states about itself, word for word.
struct PackFacts: Hashable {
  var id: String?
  var name: String?
  var author: String?
  var language: String?
  var licence: String?
  var source: String?
  var kind: String?

  /// Takes the value of a key; the first of a kind holds. Other keys are passed over.
  mutating func take(_ key: some StringProtocol, _ value: some StringProtocol) {
    let value = MarkupText.plain(String(value))
    guard !value.isEmpty, value.utf8.count <= 1000, MarkupText.control(in: value) == nil else { return }
    switch key.lowercased() {
    case "id", "identifier", "slug": id = id ?? value
    case "name", "title", "resource_name": name = name ?? value
    case "translator", "author", "author_name", "translators": author = author ?? value
    case "language", "language_name", "lang", "language_code": language = language ?? value
    case "licence", "license", "copyright", "terms", "rights": licence = licence ?? value
    case "source", "url", "website", "link": source = source ?? value
    case "type", "kind", "format": kind = kind ?? value
    default: break
    }
  }

  /// Takes a line such as `#  Translator: Somebody`.
  mutating func take(comment line: some StringProtocol) {
    let line = line.drop { $0 == "#" || $0 == " " || $0 == "\t" }
    guard let colon = line.firstIndex(of: ":") else { return }
    take(line[..<colon], line[line.index(after: colon)...])
  }
}

/// Whether bytes are text as packs are: UTF-8 without NUL.
enum PackEncoding {
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func check(_ bytes: [UInt8]) throws(PackFault) {
    for (mark, name) in [([0xFF, 0xFE] as [UInt8], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE")]
    where bytes.starts(with: mark) {
      throw PackFault(StoreSentences.utf16(name: name, line: "iconv -f UTF-16 -t UTF-8"))
    }
    if let nul = bytes.firstIndex(of: 0) {
      throw PackFault(StoreSentences.nulByte, at: PackLineStarts(bytes).place(of: nul))
    }
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    let fault = invalid(bytes)
    throw PackFault(
      StoreSentences.byteNotUtf8(
        byte: Hex.padded(bytes[fault], to: 2, .capital), line: "iconv -f CHARSET -t UTF-8"),
      at: PackLineStarts(bytes).place(of: fault))
  }

  /// The first byte that belongs to no letter.
  private static func invalid(_ bytes: [UInt8]) -> Int {
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var place = 0
    while true {
      switch decoder.parseScalar(from: &rest) {
      case .valid(let letter): place += letter.count
      case .error, .emptyInput: return min(place, bytes.count - 1)
      }
    }
  }
}
