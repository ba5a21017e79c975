extension NameForm {
  /// Returns the likeness of a typed word to a word of a name, in thousandths; 0 for a different word.
  func likeness(to word: NameForm) -> Int {
    if letters == word.letters { return 1000 }
    if letters.count >= 3, word.letters.count > letters.count, word.letters.starts(with: letters) {
      return 900 - min(200, 20 * (word.letters.count - letters.count))
    }
    let longest = max(letters.count, word.letters.count)
    let allowed = NameForm.slips(in: longest)
    let isSameBones = bones.count >= 3 && bones == word.bones
    // A letter that only one of them has is half a slip at least.
    guard isSameBones || (mask ^ word.mask).nonzeroBitCount <= 2 * allowed else { return 0 }
    guard isBegun(like: word) else { return 0 }
    let slips = NameForm.distance(letters, word.letters, atMost: isSameBones ? longest : allowed)
    if isSameBones { return max(600, 880 - 60 * slips) }
    return slips > allowed ? 0 : 900 - 900 * slips / longest
  }

  /// Whether the first letters are the same, or both are vowels. People who misspell a name usually begin it correctly.
  private func isBegun(like word: NameForm) -> Bool {
    guard let first = letters.first, let other = word.letters.first else { return false }
    return first == other || NameLetters.isVowel(first) && NameLetters.isVowel(other)
  }

  /// Returns the number of slips allowed in a word of a length.
  private static func slips(in length: Int) -> Int {
    switch length {
    case ...3: 0
    case 4...6: 1
    case 7...9: 2
    default: 3
    }
  }

  /// Returns the number of letters to insert, delete, replace or swap with the next to turn one word into the other; a
  /// number above `limit` where more than `limit` are needed.
  private static func distance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int {
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    var before = [Int](repeating: 0, count: b.count + 1)
    var above = Array(0...b.count)
    var row = above
    for i in 0..<a.count {
      row[0] = i + 1
      var least = row[0]
      for j in 0..<b.count {
        var cost = min(above[j] + (a[i] == b[j] ? 0 : 1), row[j] + 1, above[j + 1] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row[j + 1] = cost
        least = min(least, cost)
      }
      guard least <= limit else { return limit + 1 }
      (before, above, row) = (above, row, before)
    }
    return above[b.count]
  }
}
