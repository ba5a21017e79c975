/// All takes of a recording: what somebody should look at in them, and whether they are believed.
struct TakeList {
  private let runs: [AlignedRun]
  private let speech: [Range<Int>]
  private let isCredible: Bool
  private let parameters: AlignmentParameters

  /// - Parameter isCredible: whether they are believed.
  init(_ runs: [AlignedRun], speech: [Range<Int>], isCredible: Bool, _ parameters: AlignmentParameters) {
    (self.runs, self.speech, self.isCredible, self.parameters) = (runs, speech, isCredible, parameters)
  }

  /// - Parameter parts: which ayah each part of the passage is; a basmalah is none, and no take.
  /// - Returns: nil where there is no take.
  func alignment(of parts: [Int?]) -> PassageAlignment? {
    let pieces = runs.flatMap(\.pieces).filter { parts[$0.ayah] != nil }
    guard !pieces.isEmpty else { return nil }
    let typical = max(1e-3, pieces.map(\.pace).sorted()[pieces.count / 2])
    let usual = pieces.map(\.match).sorted()[pieces.count / 2]
    var takes: [PassageAlignment.Take] = []
    for index in runs.indices {
      var flags = flags(ofRun: index, parts)
      for piece in runs[index].pieces {
        guard let ayah = parts[piece.ayah] else { continue }
        takes.append(take(piece, of: ayah, typical, usual, flags))
        flags = []
      }
    }
    for index in takes.indices.dropLast() where takes[index + 1].flags.contains(.speech) {
      takes[index].flags.insert(.speech)
    }
    for index in takes.indices where !isProven(takes, index, usual) { takes[index].most = parameters.mostUnproven }
    return PassageAlignment(
      takes: takes, openings: openings(parts, usual), count: parts.count { $0 != nil }, asides: asides(beside: takes),
      isCredible: isCredible)
  }

  /// Whether a take stands out about as clearly as is usual, and nothing is doubtful beside it: where one is mistaken for another
  /// the next may be no better.
  private func isProven(_ takes: [PassageAlignment.Take], _ index: Int, _ usual: Float) -> Bool {
    let beside = [index - 1, index + 1].filter(takes.indices.contains)
    return takes[index].match >= parameters.provenShare * usual
      && beside.allSatisfy { takes[$0].flags.subtracting([.speech]).isEmpty }
  }

  private func openings(_ parts: [Int?], _ usual: Float) -> [PassageAlignment.Opening] {
    let pieces = runs.flatMap(\.pieces)
    return pieces.indices.compactMap { index in
      let piece = pieces[index]
      guard parts[piece.ayah] == nil, piece.ayah + 1 < parts.count, let ayah = parts[piece.ayah + 1],
        piece.part == 0...1, piece.start.hop < piece.end.hop,
        piece.match >= max(parameters.leastMatch, parameters.leastShare * usual),
        // Of several the last is it: an isti'adha before it may sound like it.
        index + 1 == pieces.count || pieces[index + 1].ayah != piece.ayah
      else { return nil }
      let confidence = min(piece.start.confidence, piece.end.confidence)
      var flags: Set<PassageAlignment.Flag> = piece.isDisputed ? [.references] : []
      if confidence < parameters.sure { flags.insert(.margin) }
      return PassageAlignment.Opening(
        ayah: ayah, hops: piece.start.hop..<piece.end.hop, pause: piece.start.pause, confidence: confidence,
        flags: flags)
    }
  }

  /// - Parameters:
  ///   - typical: the median of the paces.
  ///   - usual: the median of the matches.
  ///   - flags: what is known of it from where it stands.
  private func take(
    _ piece: AlignedRun.Piece, of ayah: Int, _ typical: Double, _ usual: Float, _ flags: Set<PassageAlignment.Flag>
  ) -> PassageAlignment.Take {
    var flags = flags
    if piece.isDisputed { flags.insert(.references) }
    if min(piece.start.confidence, piece.end.confidence) < parameters.sure { flags.insert(.margin) }
    let strangeness = piece.pace / typical
    if strangeness > parameters.strangePace || strangeness < 1 / parameters.strangePace { flags.insert(.length) }
    if piece.match < max(parameters.leastMatch, parameters.leastShare * usual) { flags.insert(.match) }
    return PassageAlignment.Take(
      ayah: ayah, start: piece.start, end: piece.end, part: piece.part, match: piece.match, pace: piece.pace,
      flags: flags)
  }

  /// What the beginning of a run says: whether it goes back or leaves something out, and whether something else was said.
  private func flags(ofRun index: Int, _ parts: [Int?]) -> Set<PassageAlignment.Flag> {
    let run = runs[index].run
    // A basmalah that is left out is nothing that lacks.
    func beyondOpening(_ place: Double) -> Double {
      let part = Int(place + 0.01)
      return part < parts.count && parts[part] == nil && place - Double(part) < 0.01 ? Double(part + 1) : place
    }
    let reached = runs[..<index].map { beyondOpening($0.run.end) }.max()
    let start = beyondOpening(run.start)
    var flags: Set<PassageAlignment.Flag> = []
    if let reached, start < reached - 0.01 { flags.insert(.again) }
    if start > (reached ?? beyondOpening(0)) + 0.01 { flags.insert(.skip) }
    if index > 0, hasSpeech(from: runs[index - 1].run.hops.upperBound, to: run.hops.lowerBound) {
      flags.insert(.speech)
    }
    return flags
  }

  private func hasSpeech(from start: Int, to end: Int) -> Bool {
    speech.contains { $0.lowerBound < end && $0.upperBound > start }
  }

  /// Where there is speech that is none of the passage.
  private func asides(beside takes: [PassageAlignment.Take]) -> [Range<Int>] {
    var asides: [Range<Int>] = []
    var last = 0
    for take in takes.map(\.hops) + [Int.max..<Int.max] {
      let inside = speech.filter { $0.lowerBound < take.lowerBound && $0.upperBound > last }
      if let first = inside.first, let end = inside.last {
        asides.append(max(last, first.lowerBound)..<min(end.upperBound, take.lowerBound))
      }
      last = max(last, take.upperBound)
    }
    return asides
  }
}
