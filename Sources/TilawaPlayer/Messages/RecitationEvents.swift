package import TilawaIntake
package import TilawaCore
package import TilawaStore

// The events of `tilawa recite --json`. `at` and the places in the sound are seconds of it.

/// The names of the events of a recitation.
package enum RecitationEventName: String, CaseIterable, Sendable {
  case asked, listening, found, heard, verdict, added, repeated, jumped, place, done, sound, level, summary

  /// The type of the fields of an event.
  package var fields: any (Codable & Hashable & Sendable).Type {
    switch self {
    case .asked: AskedEvent.self
    case .listening: ListeningEvent.self
    case .found: FoundEvent.self
    case .heard: HeardEvent.self
    case .verdict: VerdictEvent.self
    case .added: AddedEvent.self
    case .repeated: RepeatedEvent.self
    case .jumped: JumpedEvent.self
    case .place: PlaceEvent.self
    case .done: DoneEvent.self
    case .sound: SoundEvent.self
    case .level: LevelEvent.self
    case .summary: RecitationSummary.self
    }
  }

  /// Returns the line of an event of this name.
  package func line(_ event: some Codable) -> String {
    guard case .object(let members) = JSON(encoding: event) else { return "" }
    return JSON.object([("event", .string(rawValue))] + members).line
  }
}

/// A question of `recite test` is asked, before the session begins.
package struct AskedEvent: Codable, Hashable, Sendable {
  package let test: String
  /// The same seed asks the same.
  package let seed: Int
  /// The page whose beginning is asked for.
  @Nullable package var page: Int?
  /// The given words: the ayah, the numbers of the first and the last one, and their text.
  @Nullable package var ref: String?
  @Nullable package var word: Int?
  @Nullable package var lastWord: Int?
  @Nullable package var text: String?

  private enum CodingKeys: String, CodingKey {
    case test, seed, page, ref, word, text
    case lastWord = "last_word"
  }

  package init(test: String, seed: Int, page: Int?, ref: String?, word: Int?, lastWord: Int?, text: String?) {
    (self.test, self.seed) = (test, seed)
    (self.page, self.ref, self.word, self.lastWord, self.text) = (page, ref, word, lastWord, text)
  }
}

/// A session begins; the first event, or the one after a question.
package struct ListeningEvent: Codable, Hashable, Sendable {
  package let riwayah: Riwayah
  package let counting: VerseCounting
  /// The passage; nil if it is sought in the whole Quran.
  @Nullable package var range: String?
  /// The source of the sound: a device, or a file.
  package let source: String
  /// The name of the acoustic model.
  package let model: String
  /// Whether slips are told by the thresholds of the student's voice (`recite calibrate`).
  package let calibrated: Bool
  /// The text that a program has to show beside verdicts.
  package let disclaimer: String

  package init(
    riwayah: Riwayah, counting: VerseCounting, range: String?, source: String, model: String, calibrated: Bool,
    disclaimer: String
  ) {
    (self.riwayah, self.counting, self.source, self.model) = (riwayah, counting, source, model)
    (self.calibrated, self.disclaimer) = (calibrated, disclaimer)
    self.range = range
  }
}

/// The place in the Quran was found.
package struct FoundEvent: Codable, Hashable, Sendable {
  package let at: Seconds
  package let range: String
  package let confidence: Double

  package init(at: Seconds, range: String, confidence: Double) {
    (self.at, self.range, self.confidence) = (at, range, confidence)
  }
}

/// A word was heard.
package struct HeardEvent: Codable, Hashable, Sendable {
  package let at: Seconds
  package let ref: String
  /// The number of the word in the ayah, from 1.
  package let word: Int
  /// The place in the sound.
  package let from: Seconds
  package let to: Seconds
  package let confidence: Double

  package init(at: Seconds, ref: String, word: Int, from: Seconds, to: Seconds, confidence: Double) {
    (self.at, self.ref, self.word) = (at, ref, word)
    (self.from, self.to, self.confidence) = (from, to, confidence)
  }
}

