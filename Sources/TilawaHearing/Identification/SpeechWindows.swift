/// The windows of a recording that are searched one by one.
struct SpeechWindows {
  /// The windows in hops, in order, without overlap.
  let hops: [Range<Int>]

  /// Divides the speech between long silences into windows of about equal length, at pauses where possible.
  init(_ speech: [Range<Int>], _ parameters: WindowParameters) {
    hops = Self.runs(speech, parameters).flatMap { Self.windows(of: $0, about: parameters.window) }
  }

  /// Returns the speech between long silences; too short ones are joined.
  private static func runs(_ speech: [Range<Int>], _ parameters: WindowParameters) -> [[Range<Int>]] {
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

  /// Returns windows of about `length` hops of speech.
  static func windows(of run: [Range<Int>], about length: Int) -> [Range<Int>] {
    guard let first = run.first, let last = run.last else { return [] }
    let all = Self.length(run)
    let count = max(1, Int((Double(all) / Double(length)).rounded()))
    var cuts = [first.lowerBound]
    for part in 1..<max(1, count) {
      // Cuts at a pause within a sixth of a window, or at the exact place.
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
