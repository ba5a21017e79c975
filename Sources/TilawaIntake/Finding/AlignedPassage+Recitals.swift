import TilawaCore
import TilawaHearing

extension AlignedPassage {
  /// A whole ayah that is recited in one take, or in several between which words are said again.
  struct Recital: Hashable, Sendable {
    /// The takes in the order of the recording; not empty.
    let takes: [Take]

    /// The words of the ayah.
    var span: WordRange { takes[0].span }
    /// The frames from its first word to the next ayah: a whole surah goes on without a break.
    var frames: Range<Int> { takes[0].stretch.lowerBound..<takes[takes.count - 1].stretch.upperBound }
    /// Its words in the order in which they are heard; empty if unknown.
    var words: [TimedWord] { takes.flatMap(\.heardWords) }
  }

  /// The whole ayat in the order of the text that sound like themselves: of an ayah that is recited whole twice the first time, and none
  /// that goes back.
  var recitals: [Recital] {
    let runs = takes.filter { !$0.heard.flags.contains(.match) }.reduce(into: [[Take]]()) { runs, take in
      if runs.last?.last?.span == take.span { runs[runs.count - 1].append(take) } else { runs.append([take]) }
    }
    return runs.compactMap(Recital.init).reduce(into: []) { found, recital in
      if found.last.map({ $0.span.end <= recital.span.start }) ?? true { found.append(recital) }
    }
  }
}

extension AlignedPassage.Recital {
  /// Makes the recital of an ayah of takes that follow each other; nil where some of its words are in none of them.
  fileprivate init?(_ run: [AlignedPassage.Take]) {
    if let whole = run.first(where: \.heard.isWhole) {
      takes = [whole]
      return
    }
    let words = run.reduce(into: Set<Int>()) { words, take in
      words.formUnion(take.heard.firstWord..<take.heard.firstWord + take.heard.words.count)
    }
    guard let count = run.first?.heard.ayahWords, words.count == count else { return nil }
    takes = run
  }
}
