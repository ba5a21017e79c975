import Foundation
import TilawaCore

/// A request: its first line, its fields by their lower-case names, and its body.
struct HTTPRequest: Sendable {
  /// The methods that are answered.
  enum Method: String { case get = "GET", head = "HEAD", post = "POST" }

  /// The method; nil for another one.
  let method: Method?
  /// The path and the query, as they came.
  let target: String
  private let fields: [(name: String, value: String)]
  var body: [UInt8] = []

  /// The path as it came, with its escapes.
  var path: String { String(target.prefix { $0 != "?" }) }

  /// The names and values behind the path.
  var query: [(name: String, value: String)] {
    target.drop { $0 != "?" }.dropFirst().split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let plain = parts.map { $0.removingPercentEncoding ?? $0 }
      return (plain[0], plain.count > 1 ? plain[1] : "")
    }
  }

  /// The length of the body, as it is stated.
  var length: Int { values(of: "content-length").first.flatMap { Int($0) } ?? 0 }

  /// Whether the connection ends with the reply.
  var endsConnection: Bool { words(of: "connection").contains("close") }

  /// Returns the values of a field, in their order.
  func values(of name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// Returns the lower-case words of a field that is a list.
  func words(of name: String) -> [String] {
    values(of: name).flatMap { $0.lowercased().split(separator: ",") }.map { $0.trimmingSpace() }
  }

  /// The value of a field by its lower-case name; several ones in one line.
  subscript(name: String) -> String? {
    let values = values(of: name)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// Reads a whole head, with the empty line at its end; nil where it is malformed.
  init?(_ head: [UInt8]) {
    // Printable ASCII, tabs, and bytes of UTF-8 in values.
    guard let text = String(validating: head, as: UTF8.self),
      head.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0) })
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
    (method, target) = (Method(rawValue: String(words[0])), String(words[1]))
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
