/// All takes of a recording: what somebody should look at in them, and whether they are believed.
struct TakeList {
  private let runs: [AlignedRun]
  private let speech: [Range<Int>]
  private let margin: Float
  private let parameters: AlignmentParameters

  /// - Parameter margin: by how much cheaper the way is than if all were something else, a frame.
  init(_ runs: [AlignedRun], speech: [Range<Int>], margin: Float, _ parameters: AlignmentParameters) {
    (self.runs, self.speech, self.margin, self.parameters) = (runs, speech, margin, parameters)
  }

  /// - Parameter count: ayat of the passage.
  /// - Returns: nil where there is no take.
  func alignment(of count: Int) -> PassageAlignment? {
    let pieces = runs.flatMap(\.pieces)
    guard !pieces.isEmpty else { return nil }
    let typical = max(1e-3, pieces.map(\.pace).sorted()[pieces.count / 2])
    let usual = pieces.map(\.match).sorted()[pieces.count / 2]
    var takes = runs.indices.flatMap { index in
      runs[index].pieces.enumerated().map { take($1, typical, usual, of: index, isFirst: $0 == 0) }
    }
    for index in takes.indices.dropLast() where takes[index + 1].flags.contains(.speech) {
      takes[index].flags.insert(.speech)
    }
    return PassageAlignment(takes: takes, count: count, asides: asides, isCredible: margin >= parameters.leastMargin)
  }

  /// - Parameters:
  ///   - typical: the median of the paces.
  ///   - usual: the median of the matches.
  private func take(
    _ piece: AlignedRun.Piece, _ typical: Double, _ usual: Float, of run: Int, isFirst: Bool
  ) -> PassageAlignment.Take {
    var flags: Set<PassageAlignment.Flag> = isFirst ? flags(ofRun: run) : []
    if piece.isDisputed { flags.insert(.references) }
    if min(piece.start.confidence, piece.end.confidence) < parameters.sure { flags.insert(.margin) }
    let strangeness = piece.pace / typical
    if strangeness > parameters.strangePace || strangeness < 1 / parameters.strangePace { flags.insert(.length) }
    if piece.match < max(parameters.leastMatch, parameters.leastShare * usual) { flags.insert(.match) }
    return PassageAlignment.Take(
      ayah: piece.ayah, start: piece.start, end: piece.end, part: piece.part, match: piece.match, pace: piece.pace,
      flags: flags)
  }

  /// What the beginning of a run says: whether it goes back or leaves something out, and whether something else was said.
  private func flags(ofRun index: Int) -> Set<PassageAlignment.Flag> {
    let run = runs[index].run
    let reached = runs[..<index].map(\.run.end).max()
    var flags: Set<PassageAlignment.Flag> = []
    if let reached, run.start < reached - 0.01 { flags.insert(.again) }
    if run.start > (reached ?? 0) + 0.01 { flags.insert(.skip) }
    if index > 0, hasSpeech(from: runs[index - 1].run.hops.upperBound, to: run.hops.lowerBound) {
      flags.insert(.speech)
    }
    return flags
  }

  private func hasSpeech(from start: Int, to end: Int) -> Bool {
    speech.contains { $0.lowerBound < end && $0.upperBound > start }
  }

  /// Where there is speech that is none of the passage.
  private var asides: [Range<Int>] {
    var asides: [Range<Int>] = []
    var last = 0
    for run in runs.map(\.run.hops) + [Int.max..<Int.max] {
      let inside = speech.filter { $0.lowerBound < run.lowerBound && $0.upperBound > last }
      if let first = inside.first, let end = inside.last {
        asides.append(max(last, first.lowerBound)..<min(end.upperBound, run.lowerBound))
      }
      last = run.upperBound
    }
    return asides
  }
}
