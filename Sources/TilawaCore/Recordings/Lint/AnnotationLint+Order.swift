extension AnnotationLint {
  /// The greatest number of ayat left out in a surah that is reported as a slip; more are another passage.
  private static let skippedAtMost = 3

  /// Findings of text that is out of order or left out. Only text that is recited for the first time is checked; a
  /// repetition is another take.
  var order: [Finding] {
    var findings: [Finding] = []
    var heard = WordsHeard(structure.words)
    var passages: [Int: SurahSoFar] = [:]
    let all = covered
    for recited in self.recited where recited.words.end <= structure.words {
      let surahs = [recited.words.start, recited.words.end - 1].map { structure.surah(ofWord: $0) }
      let passage = passages[surahs[0]] ?? SurahSoFar()
      let isNew = !heard.holdsAny(of: recited.words)
      heard.insert(recited.words)
      defer { for surah in Set(surahs) { passages[surah, default: SurahSoFar()].append(recited) } }
      guard isNew else { continue }
      if let later = passage.first(after: recited.words.start) {
        findings.append(
          Finding(
            kind: .order, segments: [later.segment.id, recited.segment.id],
            sentence: CoreSentences.comesBefore(later: label(later.words), earlier: label(recited.words))))
      } else if let last = passage.last, let left = skipped(from: last.words.end, to: recited.words.start, all) {
        findings.append(
          Finding(
            kind: .skipped, segments: [last.segment.id, recited.segment.id],
            sentence: left.contains("-") ? CoreSentences.severalLeftOut(ayat: left) : CoreSentences.leftOut(ayah: left))
        )
      }
    }
    return findings
  }

  /// Returns the ayat between two places of a surah as text, where they are few and in no segment; else nil.
  private func skipped(from end: Int, to start: Int, _ covered: [Int]) -> String? {
    guard start > end, start <= structure.words, covered[start] == covered[end] else { return nil }
    let between = WordRange(end, start)
    let ayat = structure.ayat(sharing: between, in: reciter.counting)
    guard !ayat.isEmpty, ayat.count <= Self.skippedAtMost else { return nil }
    return label(between)
  }

  /// The number of recited words before each word.
  private var covered: [Int] {
    var changes = [Int](repeating: 0, count: structure.words + 1)
    for recited in recited where recited.words.end <= structure.words {
      changes[recited.words.start] += 1
      changes[recited.words.end] -= 1
    }
    var (open, count) = (0, 0)
    return changes.map { change in
      let before = count
      open += change
      if open > 0 { count += 1 }
      return before
    }
  }
}

/// The text recited so far of a surah.
private struct SurahSoFar {
  /// The first words of the stretches in the order of the text, each once.
  private var starts: [Int] = []
  /// The earliest stretch for each first word.
  private var firsts: [Int: AnnotationLint.Recited] = [:]
  private(set) var last: AnnotationLint.Recited?

  mutating func append(_ recited: AnnotationLint.Recited) {
    last = recited
    guard firsts[recited.words.start] == nil else { return }
    firsts[recited.words.start] = recited
    starts.insert(recited.words.start, at: starts.partitioningIndex { $0 > recited.words.start })
  }

  /// Returns the next stretch in the text that begins after a word.
  func first(after word: Int) -> AnnotationLint.Recited? {
    let index = starts.partitioningIndex { $0 > word }
    return index < starts.count ? firsts[starts[index]] : nil
  }
}

/// A set of the words heard so far. For any number and length of stretches, each word is visited only a few times.
private struct WordsHeard {
  /// The next word not yet heard for each word, or a word on the way to it.
  private var next: [Int]

  init(_ words: Int) { next = Array(0...words) }

  func holdsAny(of words: WordRange) -> Bool { (words.start..<words.end).contains { next[$0] != $0 } }

  mutating func insert(_ words: WordRange) {
    var word = unheard(words.start)
    while word < words.end {
      next[word] = word + 1
      word = unheard(word + 1)
    }
  }

  private mutating func unheard(_ word: Int) -> Int {
    var end = word
    while next[end] != end { end = next[end] }
    var place = word
    while place != end {
      let after = next[place]
      next[place] = end
      place = after
    }
    return end
  }
}
