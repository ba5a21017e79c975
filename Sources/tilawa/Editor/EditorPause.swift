import TilawaCore

/// Finds the pause at a place of a recording, from its envelope.
struct EditorPause {
  let envelope: Envelope

  private static let hop = Hop.perSecond
  /// How far a pause is looked for, in hops.
  private static let reach = 2 * hop
  /// What is shorter is a stop within a word, in hops.
  private static let least = 8

  /// The middle of the pause that holds the frame, else of the one nearest to it within two seconds; nil where there is none.
  ///
  /// Quiet is what is nearer to the quietest around it than to what is loud there: recordings differ by far in how loud
  /// their silence is.
  func middle(around frame: Int) -> Int? {
    let count = envelope.values.count
    guard count > 0 else { return nil }
    let here = min(count - 1, frame * EditorPause.hop / envelope.rate)
    let window = max(0, here - EditorPause.reach)..<min(count, here + EditorPause.reach)
    let levels = window.map { envelope.decibels(of: Hop($0)) }
    let sorted = levels.sorted()
    let (floor, loud) = (sorted[sorted.count / 20], sorted[sorted.count * 9 / 10])
    guard loud - floor >= 6 else { return nil }
    let limit = floor + (loud - floor) * 0.4
    let pauses = runs(levels.map { $0 < limit }).filter { $0.count >= EditorPause.least }
      .map { $0.lowerBound + window.lowerBound..<$0.upperBound + window.lowerBound }
    guard let pause = pauses.min(by: { distance(here, $0) < distance(here, $1) }) else { return nil }
    let first = envelope.frames(of: Hop(pause.lowerBound)).lowerBound
    let last = envelope.frames(of: Hop(pause.upperBound - 1)).upperBound
    return (first + last) / 2
  }

  private func runs(_ isQuiet: [Bool]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, quiet) in isQuiet.enumerated() where quiet {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  private func distance(_ hop: Int, _ run: Range<Int>) -> Int {
    run.contains(hop) ? 0 : max(run.lowerBound - hop, hop - run.upperBound + 1)
  }
}
