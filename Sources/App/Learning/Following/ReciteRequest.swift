import AppBase
package import TilawaAudio
package import TilawaCore
package import TilawaIntake
package import TilawaStore

/// The options of `recite`.
package struct ReciteRequest: Hashable, Sendable {
  /// The origin of the sound.
  package enum Input: Hashable, Sendable {
    /// A source of the sound server; nil: the default microphone.
    case microphone(String?)
    case file(String)
    /// Raw samples of one channel on the standard input.
    case standardInput(rate: Int, RecitedBytes.Sample)
  }

  /// The kept part of a session.
  package enum Keeping: Hashable, Sendable {
    case soundAndVerdicts, verdicts, nothing
  }

  /// The ayat, as they were typed; empty: anywhere in the Quran.
  package var ranges: [String] = []
  package var riwayah: Riwayah?
  package var input = Input.microphone(nil)
  package var mode = StoredRecitation.Mode.text
  /// The ayat after which the text is hidden.
  package var hideAfter: Int?
  /// Whether an ayah with a slip is to be said again.
  package var restartsAyah = false
  package var keeping = Keeping.soundAndVerdicts
  /// Whether slips and grades go to hifz.
  package var countsForHifz = true
  /// Whether lengths and stops of a recording are compared with the rules of tajweed.
  package var judgesTajweed = false
  /// The speech model of the user that hears in place of the program's own, and the one that hears beside it.
  package var model: String?
  package var secondModel: String?
  /// The output for words that are heard again.
  package var output = SinkChoice.pulse(sink: nil)
  /// Whether a program reads the events.
  package var isForProgram = false
  /// Whether a program is told the level of the sound.
  package var tellsLevels = false

  /// The question that is answered, and whether its words are played.
  package private(set) var question: MemoryQuestion?
  package private(set) var playsQuestion = false

  package init() {}

  /// Asks a question: its answer is what is heard, from memory, and the session ends with it.
  package mutating func ask(_ question: MemoryQuestion, isPlayed: Bool) {
    (self.question, playsQuestion) = (question, isPlayed)
    (ranges, mode) = (["\(question.expected)"], question.kind.mode)
  }

  /// Returns the ayat in a counting; nil: anywhere in the Quran.
  ///
  /// - Throws: `Failure` where they do not follow each other; the errors of what was typed.
  func range(in structure: QuranStructure, _ riwayah: Riwayah) throws -> AyahRange? {
    guard !ranges.isEmpty else { return nil }
    let ranges = try RangeParser(structure: structure, riwayah: riwayah).parse(ranges)
    guard let first = ranges.first, let last = ranges.last else { return nil }
    for (one, next) in zip(ranges, ranges.dropFirst())
    where structure.ordinals(of: next).lowerBound != structure.ordinals(of: one).upperBound {
      throw Failure(.usage, LearningSentences.notInARow(one: "\(one)", next: "\(next)"))
    }
    return AyahRange(first.first, last.last)
  }
}
