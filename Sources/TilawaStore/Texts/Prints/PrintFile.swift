import TilawaCore

/// A print that a user added, as it is stored: lines `key: value`, the last of which is the digest of those before.
struct PrintFile: Hashable {
  static let ending = ".print"
  private static let title = "tilawa print 1"

  let print: Print
  let layout: [UInt8]
  /// SHA-256 of the file from which it was read.
  let file: String

  init(_ print: Print, layout: [UInt8], file: String) {
    (self.print, self.layout, self.file) = (print, layout, file)
  }

  /// Reads a stored print; nil for other bytes, and for changed ones.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let rows = text.split(separator: "\n")
    guard rows.first == Self.title[...], let last = rows.last, last.hasPrefix("sha256: ") else { return nil }
    let body = rows.dropLast().map { $0 + "\n" }.joined()
    guard last.dropFirst("sha256: ".count) == SHA256Hasher.digest(of: Array(body.utf8)) else { return nil }
    var values: [Substring: String] = [:]
    for row in rows.dropFirst().dropLast() {
      guard let colon = row.firstIndex(of: ":") else { return nil }
      values[row[..<colon]] = String(row[colon...].dropFirst(2))
    }
    guard let id = values["id"].flatMap({ PackID($0) }), let name = values["name"], let file = values["file"],
      let pages = values["pages"].flatMap({ Int($0) }), (1...LayoutDocument.mostPages).contains(pages),
      let lines = values["lines"].flatMap({ Int($0) }), (1...255).contains(lines), let script = values["script"],
      let layout = values["layout"].flatMap({ Hex.bytes($0) })
    else { return nil }
    print = Print(
      id: id.text, pages: pages, linesOfPage: lines, script: Print.Script(text: script), name: name,
      digest: SHA256Hasher.digest(of: layout))
    self.layout = layout
    self.file = file
  }

  /// The text of the file.
  var text: String {
    let rows = [
      ("id", print.id), ("name", print.name ?? print.id), ("pages", "\(print.pages)"),
      ("lines", "\(print.linesOfPage)"), ("script", print.script.text), ("file", file), ("layout", Hex.text(layout)),
    ]
    let body = "\(Self.title)\n" + rows.map { "\($0): \($1)\n" }.joined()
    return body + "sha256: \(SHA256Hasher.digest(of: Array(body.utf8)))\n"
  }
}
