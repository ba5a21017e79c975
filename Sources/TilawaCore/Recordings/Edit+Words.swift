extension Edit {
  /// The words for an edit that was made: `confirm 39 segments` becomes "39 segments confirmed".
  package var doneWords: String {
    let parts = words.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let participle = Edit.participles[String(parts[0])] else { return words }
    return "\(parts[1]) \(participle)"
  }

  private static let participles = [
    "add": "added", "assign": "assigned", "confirm": "confirmed", "delete": "deleted", "merge": "merged",
    "move": "moved", "place": "placed", "prefer": "preferred", "remove": "removed", "split": "split",
    "suggest": "suggested", "unconfirm": "unconfirmed",
  ]
}
