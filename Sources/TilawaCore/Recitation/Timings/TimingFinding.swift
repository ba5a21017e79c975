/// What came of the check of one ayah's timing.
public struct TimingFinding: Hashable, Sendable, CustomStringConvertible {
  /// Whether the ayah is used.
  public enum Verdict: Hashable, Sendable {
    case clean
    /// It is used, with these changes.
    case repaired([TimingRepair])
    /// It is not used.
    case withheld(TimingFault)
  }

  /// In the source's counting, which need not have it.
  public let ref: AyahRef
  /// Whether it is used.
  public let verdict: Verdict

  public init(ref: AyahRef, verdict: Verdict) {
    self.ref = ref
    self.verdict = verdict
  }

  /// What is to be told of it; nil where it is clean.
  public var message: String? {
    switch verdict {
    case .clean: nil
    case .repaired(let repairs): repairs.map(\.description).joined(separator: ", ")
    case .withheld(let fault): "not used: \(fault)"
    }
  }

  public var description: String { "\(ref): \(message ?? "clean")" }
}

/// What was changed of an ayah's timing before it was believed. Times are milliseconds.
public enum TimingRepair: Hashable, Sendable, CustomStringConvertible {
  /// It was told several times alike.
  case saidTwice
  /// It began before the file.
  case startClamped(Int)
  /// Its end came before its start, and the neighbours say that they were swapped.
  case swapped
  /// Its end was missing or wrong.
  case endFromNext
  /// Its end was missing: it ends with the file.
  case endOfFile
  /// It began by so much before the end of the one before.
  case overlap(Int)
  /// So many words were counted there, so many are here.
  case wordsMapped(theirs: Int, ours: Int)
  /// A time for several words was parted by their letters.
  case wordsParted(Int)
  /// Times of words that were cut where another word or the ayah begins or ends.
  case wordsClamped(Int)
  /// Times of words that say nothing.
  case wordsLeftOut(Int)
  /// The ayah is used without words.
  case withoutWords(TimingFault)

  /// Whether it changed the times of words only.
  public var isOfWords: Bool {
    switch self {
    case .saidTwice, .startClamped, .swapped, .endFromNext, .endOfFile, .overlap: false
    case .wordsMapped, .wordsParted, .wordsClamped, .wordsLeftOut, .withoutWords: true
    }
  }

  /// One word for programs.
  public var code: String {
    switch self {
    case .saidTwice: "said-twice"
    case .startClamped: "start-clamped"
    case .swapped: "swapped"
    case .endFromNext: "end-from-next"
    case .endOfFile: "end-of-file"
    case .overlap: "overlap"
    case .wordsMapped: "words-mapped"
    case .wordsParted: "words-parted"
    case .wordsClamped: "words-clamped"
    case .wordsLeftOut: "words-left-out"
    case .withoutWords: "without-words"
    }
  }

  public var description: String {
    switch self {
    case .saidTwice: "told several times alike"
    case .startClamped(let time): "began \(time) ms before the file"
    case .swapped: "start and end were swapped"
    case .endFromNext: "ends where the next begins"
    case .endOfFile: "ends with the file"
    case .overlap(let time): "began \(time) ms before the end of the one before"
    case .wordsMapped(let theirs, let ours): "\(theirs) words mapped to \(ours)"
    case .wordsParted(let count): "\(count) times for several words parted"
    case .wordsClamped(let count): "\(count) times of words cut"
    case .wordsLeftOut(let count): "\(count) times of words left out"
    case .withoutWords(let fault): "without words: \(fault)"
    }
  }
}

/// Why an ayah's timing is not believed.
public enum TimingFault: Hashable, Sendable, CustomStringConvertible {
  /// The counting has no such ayah, in words that say what would be right.
  case numbering(String)
  case repeated, noTime, outOfRange, reversed, outOfOrder, overlaps, tooShort
  /// The file that is here ends before it.
  case outside
  /// Words that the ayah does not have.
  case wordCount(theirs: Int, ours: Int)
  case noWords

  /// One word for programs.
  public var code: String {
    switch self {
    case .numbering: "numbering"
    case .repeated: "repeated"
    case .noTime: "no-time"
    case .outOfRange: "out-of-range"
    case .reversed: "reversed"
    case .outOfOrder: "out-of-order"
    case .overlaps: "overlaps"
    case .tooShort: "too-short"
    case .outside: "outside"
    case .wordCount: "word-count"
    case .noWords: "no-words"
    }
  }

  public var description: String {
    switch self {
    case .numbering(let words): words
    case .repeated: "it has several rows"
    case .noTime: "it has no time"
    case .outOfRange: "its time is out of range"
    case .reversed: "it ends before it starts"
    case .outOfOrder: "it stands out of order"
    case .overlaps: "it overlaps a neighbour"
    case .tooShort: "it is too short to be recited"
    case .outside: "it leaves the file"
    case .wordCount(let theirs, let ours): "it has \(theirs) words there, and \(ours) in the text"
    case .noWords: "no word has a time"
    }
  }
}
