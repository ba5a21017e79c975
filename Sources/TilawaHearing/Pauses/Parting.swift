/// Speech and the pauses that part it; one pause less than stretches.
struct Parting {
  let speech: [Range<Int>]
  let pauses: [Pause]

  /// The same with the most confident of the pauses alone.
  func keeping(_ count: Int) -> Parting {
    guard pauses.count > count else { return self }
    let least = pauses.map(\.confidence).sorted(by: >)[count]
    return keeping { $0.confidence > least }
  }

  /// The same with some of the pauses; what others parted is one stretch.
  func keeping(where isKept: (Pause) -> Bool) -> Parting {
    var joined = Array(speech.prefix(1))
    for (pause, next) in zip(pauses, speech.dropFirst()) {
      if isKept(pause) {
        joined.append(next)
      } else {
        joined[joined.count - 1] = joined[joined.count - 1].lowerBound..<next.upperBound
      }
    }
    return Parting(speech: joined, pauses: pauses.filter(isKept))
  }
}
