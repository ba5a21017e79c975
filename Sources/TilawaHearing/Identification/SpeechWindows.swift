/// The stretches of a recording that are looked for one by one.
struct SpeechWindows {
  /// In hops, in order, none overlapping another.
  let hops: [Range<Int>]

  /// Parts what lies between long silences into stretches of about equal speech, in pauses where there are such.
  init(_ speech: [Range<Int>], _ parameters: IdentificationParameters) {
    hops = Self.runs(speech, parameters).flatMap { Self.windows(of: $0, about: parameters.window) }
  }

  /// What long silences part, unless too little is said between two.
  private static func runs(_ speech: [Range<Int>], _ parameters: IdentificationParameters) -> [[Range<Int>]] {
    var runs: [[Range<Int>]] = []
    for stretch in speech {
      if let last = runs.last?.last, let run = runs.last,
        stretch.lowerBound - last.upperBound < parameters.longPause || length(run) < parameters.shortest
      {
        runs[runs.count - 1].append(stretch)
      } else {
        runs.append([stretch])
      }
    }
    if runs.count > 1, let last = runs.last, length(last) < parameters.shortest {
      runs.removeLast()
      runs[runs.count - 1] += last
    }
    return runs
  }

  private static func length(_ run: [Range<Int>]) -> Int { run.reduce(0) { $0 + $1.count } }

  /// Speech of about so many hops each.
  static func windows(of run: [Range<Int>], about length: Int) -> [Range<Int>] {
    guard let first = run.first, let last = run.last else { return [] }
    let all = Self.length(run)
    let count = max(1, Int((Double(all) / Double(length)).rounded()))
    var cuts = [first.lowerBound]
    for part in 1..<max(1, count) {
      // A pause within the sixth part of a window, else where it falls.
      let aim = all * part / count
      var (said, cut, distance) = (0, 0, length / 6)
      for (stretch, next) in zip(run, run.dropFirst() + [last]) {
        if aim >= said, aim < said + stretch.count, cut == 0 { cut = stretch.lowerBound + aim - said }
        said += stretch.count
        if abs(said - aim) < distance { (cut, distance) = (next.lowerBound, abs(said - aim)) }
      }
      if cut > cuts[cuts.count - 1], cut < last.upperBound { cuts.append(cut) }
    }
    return zip(cuts, cuts.dropFirst() + [last.upperBound]).map { $0..<$1 }
  }
}
