import TilawaCore

/// The description of a pack, as lines `key: value`, with the digest of these lines at the end.
struct PackManifest: Hashable {
  static let ending = ".pack"
  private static let title = "tilawa pack 1"

  let pack: TextPack
  /// SHA-256 of its text as lines.
  let lines: String

  init(_ pack: TextPack, lines: String) {
    self.pack = pack
    self.lines = lines
  }

  /// Reads a manifest; returns nil for other data, and for a changed manifest.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let rows = text.split(separator: "\n")
    guard rows.first == Self.title[...], let last = rows.last, last.hasPrefix("sha256: ") else { return nil }
    let body = rows.dropLast().map { $0 + "\n" }.joined()
    guard last.dropFirst("sha256: ".count) == Self.digest(body) else { return nil }
    var values: [Substring: String] = [:]
    for row in rows.dropFirst().dropLast() {
      guard let colon = row.firstIndex(of: ":") else { return nil }
      values[row[..<colon]] = String(row[colon...].dropFirst(2))
    }
    guard let id = values["id"].flatMap({ PackID($0) }), let kind = values["kind"].flatMap(PackKind.init),
      let direction = values["direction"].flatMap(TextDirection.init), let name = values["name"],
      let ayat = values["ayat"].flatMap({ Int($0) }), let file = values["file"], let lines = values["lines"],
      Hex.isDigest(file), Hex.isDigest(lines)
    else { return nil }
    pack = TextPack(
      id: id, kind: kind, language: values["language"].flatMap { PackLanguage($0) }, direction: direction, name: name,
      author: values["author"], licence: values["licence"], source: values["source"], ayat: ayat, sha256: file)
    self.lines = lines
  }

  /// The text of the manifest. Each value has one line; the code that makes a pack guarantees it.
  var text: String {
    let values: [(String, String?)] = [
      ("id", pack.id.text), ("kind", pack.kind.rawValue), ("language", pack.language?.code),
      ("direction", pack.direction.rawValue), ("name", pack.name), ("author", pack.author), ("licence", pack.licence),
      ("source", pack.source), ("ayat", "\(pack.ayat)"), ("file", pack.sha256), ("lines", lines),
    ]
    let rows = values.compactMap { key, value in value.map { "\(key): \($0)\n" } }
    let body = "\(Self.title)\n" + rows.joined()
    return body + "sha256: \(Self.digest(body))\n"
  }

  private static func digest(_ text: String) -> String {
    var hasher = SHA256Hasher()
    hasher.update(text)
    return hasher.finish()
  }
}
