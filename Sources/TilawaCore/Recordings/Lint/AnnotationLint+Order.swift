extension AnnotationLint {
  /// So many ayat left out in a surah are a slip; more are another passage.
  private static let skippedAtMost = 3

  /// What is recited for the first time comes in the order of the text; what was recited before is another take.
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
            message: "\(label(later.words)) comes before \(label(recited.words))"))
      } else if let last = passage.last, let left = skipped(from: last.words.end, to: recited.words.start, all) {
        findings.append(
          Finding(
            kind: .skipped, segments: [last.segment.id, recited.segment.id],
            message: "\(left) \(left.contains("-") ? "are" : "is") left out between"))
      }
    }
    return findings
  }

  /// The ayat between two places of a surah, where they are few and no segment holds them.
  private func skipped(from end: Int, to start: Int, _ covered: [Int]) -> String? {
    guard start > end, start <= structure.words, covered[start] == covered[end] else { return nil }
    let between = WordRange(end, start)
    let ayat = structure.ayat(sharing: between, in: reciter.counting)
    guard !ayat.isEmpty, ayat.count <= Self.skippedAtMost else { return nil }
    return label(between)
  }

  /// For each word how many before it are recited somewhere.
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

/// What was recited of a surah so far.
private struct SurahSoFar {
  /// Where something begins, in the order of the text, each once.
  private var starts: [Int] = []
  /// What was recited first of those that begin at a word.
  private var firsts: [Int: AnnotationLint.Recited] = [:]
  private(set) var last: AnnotationLint.Recited?

  mutating func append(_ recited: AnnotationLint.Recited) {
    last = recited
    guard firsts[recited.words.start] == nil else { return }
    firsts[recited.words.start] = recited
    starts.insert(recited.words.start, at: starts.partitioningIndex { $0 > recited.words.start })
  }

  /// The next in the text that begins after a word.
  func first(after word: Int) -> AnnotationLint.Recited? {
    let index = starts.partitioningIndex { $0 > word }
    return index < starts.count ? firsts[starts[index]] : nil
  }
}

/// Which words were heard. However often and long the stretches are, each word is stepped over a few times only.
private struct WordsHeard {
  /// For each word the next that was not heard, or one on the way to it.
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
