package import TilawaCore

/// A recitation that the program has heard and judged.
package struct StoredRecitation: Hashable, Sendable {
  /// The way in which the text was shown.
  package enum Mode: String, Hashable, Sendable, Codable, CaseIterable {
    case text, hidden
    case firstLetters = "first-letters"
    /// A recording that was judged afterwards.
    case check
    /// Tests of memory: to go on from a place, to say the next ayah, and to say the beginning of a page.
    case goOn = "go-on"
    case next
    case pageStart = "page-start"
  }

  /// A fault in the way in which a word was said, which is no slip of memory; only people tell it.
  package enum Fault: String, Hashable, Sendable, Codable, CaseIterable {
    case makhraj, madd, ghunnah, stop
  }

  /// A verdict on a word.
  package struct Verdict: Hashable, Sendable {
    /// The word of the Hafs text, counted through the Quran.
    package let word: Int
    package let origin: HifzOrigin
    package let verdict: WordVerdict
    /// The confidence, from 0 to 1.
    package let confidence: Double
    /// The milliseconds of the sound in which it was said last; nil where that is not known.
    package let sound: Range<Int>?
    /// The number of times that it was said.
    package let takes: Int
    /// Whether a slip was set right by saying the word again.
    package let isCorrected: Bool
    /// The fault that a person heard in it.
    package let fault: Fault?

    package init(
      word: Int, origin: HifzOrigin, verdict: WordVerdict, confidence: Double, sound: Range<Int>?, takes: Int,
      isCorrected: Bool, fault: Fault? = nil
    ) {
      self.fault = fault
      (self.word, self.origin, self.verdict, self.confidence) = (word, origin, verdict, confidence)
      (self.sound, self.takes, self.isCorrected) = (sound, takes, isCorrected)
    }
  }

  /// The counts beside words.
  package struct Counts: Hashable, Sendable {
    package var (repeats, added, jumps, hints) = (0, 0, 0, 0)

    package init(repeats: Int = 0, added: Int = 0, jumps: Int = 0, hints: Int = 0) {
      (self.repeats, self.added, self.jumps, self.hints) = (repeats, added, jumps, hints)
    }
  }

  /// The number of the session, from 1.
  package let number: Int
  package let time: ZonedTime
  package let day: CalendarDay
  package let riwayah: Riwayah
  /// The passage; nil where it was not found.
  package let words: WordRange?
  package let mode: Mode
  /// The source of the sound: a device, or the name of a file.
  package let source: String
  /// The name of the acoustic model.
  package let model: String
  /// The milliseconds of sound.
  package let length: Int
  /// Whether it came to its end; false after a crash.
  package let isEnded: Bool
  package let counts: Counts
  /// The SHA-256 of its sound, where that was kept.
  package let recording: String?
  /// All verdicts, by word and origin.
  package let verdicts: [Verdict]

  /// The verdicts that hold, by word: a teacher's before one's own, and that before the program's.
  package var holding: [Verdict] {
    var best: [Int: Verdict] = [:]
    for verdict in verdicts {
      if let known = best[verdict.word], known.origin.rank >= verdict.origin.rank { continue }
      best[verdict.word] = verdict
    }
    return best.values.sorted { $0.word < $1.word }
  }
}

extension HifzOrigin {
  /// The rank of a word against others: the greater one holds.
  fileprivate var rank: Int {
    switch self {
    case .program: 0
    case .oneself: 1
    case .teacher: 2
    }
  }
}
