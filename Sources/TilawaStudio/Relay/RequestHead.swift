/// The head of a request: its first line, and its fields by their lower-case names.
struct RequestHead {
  let method: String
  let target: String
  private let fields: [(name: String, value: String)]

  /// Returns the values of a field, in their order.
  func values(of name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// Reads a whole head, with the empty line at its end; nil where it is malformed.
  init?(_ bytes: [UInt8]) {
    // Printable ASCII, tabs, and bytes of UTF-8 in values.
    guard let text = String(validating: bytes, as: UTF8.self),
      bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0) })
    else { return nil }
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast()?.isEmpty == true, lines.allSatisfy({ $0.last == "\r" }) else { return nil }
    let plain = lines.map { $0.dropLast() }
    guard plain.allSatisfy({ !$0.contains("\r") }), plain.last?.isEmpty == true, let first = plain.first else {
      return nil
    }
    let words = String(String.UnicodeScalarView(first)).split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1", words.allSatisfy({ !$0.isEmpty && !$0.contains("\t") }),
      Self.isName(words[0])
    else { return nil }
    (method, target) = (String(words[0]), String(words[1]))
    var fields: [(String, String)] = []
    for line in plain.dropFirst().dropLast() {
      let parts = String(String.UnicodeScalarView(line)).split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, Self.isName(parts[0]) else { return nil }
      fields.append((parts[0].lowercased(), Self.trimmed(parts[1])))
    }
    self.fields = fields
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"()<>@,;:\\\"/[]?={}".utf8.contains($0) }
  }

  private static func trimmed(_ text: Substring) -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
