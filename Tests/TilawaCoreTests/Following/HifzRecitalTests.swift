import Testing
import TilawaCore

/// A page of forty words, recited from memory.
// Q-HZ5, Q-RE3
@Suite struct HifzRecitalTests {
  private static let page = WordSet([WordRange(100, 140)])

  private func grade(_ others: [Int: WordVerdict], hints: Int = 0, of held: WordSet = page) -> HifzGrade? {
    var verdicts = Dictionary(uniqueKeysWithValues: (90..<150).map { ($0, WordVerdict.recited) })
    for (word, verdict) in others { verdicts[word] = verdict == .pending ? nil : verdict }
    return HifzRecital(verdicts, hints: hints).grade(of: held)
  }

  private func words(_ words: some Sequence<Int>, _ verdict: WordVerdict) -> [Int: WordVerdict] {
    Dictionary(uniqueKeysWithValues: words.map { ($0, verdict) })
  }

  @Test func `without a slip it is good, and no check says more`() { #expect(grade([:]) == .good) }

  @Test func `a slip is never good, and many are weak`() {
    #expect(grade([110: .changed]) == .fair)
    #expect(grade([100: .changed, 115: .skipped, 139: .changed]) == .fair)
    #expect(grade([100: .changed, 110: .changed, 120: .changed, 130: .changed]) == .weak)
  }

  @Test func `words that were left out together are one place, but a tenth of the page is too much`() {
    #expect(grade(words(110..<114, .skipped)) == .fair)
    #expect(grade(words(110..<115, .skipped)) == .weak)
  }

  @Test func `help is no better than a slip`() {
    #expect(grade([:], hints: 1) == .fair)
    #expect(grade([110: .changed], hints: 3) == .weak)
  }

  @Test func `where more than a tenth is unsure or was not said there is no grade`() {
    #expect(grade(words(100..<104, .unsure)) == .good)
    #expect(grade(words(100..<105, .unsure)) == nil)
    #expect(grade(words(100..<105, .pending)) == nil)
    #expect(grade(words(100..<103, .pending).merging(words(120..<122, .unsure)) { $1 }) == nil)
    #expect(grade(words([100, 101, 102, 103, 104], .unsure).merging([120: .changed]) { $1 }) == nil)
  }

  @Test func `only words that are held count`() {
    #expect(grade([120: .changed], of: WordSet([WordRange(100, 115), WordRange(125, 130)])) == .good)
    #expect(grade([:], of: WordSet()) == nil)
    #expect(grade([101: .skipped], of: WordSet([WordRange(100, 103)])) == .fair)
  }
}
