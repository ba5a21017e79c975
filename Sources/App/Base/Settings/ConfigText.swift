package import TilawaCore

/// The text in which settings are edited: a line `key = value` for each. A line with # before it is not set.
package enum ConfigText {
  /// An error for a line that cannot be read.
  package struct Fault: Error, Hashable {
    /// The number of the line, from 1.
    package let line: Int
    package let message: Sentence
  }

  /// A line that sets a value.
  package struct Entry: Hashable {
    /// The number of the line, from 1.
    package let line: Int
    package let key: String
    package let value: String
  }

  /// Returns the text of settings.
  ///
  /// - Parameters:
  ///   - keys: all keys.
  ///   - values: the values that are set, as people write them.
  package static func text(_ keys: [ConfigKey], _ values: [ConfigKey: String]) -> String {
    var lines = [
      "# \(BaseSentences.configHead)",
      "# \(BaseSentences.configForm)",
    ]
    for key in keys {
      let known = key.values
      lines += ["", "# \(key.help)"]
      if !known.isEmpty {
        lines.append("# \(BaseSentences.configValues(values: known.joined(separator: ", ")))")
      }
      if let value = values[key] {
        lines.append("\(key.name) = \(value)")
      } else {
        lines.append("#\(key.name) = \(key.standard ?? "")")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads the values that are set. Empty lines and lines that begin with # are ignored.
  package static func entries(_ text: String) throws(Fault) -> [Entry] {
    var entries: [Entry] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.trimmed
      guard !words.isEmpty, !words.hasPrefix("#") else { continue }
      guard let equals = words.firstIndex(of: "=") else {
        throw Fault(line: index + 1, message: BaseSentences.configNoLine(words: words))
      }
      let key = String(words[..<equals]).trimmed
      if let earlier = entries.first(where: { $0.key == key }) {
        throw Fault(line: index + 1, message: BaseSentences.configTwice(key: key, line: earlier.line))
      }
      entries.append(Entry(line: index + 1, key: key, value: String(words[words.index(after: equals)...]).trimmed))
    }
    return entries
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
