extension Edit {
  /// The change for people. The library stores its words in English, as `confirm 39 segments`.
  package var sentence: Sentence {
    guard let (verb, subject) = parts else { return Sentence(verbatim: words) }
    return verb.change(subject)
  }

  /// The change that was made: `confirm 39 segments` becomes "39 segments confirmed".
  package var doneSentence: Sentence { parts.flatMap { $0.verb.done?($0.subject) } ?? sentence }

  /// The words for an edit that was made.
  package var doneWords: String { doneSentence.text }

  private var parts: (verb: Verb, subject: Sentence)? {
    let parts = words.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let verb = Edit.verbs[String(parts[0])] else { return nil }
    return (verb, Edit.subject(String(parts[1])))
  }

  /// Returns what changes, from the words that are stored; a label stays as it is.
  static func subject(_ words: String) -> Sentence {
    if let known = subjects[words] { return known }
    let parts = words.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let count = Int(parts[0]) else { return Sentence(verbatim: words) }
    switch parts[1] {
    case "segment", "segments": return CoreSentences.segments(count: count)
    case "label of a file", "labels of a file": return CoreSentences.labelsOfFile(count: count)
    default: return Sentence(verbatim: words)
    }
  }

  private static let subjects = [
    "a stretch without a label": CoreSentences.unlabelledStretch, "speech": CoreSentences.speech,
    "what is no recitation": CoreSentences.noRecitation, "a segment": CoreSentences.aSegment,
    "a boundary": CoreSentences.aBoundary, "a join": CoreSentences.aJoin,
  ]

  /// The sentences of a kind of change.
  private struct Verb: Sendable {
    let change: @Sendable (Sentence) -> Sentence
    /// The change when it is made; nil where nothing says so.
    let done: (@Sendable (Sentence) -> Sentence)?
  }

  private static let verbs = [
    "add": Verb(change: CoreSentences.editAdd, done: CoreSentences.doneAdd),
    "assign": Verb(change: CoreSentences.editAssign, done: CoreSentences.doneAssign),
    "confirm": Verb(change: CoreSentences.editConfirm, done: CoreSentences.doneConfirm),
    "delete": Verb(change: CoreSentences.editDelete, done: CoreSentences.doneDelete),
    "merge": Verb(change: CoreSentences.editMerge, done: CoreSentences.doneMerge),
    "move": Verb(change: CoreSentences.editMove, done: CoreSentences.doneMove),
    "place": Verb(change: CoreSentences.editPlace, done: CoreSentences.donePlace),
    "prefer": Verb(change: CoreSentences.editPrefer, done: CoreSentences.donePrefer),
    "remove": Verb(change: CoreSentences.editRemove, done: CoreSentences.doneRemove),
    "restore": Verb(change: CoreSentences.editRestore, done: nil),
    "split": Verb(change: CoreSentences.editSplit, done: CoreSentences.doneSplit),
    "suggest": Verb(change: CoreSentences.editSuggest, done: CoreSentences.doneSuggest),
    "unconfirm": Verb(
      change: CoreSentences.editUnconfirm, done: CoreSentences.doneUnconfirm),
  ]
}
