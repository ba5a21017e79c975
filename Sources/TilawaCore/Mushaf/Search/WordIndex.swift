/// An index of the words of many texts, to be stored. It finds the texts that may have the words of a query at once.
///
/// It has each different word once, with the numbers of its texts. A translation has about ten thousand words, so that
/// a part of a word is looked for in a fifteenth of the letters. The places of words are found in the texts themselves.
package struct WordIndex: Sendable {
  /// The number of texts that have numbers of two bytes.
  package static let mostTexts = 1 << 16

  /// The words, each as a text of its own.
  let words: FoldedText
  /// The first place in `texts` for each word, and the end of the last.
  private let starts: [Int]
  /// The numbers of the texts of each word, ascending.
  private let texts: [UInt16]
  /// The number of texts.
  package let count: Int

  /// Makes the index of texts in plain spelling.
  ///
  /// - Parameters:
  ///   - search: the texts.
  ///   - numbers: the number of each text, ascending.
  ///   - count: a number above all those, at most `mostTexts`.
  /// - Precondition: there is a number for each text.
  package init(of search: TextSearch, numbered numbers: [Int], count: Int) {
    precondition(search.count == numbers.count && count <= WordIndex.mostTexts, "each text has a number of two bytes")
    var places: [ArraySlice<SearchLetter>: Int] = [:]
    var (row, lists): ([SearchLetter], [[UInt16]]) = ([.end], [])
    for (text, number) in numbers.enumerated() {
      for word in search.text.letters(ofText: text).split(separator: .space) {
        let place = places[word] ?? lists.count
        if place == lists.count {
          places[word] = place
          row += word + [.end]
          lists.append([])
        }
        if lists[place].last != UInt16(number) { lists[place].append(UInt16(number)) }
      }
    }
    // A row that begins and ends with `end` is always of the right form.
    words = FoldedText(row: row) ?? FoldedText(capacity: 0)
    starts = lists.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    texts = Array(lists.joined())
    self.count = count
  }

  // MARK: - Search

  /// Returns the texts that have all terms of a query, ascending, and some in which the words of a phrase are apart.
  package func texts(having query: SearchQuery) -> [Int] {
    guard !query.isEmpty else { return [] }
    var having = [Bool](repeating: true, count: count)
    for (term, forms) in zip(query.terms, query.forms) {
      var found = [Bool](repeating: true, count: count)
      for word in term.words { WordIndex.limit(&found, to: marks(of: places(of: word, query.extent))) }
      if !forms.isEmpty {
        let others = marks(of: forms.flatMap { places(of: $0, .whole) })
        for text in found.indices where others[text] { found[text] = true }
      }
      WordIndex.limit(&having, to: found)
    }
    return having.indices.filter { having[$0] }
  }

  private static func limit(_ marks: inout [Bool], to others: [Bool]) {
    for text in marks.indices where !others[text] { marks[text] = false }
  }

  /// Whether each text has one of the words.
  private func marks(of places: [Int]) -> [Bool] {
    var marks = [Bool](repeating: false, count: count)
    for place in places { for text in texts[starts[place]..<starts[place + 1]] { marks[Int(text)] = true } }
    return marks
  }

  private func places(of word: SearchTerm, _ extent: SearchQuery.Extent) -> [Int] {
    words.withView { view in
      var pass = SearchPass(SearchQuery(terms: [word], extent), in: view)
      return pass.ordinals(among: 0..<words.count)
    }
  }

  /// Returns a query that also finds other forms of its words; nil where the texts have none.
  ///
  /// Words of a phrase, whole words, and words with vowel signs are sought only as they were typed.
  package func query(_ query: SearchQuery, by stems: WordStems) -> SearchQuery? {
    guard query.extent == .parts else { return nil }
    let forms = query.terms.map { term in
      term.letters.contains(.space) || term.hasVowels ? [] : otherForms(of: term, by: stems)
    }
    return forms.allSatisfy(\.isEmpty) ? nil : query.with(forms: forms)
  }

  /// The words with the stem of a term that do not hold the term itself.
  private func otherForms(of term: SearchTerm, by stems: WordStems) -> [SearchTerm] {
    guard let stem = stems.stem(of: term.letters) else { return [] }
    // The last letter of a stem may be another one than that of the word.
    let beginning = stem.dropLast()
    let found = words.withView { view in
      (0..<words.count).compactMap { place -> [SearchLetter]? in
        let letters = view.letters[view.letters(ofText: place)]
        guard letters.starts(with: beginning), stems.stem(of: Array(letters)) == stem else { return nil }
        return Array(letters)
      }
    }
    return found.map { SearchTerm(letters: $0) }.filter { !$0.contains(term) }
  }
}

// MARK: - Bytes

extension WordIndex {
  /// The index in bytes: three numbers of four bytes, the letters, the starts of words, and the numbers of texts.
  package var bytes: [UInt8] {
    let row = words.row
    var bytes: [UInt8] = []
    bytes.reserveCapacity(12 + 2 * row.count + 4 * starts.count + 2 * texts.count)
    func append(_ value: some FixedWidthInteger) { withUnsafeBytes(of: value.littleEndian) { bytes += $0 } }
    for number in [count, row.count, texts.count] { append(UInt32(number)) }
    for letter in row { append(letter) }
    for start in starts { append(UInt32(start)) }
    for text in texts { append(text) }
    return bytes
  }

  /// Reads an index. Returns nil for any other form.
  ///
  /// - Parameter bytes: a value of the property `bytes`.
  package init?(bytes: ArraySlice<UInt8>) {
    var reader = Reader(bytes: bytes)
    guard let head = reader.numbers(3, of: UInt32.self)?.map(Int.init), head[0] <= WordIndex.mostTexts,
      let row = reader.numbers(head[1], of: SearchLetter.self), let words = FoldedText(row: row),
      let starts = reader.numbers(words.count + 1, of: UInt32.self)?.map(Int.init),
      let texts = reader.numbers(head[2], of: UInt16.self), reader.isAtEnd, starts.first == 0,
      starts.last == texts.count, zip(starts, starts.dropFirst()).allSatisfy(<=), texts.allSatisfy({ $0 < head[0] })
    else { return nil }
    self.init(words: words, starts: starts, texts: texts, count: head[0])
  }

  private init(words: FoldedText, starts: [Int], texts: [UInt16], count: Int) {
    (self.words, self.starts, self.texts, self.count) = (words, starts, texts, count)
  }

  private struct Reader {
    var bytes: ArraySlice<UInt8>

    var isAtEnd: Bool { bytes.isEmpty }

    /// Takes numbers; nil where there are fewer.
    mutating func numbers<Number: FixedWidthInteger>(_ count: Int, of type: Number.Type) -> [Number]? {
      let width = MemoryLayout<Number>.size
      guard count <= bytes.count / width else { return nil }
      defer { bytes = bytes.dropFirst(count * width) }
      return bytes.withUnsafeBytes { bytes in
        [Number](unsafeUninitializedCapacity: count) { numbers, filled in
          UnsafeMutableRawBufferPointer(numbers).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: bytes[..<(count * width)]))
          for place in 0..<count { numbers[place] = Number(littleEndian: numbers[place]) }
          filled = count
        }
      }
    }
  }
}
