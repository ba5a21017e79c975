import TilawaCore

/// Finds the next portion of a course through the text.
struct CourseWalk {
  let structure: QuranStructure
  let counting: VerseCounting

  /// The words of the portion after the cursor, whole ayat of the counting; nil where the course was heard to its end.
  func portion(
    _ portion: ScriptVariable.Portion, of course: ScriptVariable.Course, after cursor: ScriptCursor?
  ) -> WordRange? {
    var from = course.words.start
    if let cursor, cursor.start == course.words.start { from = max(from, cursor.next) }
    if let words = take(portion, from: from, before: course.words.end) { return words }
    return course.ending == .restart ? take(portion, from: course.words.start, before: course.words.end) : nil
  }

  private func take(_ portion: ScriptVariable.Portion, from word: Int, before end: Int) -> WordRange? {
    guard word < end else { return nil }
    let ayat = structure.ayat(sharing: WordRange(word, end), in: counting)
    guard let first = ayat.first.map(structure.span) else { return nil }
    let limit = min(end, self.end(of: portion, from: first.start))
    let taken =
      switch portion.unit {
      case .ayat: ayat.prefix(portion.count)
      // Ayat that begin before the limit; at least the first.
      case .surahs, .divisions: ayat.prefix { structure.span(of: $0).start < max(limit, first.start + 1) }
      }
    return taken.last.map { WordRange(first.start, structure.span(of: $0).end) }
  }

  /// The word after the last surah or division that the portion holds; the rest of the one in which it begins counts as
  /// the first.
  private func end(of portion: ScriptVariable.Portion, from word: Int) -> Int {
    switch portion.unit {
    case .ayat: return structure.words
    case .surahs:
      let last = min(structure.surah(ofWord: word) + portion.count - 1, structure.surahs.count)
      return structure.span(ofSurah: last).end
    case .divisions(let kind):
      let last = structure.number(of: kind, atWord: word) + portion.count - 1
      return structure.span(of: kind, last)?.end ?? structure.words
    }
  }
}

extension QuranStructure {
  /// The ayat of a counting that share words with it, as one range; nil where there are none.
  func range(sharing words: WordRange, in counting: VerseCounting) -> AyahRange? {
    let ayat = ayat(sharing: words, in: counting)
    guard let first = ayat.first, let last = ayat.last else { return nil }
    return AyahRange(first, last)
  }
}

extension [WordRange] {
  /// The ranges in the order of the text; ranges that touch or overlap become one.
  var united: [WordRange] {
    sorted { ($0.start, $0.end) < ($1.start, $1.end) }.reduce(into: []) { united, words in
      if let last = united.last, words.start <= last.end {
        united[united.count - 1] = WordRange(last.start, Swift.max(last.end, words.end))
      } else {
        united.append(words)
      }
    }
  }
}
