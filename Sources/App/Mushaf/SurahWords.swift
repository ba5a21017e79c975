/// Names of surahs as one word: `al-baqara`, `baqara`. A shell need not quote them, and the range parser reads them.
package enum SurahWords {
  /// Returns the names that begin with `typed`, with or without the article. The typed letters keep their case.
  package static func beginning(_ typed: String, _ names: [String]) -> [String] {
    let wanted = typed.lowercased()
    return names.compactMap { name in
      spellings(of: name).first { $0.hasPrefix(wanted) }.map { typed + $0.dropFirst(wanted.count) }
    }
  }

  /// Returns the spellings of a name: with the article if there is one, and without it.
  package static func spellings(of name: String) -> [String] {
    let word = String(name.lowercased().map { $0 == " " ? "-" : $0 }.filter { $0.isLetter || $0 == "-" })
    let parts = word.split(separator: "-", maxSplits: 1)
    // Ta-Ha and Ya-Sin have no article.
    guard parts.count == 2, parts[0].count <= 3, parts[0].hasPrefix("a") else {
      return [word]
    }
    return [word, String(parts[1])]
  }
}
