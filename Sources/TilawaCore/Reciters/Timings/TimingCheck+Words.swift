// The times of words inside an ayah.

extension TimingCheck {
  /// A stretch of words with its time, in the numbers of our text.
  private struct Piece {
    /// The number of the source's first word. It distinguishes a repeated word from two words of the source that are
    /// one of ours.
    let theirs: Int
    let words: Range<Int>
    var start: Int
    var end: Int
  }

  /// Returns the words with plausible times, in the order in which they are heard.
  func checkedWords(
    _ row: PublishedAyah, within range: Range<Int>, _ repairs: inout [TimingRepair]
  ) -> [TimedWord] {
    guard !row.words.isEmpty else { return [] }
    let ref = AyahRef(surah: row.surah, ayah: row.ayah, counting: counting)
    let span = structure.span(of: ref)
    let texts = words[span].flatMap { $0.count == span.count ? $0 : nil } ?? Array(repeating: "", count: span.count)
    let count = row.words.map(\.words.upperBound).max() ?? 0
    guard row.words.allSatisfy({ $0.words.lowerBound >= 0 }),
      let mapping = WordCountMapping(count: count, of: kufi(span), words: texts)
    else {
      repairs.append(.withoutWords(.wordCount(theirs: count, ours: span.count)))
      return []
    }
    if mapping.words.count != texts.count {
      repairs.append(.wordsMapped(theirs: mapping.words.count, ours: texts.count))
    }
    var leftOut = 0
    let pieces = inOrder(sound(row.words, mapping, &leftOut, swapping: range), within: range, &repairs, &leftOut)
    if leftOut > 0 { repairs.append(.wordsLeftOut(leftOut)) }
    let parted = pieces.count { $0.words.count > 1 }
    if parted > 0 { repairs.append(.wordsParted(parted)) }
    if pieces.isEmpty { repairs.append(.withoutWords(.noWords)) }
    return pieces.flatMap { part($0, texts, from: span.start) }
  }

  /// Returns the ayah of Kufah with exactly these words; nil where there is none.
  private func kufi(_ span: WordRange) -> AyahRef? {
    structure.ayat(sharing: span, in: .kufi).first.flatMap { structure.span(of: $0) == span ? $0 : nil }
  }

  /// Returns the stretches with a word and a time. Neighbouring words of the source that are one of ours are joined.
  private func sound(
    _ told: [PublishedWord], _ mapping: WordCountMapping, _ leftOut: inout Int, swapping range: Range<Int>
  ) -> [Piece] {
    let words = told.filter { $0.start.magnitude <= Self.longest && $0.end.magnitude <= Self.longest }
    leftOut += told.count - words.count
    var pieces: [Piece] = []
    for (index, word) in words.enumerated() {
      let (ours, theirs) = (word.words.flatMap { mapping.words[$0] }, word.words.lowerBound)
      var (start, end) = (word.start, word.end)
      if start >= end {
        let next = index + 1 < words.count ? words[index + 1].start : range.upperBound
        let before = index > 0 ? words[index - 1].end : range.lowerBound
        // Swapped, where both neighbours leave just this room; else it ends where the next begins.
        if start > end, before <= end, start <= next, index > 0 || end >= range.lowerBound {
          (start, end) = (end, start)
        } else if next > start, next - start <= Self.longestWord {
          end = next
        }
      }
      guard start < end, end - start <= Self.longestWord else {
        leftOut += 1
        continue
      }
      // A mark's time belongs to no word.
      guard let first = ours.first, let last = ours.last else { continue }
      let piece = Piece(theirs: theirs, words: first..<last + 1, start: start, end: end)
      if let before = pieces.last, before.words == piece.words, before.theirs < theirs {
        pieces[pieces.count - 1] = Piece(
          theirs: theirs, words: piece.words, start: before.start, end: max(before.end, piece.end))
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// The longest time of a word, in milliseconds.
  private static let longestWord = 120_000

  /// Cuts stretches that overlap the next one or leave the ayah. Leaves out those that do not start after the one
  /// before.
  private func inOrder(
    _ pieces: [Piece], within range: Range<Int>, _ repairs: inout [TimingRepair], _ leftOut: inout Int
  ) -> [Piece] {
    var kept: [Piece] = []
    var cut = 0
    for piece in pieces {
      var piece = piece
      let before = (piece.start, piece.end)
      piece.start = max(piece.start, range.lowerBound)
      piece.end = min(piece.end, range.upperBound)
      guard piece.start < piece.end else {
        leftOut += 1
        continue
      }
      if before != (piece.start, piece.end) { cut += 1 }
      if let last = kept.last, last.end > piece.start {
        guard last.start < piece.start else {
          leftOut += 1
          continue
        }
        kept[kept.count - 1].end = piece.start
        cut += 1
      }
      kept.append(piece)
    }
    if cut > 0 { repairs.append(.wordsClamped(cut)) }
    return kept
  }

  /// Returns one time for each word. A time for several words is divided by their numbers of letters.
  private func part(_ piece: Piece, _ texts: [String], from first: Int) -> [TimedWord] {
    let letters = piece.words.map { max(1, ArabicText.letterCount(texts[$0])) }
    let all = letters.reduce(0, +)
    guard piece.end - piece.start >= piece.words.count else { return [] }
    var done = 0
    return zip(piece.words, letters).map { word, count in
      let start = piece.start + (piece.end - piece.start) * done / all
      done += count
      let end = piece.start + (piece.end - piece.start) * done / all
      return TimedWord(word: first + word, start: .milliseconds(start), end: .milliseconds(max(end, start + 1)))
    }
  }
}
