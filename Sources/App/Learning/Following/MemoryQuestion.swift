package import AppBase
package import TilawaCore
import TilawaStore

/// A question that somebody answers by reciting from memory.
package struct MemoryQuestion: Hashable, Sendable {
  /// The kind of question.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// To go on from some words of an ayah.
    case goOn = "go-on"
    /// To say the ayah after an ayah.
    case next
    /// To say the first ayah of a page.
    case pageStart = "page-start"

    var mode: StoredRecitation.Mode {
      switch self {
      case .goOn: .goOn
      case .next: .next
      case .pageStart: .pageStart
      }
    }
  }

  /// The words that are given.
  package struct Given: Hashable, Sendable {
    package let ref: String
    /// Their numbers in the ayah, from 1.
    package let words: ClosedRange<Int>
    package let text: String
  }

  package let kind: Kind
  /// The question in words for people.
  package let task: Sentence
  package let given: Given?
  /// The page that is asked for.
  package let page: Int?
  /// The ayat that are to be recited.
  package let expected: AyahRange
  /// The seed by which it was chosen.
  package let seed: UInt64
}

/// Chooses questions at random places.
package struct MemoryQuestions {
  private let quran: QuranDatabase
  private let texts: TextStore
  private let riwayah: Riwayah
  private var structure: QuranStructure { quran.structure }
  /// The words that may be asked for, with their weights.
  private let places: [(words: WordRange, weight: Int)]
  /// Whether single weak words are asked for.
  private let isWeak: Bool

  /// - Parameters:
  ///   - ranges: the ayat that are asked for, as they are typed; empty: the held ayat, or all where weak words are
  ///     asked for.
  ///   - isWeak: whether the words are asked for that were missed most.
  /// - Throws: `Failure` where there is nothing to ask.
  package init(_ ranges: [String], riwayah: Riwayah?, isWeak: Bool, in context: AppContext) throws {
    let riwayah = try context.riwayah(riwayah)
    (self.riwayah, self.isWeak, texts) = (riwayah, isWeak, try context.texts())
    quran = try context.quran().divided(as: riwayah)
    let structure = quran.structure
    let parser = RangeParser(structure: structure, riwayah: riwayah)
    var spans = try ranges.isEmpty ? [] : parser.parse(ranges).map { structure.span(of: $0) }
    if isWeak {
      let sessions = try context.library().recitations.all(words: structure.words)
      let tallies = RecitationReports.tallies(of: sessions).filter { word, tally in
        tally.slips > 0 && (spans.isEmpty || spans.contains { $0.start <= word && word < $0.end })
      }
      guard !tallies.isEmpty else {
        let command = CommandHint("recite", "show", "words")
        throw Failure(.noInput, LearningSentences.noMissedWord(command: command))
      }
      places = tallies.sorted { $0.key < $1.key }.map { (WordRange($0.key, $0.key + 1), $0.value.slips) }
    } else {
      if spans.isEmpty { spans = try HifzBook(in: context).held.ranges }
      guard !spans.isEmpty else {
        throw Failure(.usage, LearningSentences.nameAsked(command: HifzWords.addExample))
      }
      places = spans.map { ($0, $0.count) }
    }
  }

  /// Chooses a question.
  ///
  /// - Parameters:
  ///   - count: the number of ayat that are to be recited.
  ///   - seed: the same seed gives the same question.
  package func question(_ kind: MemoryQuestion.Kind, ayat count: Int, seed: UInt64) throws -> MemoryQuestion {
    var random = QuestionRandom(state: seed)
    let word = word(&random)
    let counting = riwayah.counting
    guard let ayah = structure.ayat(sharing: WordRange(word, word + 1), in: counting).first else {
      throw Failure(.noInput, LearningSentences.noAyahThere)
    }
    let ordinal = structure.ordinal(of: ayah)
    switch kind {
    case .goOn:
      let span = structure.span(of: ayah)
      // Give at least one word, and leave one.
      let most = max(1, min(8, span.count - 1))
      let wanted = isWeak ? word - span.start : Int.random(in: 1...most, using: &random)
      let end = max(1, min(max(1, span.count - 1), wanted))
      let given = try given(max(1, end - 4)...end, of: ayah)
      return MemoryQuestion(
        kind: kind, task: LearningSentences.askOn, given: given, page: nil, expected: expected(from: ordinal, count),
        seed: seed)
    case .next:
      let last = structure.ayatCount(of: counting) - 1
      let before = isWeak ? max(0, ordinal - 1) : min(ordinal, last - 1)
      let whole = structure.ayah(at: before, in: counting)
      let given = try given(1...structure.span(of: whole).count, of: whole)
      return MemoryQuestion(
        kind: kind, task: LearningSentences.askNext, given: given, page: nil,
        expected: expected(from: before + 1, count), seed: seed)
    case .pageStart:
      let page = structure.number(of: .page, atWord: word)
      let start = structure.span(of: .page, page)?.start ?? word
      guard let first = structure.ayat(sharing: WordRange(start, start + 1), in: counting).first else {
        throw Failure(.noInput, LearningSentences.noAyahOnPage(page: page))
      }
      return MemoryQuestion(
        kind: kind, task: LearningSentences.askPage(page: page), given: nil, page: page,
        expected: expected(from: structure.ordinal(of: first), count), seed: seed)
    }
  }

  /// Returns words of an ayah as they are given in a question.
  private func given(_ words: ClosedRange<Int>, of ayah: AyahRef) throws -> MemoryQuestion.Given {
    let all = AyahWords(
      try riwayah == .hafs ? quran.text(of: structure.span(of: ayah)) : texts.open(riwayah).words(of: ayah))
    let range = max(1, min(words.lowerBound, all.count))...max(1, min(words.upperBound, all.count))
    return MemoryQuestion.Given(
      ref: "\(ayah)", words: range, text: String(all[range.lowerBound - 1..<range.upperBound]))
  }

  /// Returns ayat from one on, which do not leave its surah.
  private func expected(from ordinal: Int, _ count: Int) -> AyahRange {
    let first = structure.ayah(at: ordinal, in: riwayah.counting)
    let most = structure.ayat(inSurah: first.surah, of: riwayah.counting)
    let last = AyahRef(
      surah: first.surah, ayah: min(most, first.ayah + count - 1), counting: riwayah.counting)
    return AyahRange(first, last)
  }

  private func word(_ random: inout QuestionRandom) -> Int {
    var left = Int.random(in: 0..<places.reduce(0) { $0 + $1.weight }, using: &random)
    for place in places {
      if left < place.weight { return place.words.start + left % place.words.count }
      left -= place.weight
    }
    return places[0].words.start
  }
}

/// Random numbers by SplitMix64, the same for the same seed on every machine.
private struct QuestionRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
