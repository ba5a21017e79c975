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
    guard let year = words.popLast().flatMap({ Int($0) }), let (day, month) = HijriDate.dayOfYear(words) else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }

  /// Reads also dates without a year, such as `Ramadan` and `27 Ramadan`: the next after a day.
  public init?(_ text: String, after today: CalendarDay) {
    if let date = HijriDate(text) {
      self = date
      return
    }
    guard let (day, month) = HijriDate.dayOfYear(text.split(whereSeparator: \.isWhitespace)) else { return nil }
    let year = HijriDate.year(near: today)
    // Not every year has a 30th of each month.
    let next = (max(1, year - 1)...year + 30).lazy.compactMap { HijriDate(year: $0, month: month, day: day) }
      .first { today < $0.gregorian }
    guard let next else { return nil }
    self = next
  }

  private static func dayOfYear(_ words: [Substring]) -> (day: Int, month: Int)? {
    let day = words.first.flatMap { Int($0) }
    let name = words.dropFirst(day == nil ? 0 : 1).joined(separator: " ")
    return month(named: name).map { (day ?? 1, $0) }
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
