import TilawaCore
import TilawaHearing
import TilawaIntake
import TilawaStore

// The lines for programs about timings. Members keep this order.

/// The timing of an ayah; in seconds.
struct TimingFact: Encodable {
  struct Word: Encodable {
    /// The number in the ayah, from 1.
    let word: Int
    let start: JSONNumber
    let end: JSONNumber
  }

  let ref: String
  let base: String
  @Nullable var start: JSONNumber?
  @Nullable var end: JSONNumber?
  let words: [Word]

  init(_ timing: AyahTiming, ref: AyahRef?) {
    self.ref = ref?.description ?? ""
    base = timing.base.rawValue
    let end = timing.range?.upperBound
    _start = Nullable(wrappedValue: timing.range?.lowerBound.number)
    _end = Nullable(wrappedValue: end == AyahTiming.endOfFile ? nil : end?.number)
    words = timing.words.map { word in
      Word(word: word.word - timing.span.start + 1, start: word.start.number, end: word.end.number)
    }
  }
}

/// The files that a change cut anew, and its faults.
struct TimingOutcome: Encodable {
  let recut: [String]
  let faults: [String]

  init(_ outcome: TimingEditor.Outcome) { (recut, faults) = (outcome.recut, outcome.faults.map(\.text)) }
}

/// Timings that are no longer set by hand.
struct TimingsUnset: Encodable {
  let unset: Int
  let elsewhere: Int
}

/// Timings that were moved.
struct TimingsShifted: Encodable {
  let shifted: Int
  let milliseconds: Int

  private enum CodingKeys: String, CodingKey {
    case shifted
    case milliseconds = "by_ms"
  }
}

/// Files that were heard.
struct FilesHeard: Encodable {
  let reciter: String
  let files: [JoinedMembers]
}

/// Timings that were listed.
struct TimingsListed: Encodable {
  struct ByHand: Encodable {
    let isByHand: Bool

    private enum CodingKeys: String, CodingKey { case isByHand = "by_hand" }
  }

  let reciter: String
  /// The files of which the timings were read.
  let origins: [String]
  let ayat: [JoinedMembers]
  /// The files of which other editions have words.
  let otherEditions: [String]

  private enum CodingKeys: String, CodingKey {
    case reciter, origins, ayat
    case otherEditions = "other_editions"
  }
}

/// Timings that were taken from a file.
struct TimingsTaken: Encodable {
  struct Ayah: Encodable {
    let ref: String
    let verdict: String
    let codes: [String]
    let message: String
  }

  let reciter: String
  let format: String
  let isDry: Bool
  let clean: Int
  let repaired: Int
  let withheld: Int
  let overlays: Int
  let ayat: [Ayah]

  private enum CodingKeys: String, CodingKey {
    case reciter, format
    case isDry = "dry_run"
    case clean, repaired, withheld, overlays, ayat
  }
}

/// A file that was to be heard for its timings.
struct ListenedFile: Encodable {
  let file: String
  let surah: Int
  @Nullable var ayah: Int?
  /// Whether it was heard: `heard`, `unlike`, `unreadable`.
  let result: String
}

/// The words that were heard in a file.
struct ListenedWords: Encodable {
  let ayat: Int
  let of: Int
  let words: Int
}

/// A file whose timings were compared with what is heard.
struct VerifiedFile: Encodable {
  let surah: Int
  @Nullable var ayah: Int?
  let file: String
  let verdict: String
}

/// The reason that a file cannot be read.
struct UnreadableFile: Encodable {
  let message: String
}

/// The verdict about a file.
struct FileVerdict: Encodable {
  let verdict: String
}

/// Files with the same bytes.
struct SameBytes: Encodable {
  let copies: [String]

  private enum CodingKeys: String, CodingKey { case copies = "same_bytes" }
}

/// The recitation that was heard in a file that is not right.
struct HeardFact: Encodable {
  @Nullable var soundsLike: String?
  /// The first and the last word, from 1.
  @Nullable var words: [Int]?

  private enum CodingKeys: String, CodingKey {
    case soundsLike = "sounds_like"
    case words = "words_heard"
  }

  init(_ heard: HeardFile) {
    _soundsLike = Nullable(wrappedValue: heard.kind == .right ? nil : heard.nearest.map { "\($0)" })
    _words = Nullable(wrappedValue: heard.words.map { [$0.lowerBound + 1, $0.upperBound] })
  }
}

/// The fit of timings.
struct FitFact: Encodable {
  let shift: Int
  let drift: Int
  let ayat: Int
  let met: Int
  let repaired: Bool

  private enum CodingKeys: String, CodingKey {
    case shift = "shift_ms"
    case drift = "drift_ppm"
    case ayat, met, repaired
  }
}
