package import TilawaCore

/// A word of a script that is not read as that of our text, or cannot be compared with it.
package struct ScriptDifference: Hashable, Sendable {
  /// The ayah, and the number of the word of ours in it.
  package let ref: AyahRef
  package let word: Int
  package let theirs: String
  package let ours: String
}

/// The words of a script, each in the place of words of our text.
struct ScriptAssembly {
  /// A word of the script.
  struct Word {
    let text: String
    let kind: WordNumbering.Kind
    /// The number of words of ours that it is.
    let words: Int
  }

  private(set) var words: [Word] = []
  /// The number of words with other letters or vowels than ours, as their script is known to spell them.
  private(set) var spelledOtherwise = 0
  /// The words that differ from ours in a letter or a vowel for no known reason, and those with drawings in the place of letters.
  private(set) var differences: [ScriptDifference] = []

  /// The greatest part of the letters of a word that may differ.
  private static let mostDifference = 0.67
  /// The most words that may differ; of texts that are published one has none, and one has drawings in 30 words.
  private static let mostDifferences = 100

  /// - Parameter texts: the texts of the ayat, in order.
  /// - Throws: for words that are not those of the Quran, with the ayah.
  init(_ document: ScriptDocument, texts: [String], in structure: QuranStructure) throws(PackFault) {
    for (place, (theirs, text)) in zip(document.ayat, texts).enumerated() {
      let ref = structure.ayah(at: place, in: .kufi)
      // A single word is the whole ayah, with signs that are no letters.
      let next = texts.indices.contains(place + 1) ? AyahWords(texts[place + 1])[0..<1] : nil
      try add(theirs, AyahWords(text), ref, before: next)
    }
    guard differences.count <= ScriptAssembly.mostDifferences else {
      throw PackFault(StoreSentences.scriptSpelledOtherwise(count: differences.count))
    }
  }

  /// - Parameter next: the first word of the ayah after this one.
  private mutating func add(
    _ theirs: [String], _ text: AyahWords, _ ref: AyahRef, before next: String?
  ) throws(PackFault) {
    let ours = (0..<text.count).map { ScriptWords.skeleton(text[$0..<$0 + 1]) }
    let isNumbered = theirs.last.map { !ScriptWords.hasLetter($0) } ?? false
    let own = isNumbered ? theirs.dropLast() : theirs[...]
    let skeletons = own.map(ScriptWords.skeleton)
    guard let steps = ScriptAssembly.steps(skeletons, ours, isDrawn: own.map(ScriptWords.isDrawn)) else {
      throw PackFault(StoreSentences.scriptWordsDiffer(ref: "\(ref)", count: own.count, expected: ours.count))
    }
    var (left, right) = (0, 0)
    for step in steps {
      let (end, word) = (right + step.ours, own[left..<left + step.theirs].joined(separator: " "))
      let following = end < text.count ? text[end..<end + 1] : next
      if !WordReading.agree(word, text[right..<end], before: following) {
        if WordReading.isKnown(word, at: ref, word: right + 1) {
          spelledOtherwise += 1
        } else {
          differences.append(ScriptDifference(ref: ref, word: right + 1, theirs: word, ours: text[right..<end]))
        }
      }
      for part in 0..<step.theirs {
        let isLast = part == step.theirs - 1
        words.append(
          Word(text: theirs[left + part], kind: isLast ? .word : .beginning, words: isLast ? step.ours : 0))
      }
      (left, right) = (left + step.theirs, right + step.ours)
    }
    if isNumbered, let number = theirs.last { words.append(Word(text: number, kind: .number, words: 0)) }
  }

  private typealias Step = (theirs: Int, ours: Int)

  /// Returns the cheapest way to put words in the place of ours, one for one, or several that one text writes as one; nil where they
  /// are other words. A word with drawings of a font among its letters is believed where the others around it are in their places.
  private static func steps(_ theirs: [String], _ ours: [String], isDrawn: [Bool]) -> [Step]? {
    if theirs.count == ours.count,
      theirs.indices.allSatisfy({ isDrawn[$0] || ScriptWords.difference(theirs[$0], ours[$0]) <= mostDifference })
    {
      return theirs.map { _ in (1, 1) }
    }
    // An ayah has 130 words at most.
    guard !theirs.isEmpty, theirs.count <= 300, abs(theirs.count - ours.count) <= 20 else { return nil }
    let moves: [Step] = [(1, 1), (1, 2), (2, 1), (1, 3), (3, 1)]
    let width = ours.count + 1
    var costs = Array(repeating: Double.infinity, count: (theirs.count + 1) * width)
    var taken = Array(repeating: 0, count: costs.count)
    costs[0] = 0
    for left in 0...theirs.count {
      for right in 0...ours.count where costs[left * width + right] < .infinity {
        for (place, move) in moves.enumerated()
        where left + move.theirs <= theirs.count && right + move.ours <= ours.count {
          let (one, other) = (theirs[left..<left + move.theirs].joined(), ours[right..<right + move.ours].joined())
          let difference = ScriptWords.difference(one, other)
          let letters = Double(max(one.unicodeScalars.count, other.unicodeScalars.count))
          // Words in one have the letters of all, but for one: else a word that is missing would pass for a joined one.
          guard place == 0 ? difference <= mostDifference : difference * letters <= 1 else { continue }
          let cost = costs[left * width + right] + difference + (place == 0 ? 0 : 0.1)
          let target = (left + move.theirs) * width + right + move.ours
          if cost < costs[target] { (costs[target], taken[target]) = (cost, place) }
        }
      }
    }
    guard costs[costs.count - 1] < .infinity else { return nil }
    var steps: [Step] = []
    var (left, right) = (theirs.count, ours.count)
    while left > 0 || right > 0 {
      let move = moves[taken[left * width + right]]
      steps.append(move)
      (left, right) = (left - move.theirs, right - move.ours)
    }
    return steps.reversed()
  }
}

// MARK: - As it is stored

extension ScriptAssembly {
  /// The lines of its words: the number of words of ours, `n` for the number of an ayah and `b` for the beginning of a word, a tab,
  /// the text.
  private var lines: [UInt8] {
    var lines: [UInt8] = []
    for word in words {
      switch word.kind {
      case .word: lines += "\(word.words)".utf8
      case .number: lines += "n".utf8
      case .beginning: lines += "b".utf8
      }
      lines += "\t\(word.text)\n".utf8
    }
    return lines
  }

  /// Whether words are in letters of South Asia, which have an alef below and a turned dammah, and no alef wasla.
  private var isSouthAsian: Bool {
    var (wasla, turned) = (0, 0)
    for word in words {
      for scalar in word.text.unicodeScalars {
        if scalar == "ٱ" { wasla += 1 }
        if ["\u{656}", "\u{657}"].contains(scalar) { turned += 1 }
      }
    }
    return wasla < 100 && turned > 1000
  }

  private var isUnicode: Bool {
    !words.contains { word in
      word.kind != .number && word.text.unicodeScalars.contains { (0xE000...0xF8FF).contains($0.value) }
    }
  }

  func content(id: PackID, name: String, file: String) -> [UInt8] {
    let lines = lines
    let head = """
      \(PrintText.title)
      id: \(id)
      name: \(name)
      south-asian: \(isSouthAsian ? "yes" : "no")
      unicode: \(isUnicode ? "yes" : "no")
      file: \(file)
      sha256: \(SHA256Hasher.digest(of: lines))


      """
    return Array(head.utf8) + lines
  }
}
