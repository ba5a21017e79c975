import TilawaCore

/// Finder of the pause at a frame of a recording, by its envelope.
struct PauseFinder {
  let envelope: Envelope

  private static let hop = Hop.perSecond
  /// The distance within which a pause is looked for, in hops.
  private static let reach = 2 * hop
  /// The least length of a pause, in hops: shorter ones are stops within a word.
  private static let least = 8

  /// Returns the middle of the pause that holds the frame, else of the nearest one within two seconds; nil where there is none.
  ///
  /// The threshold lies between the quietest and the loud hops around the frame, because recordings differ much in how loud
  /// their silence is.
  func middle(around frame: Int) -> Int? {
    let count = envelope.values.count
    guard count > 0 else { return nil }
    let here = min(count - 1, frame * PauseFinder.hop / envelope.rate)
    let window = max(0, here - PauseFinder.reach)..<min(count, here + PauseFinder.reach)
    let levels = window.map { envelope.decibels(of: Hop($0)) }
    let sorted = levels.sorted()
    let (floor, loud) = (sorted[sorted.count / 20], sorted[sorted.count * 9 / 10])
    guard loud - floor >= 6 else { return nil }
    let limit = floor + (loud - floor) * 0.4
    let pauses = runs(levels.map { $0 < limit }).filter { $0.count >= PauseFinder.least }
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
