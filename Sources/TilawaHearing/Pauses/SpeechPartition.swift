/// Intervals of speech and the pauses between them.
struct SpeechPartition {
  let speech: [Range<Int>]
  let pauses: [Pause]

  /// Returns the same partition with the most confident pauses only.
  func keeping(_ count: Int) -> SpeechPartition {
    guard pauses.count > count else { return self }
    let least = pauses.map(\.confidence).sorted(by: >)[count]
    return keeping { $0.confidence > least }
  }

  /// Returns the same partition with some of the pauses; speech around the others is joined.
  func keeping(where isKept: (Pause) -> Bool) -> SpeechPartition {
    var joined = Array(speech.prefix(1))
    for (pause, next) in zip(pauses, speech.dropFirst()) {
      if isKept(pause) {
        joined.append(next)
      } else {
        joined[joined.count - 1] = joined[joined.count - 1].lowerBound..<next.upperBound
      }
    }
    return SpeechPartition(speech: joined, pauses: pauses.filter(isKept))
  }
}
