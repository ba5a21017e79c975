extension HijriDate {
  /// A reason why a text is no day of the Islamic calendar.
  package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text does not have the form of a date.
    case noDate(String)
    /// The calendar's table does not have this year.
    case noYear(Int)
    /// The month does not have this day; with the year, if the text has one.
    case noDay(Int, month: Int, year: Int?)

    package var sentence: Sentence {
      switch self {
      case .noDate(let text): CoreSentences.noHijriDate(text: text)
      case .noYear(let year):
        CoreSentences.noHijriYear(year: year, first: HijriDate.years.lowerBound, last: HijriDate.years.upperBound)
      case .noDay(let day, let month, let year?):
        CoreSentences.noHijriDay(
          day: day, month: HijriDate.month(month), year: year, length: HijriDate.length(year, month))
      case .noDay(let day, let month, nil):
        CoreSentences.noHijriDayEver(day: day, month: HijriDate.month(month))
      }
    }

    package var description: String { sentence.text }
  }

  /// Reads `1 Ramadan 1448`, `Ramadan 1448` (its first day) and `1448-09-01`; months may have any usual spelling.
  ///
  /// - Throws: `Fault`; a day that the typed year does not have is refused.
  package init(_ text: String) throws(Fault) {
    let typed = try Typed(text)
    guard let year = typed.year else { throw .noDate(text) }
    try self.init(year, typed)
  }

  /// Reads also dates without a year, such as `Ramadan` and `27 Ramadan`: the next such day after `today`.
  package init(_ text: String, after today: CalendarDay) throws(Fault) {
    let typed = try Typed(text)
    if let year = typed.year {
      try self.init(year, typed)
      return
    }
    let year = HijriDate.year(near: today)
    // Search several years: not every year has a 30th of each month.
    let next = (max(1, year - 1)...year + 30).lazy
      .compactMap { HijriDate(year: $0, month: typed.month, day: typed.day) }.first { today < $0.gregorian }
    guard let next else { throw .noDay(typed.day, month: typed.month, year: nil) }
    self = next
  }

  private init(_ year: Int, _ typed: Typed) throws(Fault) {
    guard HijriDate.years.contains(year) else { throw .noYear(year) }
    guard let date = HijriDate(year: year, month: typed.month, day: typed.day) else {
      throw .noDay(typed.day, month: typed.month, year: year)
    }
    self = date
  }

  /// The parts of a typed date; the day may not exist.
  private struct Typed {
    var day = 1
    let month: Int
    var year: Int?

    init(_ text: String) throws(Fault) {
      let western = ArabicText.westernDigits(text)
      if let (year, month, day) = Typed.dashed(western) {
        (self.year, self.month, self.day) = (year, month, day)
        return
      }
      var words = western.split(whereSeparator: \.isWhitespace)
      if words.count > 1, let last = words.last.flatMap(Typed.number) {
        year = last
        words.removeLast()
      }
      if words.count > 1, let first = words.first.flatMap(Typed.number) {
        day = first
        words.removeFirst()
      }
      guard let month = HijriDate.month(named: words.joined(separator: " ")) else { throw .noDate(text) }
      self.month = month
    }

    /// Returns the numbers of a text like `1448-09-01`; later years are of the Gregorian calendar.
    private static func dashed(_ text: String) -> (Int, Int, Int)? {
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      let numbers = parts.compactMap(number)
      guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3, numbers[0] < 1700,
        (1...12).contains(numbers[1])
      else { return nil }
      return (numbers[0], numbers[1], numbers[2])
    }

    private static func number(_ word: Substring) -> Int? {
      guard !word.isEmpty, word.utf8.count < 10, word.isASCIIDigits else { return nil }
      return Int(word)
    }
  }
}

extension HijriDate {
  /// Returns the number of a month; nil for an unknown or ambiguous name.
  private static func month(named name: String) -> Int? {
    // Letters alone: a number in a name is none that was understood.
    guard !name.contains(where: \.isNumber) else { return nil }
    let skeleton = skeleton(name)
    return spellings.firstIndex { $0.contains(skeleton) }.map { $0 + 1 }
  }

  /// Returns a name without vowels, aspiration and doubled letters, because spellings differ in these.
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
