import TilawaAudio
package import TilawaCore
package import TilawaIntake
package import TilawaStore

/// A reciter with the tools for reading and changing the timings.
package struct TimedReciter {
  package let library: Library
  package let quran: QuranDatabase
  package let reciter: Reciter

  package init(library: Library, quran: QuranDatabase, reciter: Reciter) {
    self.library = library
    self.quran = quran
    self.reciter = reciter
  }

  /// The text with the juz, hizb and rub of the reciter's riwayah.
  package var structure: QuranStructure { quran.structure.divided(as: reciter.riwayah) }
  /// The text in this structure.
  package var text: QuranDatabase { quran.divided(as: reciter.riwayah) }
  package var editor: TimingEditor { TimingEditor(library: library, structure: structure) }

  /// Returns the words that ranges name in the reciter's counting; `all` is the Quran.
  package func spans(_ ranges: [String]) throws -> [WordRange] {
    if ranges == ["all"] { return [WordRange(0, structure.words)] }
    let parser = RangeParser(structure: structure, counting: reciter.counting)
    return try ranges.map { text in
      let range = try parser.parse(text)
      return WordRange(structure.span(of: range.first).start, structure.span(of: range.last).end)
    }
  }

  /// Returns the ayah of a stretch of text in the reciter's counting.
  package func ref(_ span: WordRange) -> AyahRef? { structure.ayat(sharing: span, in: reciter.counting).first }

  /// Returns the cells of a timing: "2:255", "0:01.200–0:05.300", "50 words".
  package func cells(_ timing: AyahTiming) -> [String] {
    let range = timing.range.map {
      let isWhole = $0.upperBound == AyahTiming.endOfFile
      return "\($0.lowerBound.clock)–\(isWhole ? RecitersSentences.endOfFile.text : $0.upperBound.clock)"
    }
    let words = timing.words.isEmpty ? [] : [RecitersSentences.wordsCounted(count: timing.words.count).text]
    return [ref(timing.span)?.description ?? "?", range ?? RecitersSentences.wholeFile.text] + words
  }

  /// Returns a timing for programs.
  func fact(_ timing: AyahTiming) -> TimingFact { TimingFact(timing, ref: ref(timing.span)) }

  /// Returns what was done, and how many files were cut anew by it: "by hand · 2 files cut anew".
  package static func done(_ done: Sentence, _ outcome: TimingEditor.Outcome) -> Sentence {
    outcome.recut.isEmpty
      ? done
      : RecitersSentences.doneAndCut(done: done, cut: RecitersSentences.cutAnew(count: outcome.recut.count))
  }
}

extension TimedReciter {
  /// Counts the ayat with published timings of a reciter who is about to be replaced; nil where there are none.
  package static func published(
    of name: String, in library: Library, _ structure: QuranStructure
  ) throws -> (id: String, ayat: Int)? {
    guard let reciter = try library.reciters.named(name) else { return nil }
    let all = WordRange(0, structure.words)
    let count = try [AyahTiming.Base.ayah, .surah].reduce(0) {
      try $0 + library.timings.published(of: reciter.id, in: all, base: $1).count
    }
    return count > 0 ? (reciter.id, count) : nil
  }
}

extension Duration {
  /// The time as a clock shows it: "1:02.500".
  package var clock: String { RecordingTime.words(milliseconds, at: 1000) }
  /// The time for programs, in seconds.
  var number: JSONNumber {
    JSONNumber(frame: milliseconds, rate: 1000)
  }
}
