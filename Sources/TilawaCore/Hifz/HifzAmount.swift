/// An amount of text for a day: `lines:5`, `ayat:10`, `pages:2`, `minutes:40`.
package struct HifzAmount: Hashable, Sendable, CustomStringConvertible {
  package enum Unit: String, CaseIterable, Hashable, Sendable { case lines, ayat, pages, minutes }

  package let count: Int
  package let unit: Unit

  /// The allowed counts.
  package static let counts = 1...10_000

  package init?(_ count: Int, _ unit: Unit) {
    guard HifzAmount.counts.contains(count) else { return nil }
    self.count = count
    self.unit = unit
  }

  /// Reads `lines:5`, or `5 lines`; nil for other texts.
  package init?(_ text: String) {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == " " }).map(String.init)
    guard parts.count == 2 else { return nil }
    let (word, number) = Int(parts[0]) == nil ? (parts[0], parts[1]) : (parts[1], parts[0])
    let unit = Unit.allCases.first { $0.rawValue == word || "\($0.rawValue.dropLast())" == word }
    guard number.isASCIIDigits, let count = Int(number),
      let unit = unit ?? (word == "ayah" ? .ayat : nil)
    else { return nil }
    self.init(count, unit)
  }

  package var description: String { "\(unit.rawValue):\(count)" }

  /// The text for people: "5 lines".
  package var sentence: Sentence {
    switch unit {
    case .lines: CoreSentences.lines(count: count)
    case .ayat: CoreSentences.ayat(count: count)
    case .pages: CoreSentences.pages(count: count)
    case .minutes: CoreSentences.minutes(count: count)
    }
  }

  package var text: String { sentence.text }
}

/// The measures of the text, by which amounts in lines, ayat and minutes become words.
package struct HifzMeasure: Hashable, Sendable {
  /// The number of words in the Quran.
  package let words: Int
  /// The number of pages.
  package let pages: Int
  /// The number of ayat in Kufi.
  package let ayat: Int

  /// The number of lines of a page of the print.
  package let linesOfPage: Int
  /// The number of lines of the Madani mushaf, by which time is counted in all prints.
  private let timedLines: Int

  /// The time that one line of the Madani mushaf takes when it is recited by heart at an even pace, in seconds: a page in two and a half minutes.
  package static let secondsOfLine = 10.0
  /// The time that one new line takes until it stays, in seconds.
  package static let secondsOfNewLine = 180.0

  package init(_ structure: QuranStructure) {
    words = structure.words
    pages = structure.count(of: .page)
    linesOfPage = structure.print.linesOfPage
    timedLines = max(1, structure.divisions[.page]?.count ?? 0) * Print.madani.linesOfPage
    ayat = structure.ayatCount(of: .kufi)
  }

  /// The mean number of words in a line.
  package var wordsOfLine: Double { Double(words) / Double(max(1, pages) * linesOfPage) }

  /// The mean number of words in a line by which time is counted.
  private var wordsOfTimedLine: Double { Double(words) / Double(timedLines) }

  /// Returns an amount as words.
  ///
  /// - Parameter secondsOfLine: the time for a line, for amounts in minutes.
  package func words(of amount: HifzAmount, secondsOfLine: Double) -> Double {
    let count = Double(amount.count)
    switch amount.unit {
    case .lines: return count * wordsOfLine
    case .ayat: return count * Double(words) / Double(max(1, ayat))
    case .pages: return count * wordsOfLine * Double(linesOfPage)
    case .minutes: return count * 60 / secondsOfLine * wordsOfTimedLine
    }
  }

  /// Returns the minutes that words take.
  package func minutes(of words: Double, secondsOfLine: Double) -> Double {
    words / wordsOfTimedLine * secondsOfLine / 60
  }

  /// Returns words as lines.
  package func lines(of words: Double) -> Double { words / wordsOfLine }
}