/// A sound that was heard in place of one of a word.
package struct HeardInsteadMessage: Codable, Hashable, Sendable {
  /// The sound of the text, in the phonetic alphabet; nil where one more was heard.
  @Nullable package var expected: String?
  /// The sound that was heard; nil where one of the text was not.
  @Nullable package var heard: String?
  /// The word with it, in Arabic letters.
  package let text: String

  package init(expected: String?, heard: String?, text: String) {
    self.text = text
    (self.expected, self.heard) = (expected, heard)
  }
}

/// A word has a new verdict.
package struct VerdictEvent: Codable, Hashable, Sendable {
  package let at: Seconds
  package let ref: String
  package let word: Int
  package let verdict: WordVerdict
  package let confidence: Double
  /// Whether only saying it again changes it.
  package let final: Bool
  package let origin: HifzOrigin
  /// The number of times that it was said.
  package let takes: Int
  /// Whether a slip was set right by saying it again.
  package let corrected: Bool
  /// The sound for which the word is changed; nil where it is not for a single one.
  @Nullable package var instead: HeardInsteadMessage?

  package init(
    at: Seconds, ref: String, word: Int, verdict: WordVerdict, confidence: Double, final: Bool, origin: HifzOrigin,
    takes: Int, corrected: Bool, instead: HeardInsteadMessage?
  ) {
    self.instead = instead
    (self.at, self.ref, self.word, self.verdict) = (at, ref, word, verdict)
    (self.confidence, self.final, self.origin) = (confidence, final, origin)
    (self.takes, self.corrected) = (takes, corrected)
  }
}

/// Other speech was heard inside an ayah.
package struct AddedEvent: Codable, Hashable, Sendable {
  package let at: Seconds
  package let ref: String
  /// The word before which it was heard.
  package let word: Int
  package let from: Seconds
  package let to: Seconds

  package init(at: Seconds, ref: String, word: Int, from: Seconds, to: Seconds) {
    (self.at, self.ref, self.word, self.from, self.to) = (at, ref, word, from, to)
  }
}

/// Words are said again.
package struct RepeatedEvent: Codable, Hashable, Sendable {
  /// The amount.
  package enum What: String, Codable, Hashable, Sendable, CaseIterable { case word, phrase, ayah }

  package let at: Seconds
  package let what: What
  /// The first word that is said again, and the last one that was said before.
  package let ref: String
  package let word: Int
  package let lastRef: String
  package let lastWord: Int

  private enum CodingKeys: String, CodingKey {
    case at, what, ref, word
    case lastRef = "last_ref"
    case lastWord = "last_word"
  }

  package init(at: Seconds, what: What, ref: String, word: Int, lastRef: String, lastWord: Int) {
    (self.at, self.what, self.ref, self.word) = (at, what, ref, word)
    (self.lastRef, self.lastWord) = (lastRef, lastWord)
  }
}

/// The recitation goes on far from where it was; what is between is not counted as skipped.
package struct JumpedEvent: Codable, Hashable, Sendable {
  package let at: Seconds
  package let ref: String
  package let word: Int
  package let fromRef: String
  package let fromWord: Int

  private enum CodingKeys: String, CodingKey {
    case at, ref, word
    case fromRef = "from_ref"
    case fromWord = "from_word"
  }

  package init(at: Seconds, ref: String, word: Int, fromRef: String, fromWord: Int) {
    (self.at, self.ref, self.word) = (at, ref, word)
    (self.fromRef, self.fromWord) = (fromRef, fromWord)
  }
}

/// The reciter is at another word.
package struct PlaceEvent: Codable, Hashable, Sendable {
  package let at: Seconds
  package let ref: String
  package let word: Int
  /// The probability that it is within two words.
  package let probability: Double

  package init(at: Seconds, ref: String, word: Int, probability: Double) {
    (self.at, self.ref, self.word, self.probability) = (at, ref, word, probability)
  }
}

