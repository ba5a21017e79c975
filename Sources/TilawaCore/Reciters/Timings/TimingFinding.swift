/// The result of the check of one ayah's timing.
package struct TimingFinding: Hashable, Sendable, CustomStringConvertible {
  /// A decision about the ayah.
  package enum Decision: Hashable, Sendable {
    case clean
    /// The ayah is used, with these changes.
    case repaired([TimingRepair])
    /// The ayah is not used.
    case withheld(TimingFault)
  }

  /// The ayah in the source's counting. The counting need not have it.
  package let ref: AyahRef
  /// The decision about the ayah.
  package let decision: Decision

  package init(ref: AyahRef, decision: Decision) {
    self.ref = ref
    self.decision = decision
  }

  /// The text for people; nil where the timing is clean.
  package var message: String? {
    switch decision {
    case .clean: nil
    case .repaired(let repairs): repairs.map(\.description).joined(separator: ", ")
    case .withheld(let fault): "not used: \(fault)"
    }
  }

  package var description: String { "\(ref): \(message ?? "clean")" }
}

/// A change of an ayah's timing by the check. Times are milliseconds.
package enum TimingRepair: Hashable, Sendable, CustomStringConvertible {
  /// The source has several equal rows of it.
  case saidTwice
  /// Its start was before the file, by this time in milliseconds.
  case startClamped(Int)
  /// Its end came before its start. The neighbours show that the two were swapped.
  case swapped
  /// Its end was missing or wrong: it ends where the next one begins.
  case endFromNext
  /// Its end was missing: it ends with the file.
  case endOfFile
  /// Its start was before the end of the ayah before it, by this time in milliseconds.
  case overlap(Int)
  /// The source has this number of words, the text another one.
  case wordsMapped(theirs: Int, ours: Int)
  /// The number of times of several words that were divided by their letters.
  case wordsParted(Int)
  /// The number of times of words that were cut at another word or at an end of the ayah.
  case wordsClamped(Int)
  /// The number of times of words that could not be used.
  case wordsLeftOut(Int)
  /// The ayah is used without words, for this reason.
  case withoutWords(TimingFault)

  /// Whether the repair changed only the times of words.
  package var isOfWords: Bool {
    switch self {
    case .saidTwice, .startClamped, .swapped, .endFromNext, .endOfFile, .overlap: false
    case .wordsMapped, .wordsParted, .wordsClamped, .wordsLeftOut, .withoutWords: true
    }
  }

  /// The repair as one word for programs.
  package var code: String {
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

  package var description: String {
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

/// A reason why an ayah's timing is rejected.
package enum TimingFault: Hashable, Sendable, CustomStringConvertible {
  /// The counting has no such ayah; the text says what would be right.
  case numbering(String)
  case repeated, noTime, outOfRange, reversed, outOfOrder, overlaps, tooShort
  /// The local file ends before it.
  case outside
  /// The source names words that the ayah does not have.
  case wordCount(theirs: Int, ours: Int)
  case noWords

  /// The reason as one word for programs.
  package var code: String {
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

  package var description: String {
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
