/// The search for the name that a user probably meant.
package enum NearestName {
  /// Returns the name that is most like a word; nil if none is like it.
  package static func find(_ word: String, among names: [String]) -> String? {
    let ranked = names.map { ($0, distance(Array(word.utf8), Array($0.utf8))) }.min { $0.1 < $1.1 }
    if let (name, slips) = ranked, slips <= max(1, word.utf8.count / 3) { return name }
    return names.first { $0.contains(word) && word.utf8.count > 2 }
  }

  /// Words that mean the same in other programs.
  private static let synonyms: [Set<String>] = [
    ["remove", "delete", "rm", "del", "forget", "unset", "drop"], ["show", "list", "ls", "get", "status", "info"],
    ["add", "new", "save", "set", "create", "install", "import"], ["rename", "mv", "move"],
    ["play", "listen", "start"],
    ["stop", "quit", "end", "kill"], ["config", "settings", "preferences", "options"], ["search", "find", "grep"],
    ["read", "mushaf", "quran"],
  ]

  /// Returns the command for an unknown word: one with the same meaning, else one with a similar spelling.
  package static func find(_ word: String, amongCommands names: [String]) -> String? {
    let word = word.lowercased()
    let meant = synonyms.first { $0.contains(word) }.flatMap { same in names.first(where: same.contains) }
    return meant ?? find(word, among: names)
  }

  /// Returns the number of letters to add, remove, change or swap with the next one.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, rows[i - 1][j - 1] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
