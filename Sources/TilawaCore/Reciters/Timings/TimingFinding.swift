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
    case .withheld(let fault): CoreSentences.timingWithheld(fault: fault.sentence).text
    }
  }

  package var description: String { "\(ref): \(message ?? CoreSentences.timingClean.text)" }
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

  package var sentence: Sentence {
    switch self {
    case .saidTwice: CoreSentences.toldAlike
    case .startClamped(let time): CoreSentences.beganBeforeFile(time: time)
    case .swapped: CoreSentences.swapped
    case .endFromNext: CoreSentences.endsAtNext
    case .endOfFile: CoreSentences.endsWithFile
    case .overlap(let time): CoreSentences.beganBeforeEnd(time: time)
    case .wordsMapped(let theirs, let ours): CoreSentences.wordsMapped(theirs: theirs, ours: ours)
    case .wordsParted(let count): CoreSentences.timesParted(count: count)
    case .wordsClamped(let count): CoreSentences.timesCut(count: count)
    case .wordsLeftOut(let count): CoreSentences.timesLeftOut(count: count)
    case .withoutWords(let fault): CoreSentences.withoutWords(fault: fault.sentence)
    }
  }

  package var description: String { sentence.text }
}

/// A reason why an ayah's timing is rejected.
package enum TimingFault: Hashable, Sendable, CustomStringConvertible {
  /// The counting has no such ayah; the text says what would be right.
  case numbering(Sentence)
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

  package var sentence: Sentence {
    switch self {
    case .numbering(let fault): fault
    case .repeated: CoreSentences.severalRows
    case .noTime: CoreSentences.noTimeOf
    case .outOfRange: CoreSentences.timeOutOfRange
    case .reversed: CoreSentences.endsBeforeStart
    case .outOfOrder: CoreSentences.outOfOrder
    case .overlaps: CoreSentences.overlapsNeighbour
    case .tooShort: CoreSentences.tooShortToRecite
    case .outside: CoreSentences.leavesFile
    case .wordCount(let theirs, let ours): CoreSentences.wordCount(theirs: theirs, ours: ours)
    case .noWords: CoreSentences.noWordTimes
    }
  }

  package var description: String { sentence.text }
}
