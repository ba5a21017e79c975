/// The file of a module's sentences: `name = pattern` with indented lines after it, comments with `#`, empty lines.
///
/// Patterns stay text until they are said: a start says few of hundreds.
package struct SentenceFile: Sendable {
  /// A sentence of the file.
  package struct Entry: Sendable {
    package let name: String
    /// The number of its first line, from 1.
    package let line: Int
    package fileprivate(set) var pattern: String
  }

  package private(set) var entries: [Entry] = []
  /// The number of the first line that is neither a sentence nor a comment; nil where all are.
  package private(set) var fault: Int?
  private var places: [String: Int] = [:]

  package init(_ text: String) {
    // Parts of a line are found by bytes, which takes a tenth of the time that letters take.
    var text = text
    text.makeContiguousUTF8()
    for (number, line) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    {
      read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line, number + 1)
    }
  }

  /// Returns the pattern of a sentence; nil where the file has none.
  package func pattern(of name: String) -> String? { places[name].map { entries[$0].pattern } }

  private mutating func read(_ line: Substring.UTF8View, _ number: Int) {
    guard let first = line.first, first != UInt8(ascii: "#") else { return }
    let words = SentenceFile.trimmed(line)
    guard !words.isEmpty else { return }
    if first == UInt8(ascii: " "), !entries.isEmpty {
      let last = entries.count - 1
      if !entries[last].pattern.isEmpty { entries[last].pattern += "\n" }
      entries[last].pattern += String(Substring(words))
    } else if let equals = line.firstIndex(of: UInt8(ascii: "=")) {
      let name = String(Substring(SentenceFile.trimmed(line[..<equals])))
      let pattern = String(Substring(SentenceFile.trimmed(line[line.index(after: equals)...])))
      // The first of two sentences of one name is said; the check of the file tells of the other.
      if places[name] == nil { places[name] = entries.count }
      entries.append(Entry(name: name, line: number, pattern: pattern))
    } else if fault == nil {
      fault = number
    }
  }

  private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    var text = text
    while let last = text.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { text.removeLast() }
    while let first = text.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") { text.removeFirst() }
    return text
  }
}
