// Lines of a page: `page:3:5-8`, `page 3 lines 5-8`, `line 5 of page 3`.

extension RangeReader {
  /// Reads `3:5`, `3:5-8` and `3 lines 5-8`, the lines of a page counted from its top.
  mutating func linesOfPage() throws(RangeError) -> AyahRange {
    let page = try pageNumber()
    if !take(.colon) { _ = take(.word(.line)) }
    _ = take(.word(.line))
    return try lines(numbers(), ofPage: page)
  }

  /// Reads `line 5 of page 3`, after the word line.
  mutating func linesFirst() throws(RangeError) -> AyahRange {
    let lines = try numbers()
    while take(.comma) || take(.word(.filler)) {}
    guard take(.word(.kind(.page))) else { throw error(CoreSentences.divisionMissing(kind: Division.Kind.page.name)) }
    if !take(.colon) { _ = take(.through) }
    let before = parser
    defer { parser = before }
    if let print = try takePrint() {
      _ = take(.colon)
      note(print)
      parser = parser.printed(as: print)
    }
    return try self.lines(lines, ofPage: try pageNumber())
  }

  private mutating func pageNumber() throws(RangeError) -> Int {
    let place = start
    let page = try number(CoreSentences.divisionMissing(kind: Division.Kind.page.name))
    guard parser.structure.span(of: .page, page) != nil else { throw outside(.page, page, at: place) }
    return page
  }

  /// The numbers of lines, with their places.
  private mutating func numbers() throws(RangeError) -> [(line: Int, place: Range<Int>)] {
    let place = start
    let first = try number(CoreSentences.lineOfPageMissing)
    guard take(.through) else { return [(first, place)] }
    _ = take(.word(.line))
    let end = start
    return [(first, place), (try number(CoreSentences.lineOfPageMissing), end)]
  }

  /// Returns the ayat that begin on these lines, as those of a page begin on it. Where none does, the lines are inside one ayah, and its
  /// words on them are the range where words may be named.
  private func lines(
    _ numbers: [(line: Int, place: Range<Int>)], ofPage page: Int
  ) throws(RangeError) -> AyahRange {
    guard parser.counting == .kufi, let place = numbers.first?.place else {
      throw error(CoreSentences.linesOfHafs, at: numbers.first?.place)
    }
    let lines = parser.structure.lines(ofPage: page)
    for number in numbers where !lines.indices.contains(number.line - 1) {
      throw error(
        CoreSentences.linesOfPage(page: page, count: lines.count), at: number.place,
        bound: number.line < 1 ? 1 : lines.count)
    }
    let (first, last) = (numbers[0].line, numbers[numbers.count - 1])
    guard first <= last.line else { throw error(CoreSentences.rangeBackwards, at: last.place) }
    let words = lines[first - 1...last.line - 1].compactMap(\.self)
    guard let start = words.first?.start, let end = words.last?.end else {
      throw error(CoreSentences.linesWithoutWords, at: place)
    }
    let span = WordRange(start, end)
    let table = parser.structure.table(parser.counting)
    let ordinals = table.ordinals(startingIn: span)
    if !ordinals.isEmpty { return range(ordinals) }
    let ayah = parser.structure.ayat(sharing: span, in: parser.counting)[0]
    guard parser.grain == .word else {
      throw error(CoreSentences.linesInsideAyah, at: place, suggestion: "\(ayah)")
    }
    let before = parser.structure.span(of: ayah).start
    return AyahRange(span.start - before + 1...span.end - before, of: ayah)
  }
}
