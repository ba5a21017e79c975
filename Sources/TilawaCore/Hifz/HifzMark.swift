/// The slips at one word.
package struct HifzMark: Hashable, Sendable, Identifiable {
  /// The first word of the slip.
  package let word: Int
  /// The number of slips.
  package var count: Int
  /// The day of the last one.
  package var last: CalendarDay

  package init(word: Int, count: Int, last: CalendarDay) {
    self.word = word
    self.count = count
    self.last = last
  }

  package var id: Int { word }
}

/// A place that is confused with another one.
package struct HifzConfusion: Hashable, Sendable {
  /// The first word of the place.
  package let word: Int
  /// The first word of what was said instead.
  package let said: Int

  package init(word: Int, said: Int) {
    self.word = word
    self.said = said
  }
}

/// A memoriser's own note on a passage.
package struct HifzNote: Hashable, Sendable {
  package let words: WordRange
  package let text: String

  package init(words: WordRange, text: String) {
    self.words = words
    self.text = text
  }
}

/// A place that needs a drill: three slips or more within a few words.
package struct HifzDrill: Hashable, Sendable {
  /// The words from the first slip to the last.
  package let words: WordRange
  /// The number of slips.
  package let slips: Int
}

extension HifzState {
  /// The distance in words within which slips belong to one place.
  static let near = 3
  /// The slips that make a drill.
  package static let slipsOfDrill = 3

  /// Returns the marks of a page that still stand, in the order of the text.
  ///
  /// A mark stands until the page has gone well on three days after its last slip.
  package func marks(of portion: HifzPortion) -> [HifzMark] {
    let days = portion.now.goodDays
    let passed = days.count == 3 ? days[0] : nil
    return marks.values.filter { mark in
      portion.held.contains(WordRange(mark.word, mark.word + 1)) && !(passed.map { mark.last < $0 } ?? false)
    }.sorted { $0.word < $1.word }
  }

  /// The places that need a drill, in the order of the text.
  package var drills: [HifzDrill] {
    portions.values.sorted { $0.page < $1.page }.flatMap { portion -> [HifzDrill] in
      var groups: [[HifzMark]] = []
      for mark in marks(of: portion) {
        if let last = groups.last?.last, mark.word - last.word <= HifzState.near {
          groups[groups.count - 1].append(mark)
        } else {
          groups.append([mark])
        }
      }
      return groups.compactMap { group in
        let slips = group.reduce(0) { $0 + $1.count }
        guard slips >= HifzState.slipsOfDrill, let first = group.first, let last = group.last else { return nil }
        return HifzDrill(words: WordRange(first.word, last.word + 1), slips: slips)
      }
    }
  }
}