/// An ayah was said to its end.
package struct DoneEvent: Codable, Hashable, Sendable {
  package let at: Seconds
  package let ref: String
  package let recited: Int
  package let unsure: Int
  package let skipped: Int
  package let changed: Int

  package init(at: Seconds, ref: String, recited: Int, unsure: Int, skipped: Int, changed: Int) {
    (self.at, self.ref, self.recited, self.unsure) = (at, ref, recited, unsure)
    (self.skipped, self.changed) = (skipped, changed)
  }
}

/// Something is wrong with the sound.
package struct SoundEvent: Codable, Hashable, Sendable {
  package let at: Seconds
  package let fault: SoundWatch.Fault

  package init(at: Seconds, fault: SoundWatch.Fault) { (self.at, self.fault) = (at, fault) }
}

/// The level of the sound of the last tenth of a second, where it is asked for.
package struct LevelEvent: Codable, Hashable, Sendable {
  package let at: Seconds
  /// Decibels below full scale; nil for silence, which has no number.
  @Nullable package var peak: Double?

  package init(at: Seconds, peak: Double?) { (self.at, _peak) = (at, Nullable(wrappedValue: peak)) }
}

/// The result of a recitation; the last event, and the answer of `recite show`.
package struct RecitationSummary: Codable, Hashable, Sendable {
  /// The number of the session; nil where nothing was kept.
  @Nullable package var session: Int?
  /// The passage that was heard; nil where nothing was.
  @Nullable package var range: String?
  /// The length of the sound.
  package let seconds: Seconds
  package let ayat: Int
  /// The words with a verdict.
  package let words: Int
  package let recited: Int
  package let unsure: Int
  package let skipped: Int
  package let changed: Int
  /// Slips that were set right at once.
  package let corrected: Int
  package let repeated: Int
  package let added: Int
  package let jumps: Int
  package let hints: Int
  /// Words a minute; nil where nothing was heard.
  @Nullable package var pace: Double?
  /// The per cent of words without a slip among those that are certain; nil where more than a tenth was unsure.
  @Nullable package var accuracy: Double?
  /// Whether the sound was too unclear to tell slips.
  package var unclear: Bool
  /// The id of the recording with the sound; nil where it was not kept.
  @Nullable package var recording: String?
  /// The findings on lengths and stops, where that was asked for.
  package var tajweed: [TajweedMessage]?
  package let disclaimer: String

  /// The numbers of ayat that were said whole, and of words by their verdicts.
  package struct Tally: Hashable, Sendable {
    package var (ayat, recited, unsure, skipped, changed) = (0, 0, 0, 0, 0)
    /// The slips that were set right at once.
    package var corrected = 0

    package init() {}
  }

  package init(
    session: Int?, range: String?, seconds: Seconds, _ tally: Tally, _ counts: StoredRecitation.Counts,
    unclear: Bool = false, recording: String?
  ) {
    self.unclear = unclear
    (ayat, recited, unsure) = (tally.ayat, tally.recited, tally.unsure)
    (skipped, changed, corrected) = (tally.skipped, tally.changed, tally.corrected)
    (repeated, added, jumps, hints) = (counts.repeats, counts.added, counts.jumps, counts.hints)
    words = recited + unsure + skipped + changed
    (self.session, self.range, self.recording, self.seconds) = (session, range, recording, seconds)
    disclaimer = Self.disclaimer
    let minutes = Double(seconds.microseconds) / 60_000_000
    pace = words > 0 && minutes > 0 ? (Double(recited + unsure + changed) / minutes * 10).rounded() / 10 : nil
    let certain = words - unsure
    accuracy =
      certain > 0 && unsure * 10 <= words && !unclear ? (Double(recited) / Double(certain) * 1000).rounded() / 10 : nil
  }

  /// The disclaimer beside everything that the program says of a recitation.
  package static var disclaimer: String { caution.inEnglish }

  /// The same for people, in their language.
  package static var caution: Sentence { PlayerSentences.disclaimer }
}
