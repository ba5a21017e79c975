extension HijriDate {
  /// Reads `1 Ramadan 1448`, `Ramadan 1448` (its first day) and `1448-09-01`, the names of months as people spell them.
  public init?(_ text: String) {
    let dashed = text.split(separator: "-", omittingEmptySubsequences: false)
    if dashed.count == 3, let year = Int(dashed[0]), let month = Int(dashed[1]), let day = Int(dashed[2]) {
      // Later years are of the Gregorian calendar.
      guard dashed.map(\.utf8.count) == [4, 2, 2], year < 1700 else { return nil }
      self.init(year: year, month: month, day: day)
      return
    }
    var words = text.split(whereSeparator: \.isWhitespace)
    guard let year = words.popLast().flatMap({ Int($0) }), let first = words.first else { return nil }
    let day = Int(first)
    if day != nil { words.removeFirst() }
    guard let month = HijriDate.month(named: words.joined(separator: " ")) else { return nil }
    self.init(year: year, month: month, day: day ?? 1)
  }

  /// The number of a month; nil where it is none, or could be several.
  private static func month(named name: String) -> Int? {
    let skeleton = skeleton(name)
    return spellings.firstIndex { $0.contains(skeleton) }.map { $0 + 1 }
  }

  /// What is left of names without vowels, aspiration and doubled letters, in which spellings differ.
  private static func skeleton(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter && !"aeiouyhāīū".contains($0) }.reduce(into: "") { skeleton, letter in
      if skeleton.last != letter { skeleton.append(letter) }
    }
  }

  private static let spellings: [[String]] = [
    ["mrm", "محرم", "المحرم"], ["sfr", "صفر"], ["rblwl", "ربيعالأول"], ["rbltn", "rblkr", "ربيعالآخر", "ربيعالثاني"],
    ["jmdl", "jmdlwl", "جمادىالأولى"], ["jmdltn", "jmdlkr", "جمادىالآخرة", "جمادىالثانية"], ["rjb", "رجب"],
    ["sbn", "شعبان"], ["rmdn", "رمضان"], ["swl", "شوال"], ["dlqd", "zlqd", "ذوالقعدة", "ذيالقعدة"],
    ["dlj", "zlj", "ذوالحجة", "ذيالحجة"],
  ]
}
