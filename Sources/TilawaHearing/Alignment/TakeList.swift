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
    var found = found(of: parts, typical, usual)
    let takes = found.indices.filter { found[$0].take != nil }
    for (index, next) in zip(takes, takes.dropFirst()) where found[next].flags.contains(.speech) {
      found[index].flags.insert(.speech)
    }
    for index in found.indices where !isProven(found, index, usual) { found[index].most = parameters.mostUnproven }
    return PassageAlignment(
      takes: found.compactMap(\.take), openings: found.compactMap(\.opening), count: parts.count { $0 != nil },
      asides: asides(beside: found.compactMap(\.take)), isCredible: isCredible)
  }

  /// The takes, and the basmalahs between them, in order.
  private func found(of parts: [Int?], _ typical: Double, _ usual: Float) -> [Found] {
    let pieces = runs.flatMap(\.pieces)
    var found: [Found] = []
    var place = 0
    for index in runs.indices {
      var flags = flags(ofRun: index, parts)
      for piece in runs[index].pieces {
        place += 1
        // Of several basmalahs the last is it: an isti'adha before it may sound like it.
        let isLast = place == pieces.count || pieces[place].ayah != piece.ayah
        if let ayah = parts[piece.ayah] {
          found.append(Found(take: take(piece, of: ayah, typical, usual, flags)))
          flags = []
        } else if isLast, piece.ayah + 1 < parts.count, let ayah = parts[piece.ayah + 1],
          let opening = opening(piece, before: ayah, usual)
        {
          found.append(Found(opening: opening))
        }
      }
    }
    return found
  }

  /// Whether it stands out about as clearly as is usual, and nothing is doubtful beside it: where one is mistaken for another the
  /// next may be no better.
  private func isProven(_ found: [Found], _ index: Int, _ usual: Float) -> Bool {
    let beside = [index - 1, index + 1].filter(found.indices.contains)
    return found[index].match >= parameters.provenShare * usual && !beside.contains { found[$0].isDoubtful }
  }

  /// - Returns: nil where it is not whole, or does not sound like it.
  private func opening(_ piece: AlignedRun.Piece, before ayah: Int, _ usual: Float) -> PassageAlignment.Opening? {
    guard piece.part == 0...1, piece.start.hop < piece.end.hop,
      piece.match >= max(parameters.leastMatch, parameters.leastShare * usual)
    else { return nil }
    var flags: Set<PassageAlignment.Flag> = piece.isDisputed ? [.references] : []
    if min(piece.start.confidence, piece.end.confidence) < parameters.sure { flags.insert(.margin) }
    return PassageAlignment.Opening(ayah: ayah, start: piece.start, end: piece.end, match: piece.match, flags: flags)
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

/// A take, or a basmalah that is none.
private struct Found {
  var take: PassageAlignment.Take?
  var opening: PassageAlignment.Opening?

  var match: Float { take?.match ?? opening?.match ?? 0 }

  var flags: Set<PassageAlignment.Flag> {
    get { take?.flags ?? opening?.flags ?? [] }
    set {
      take?.flags = newValue
      opening?.flags = newValue
    }
  }

  var most: Double {
    get { take?.most ?? opening?.most ?? 1 }
    set {
      take?.most = newValue
      opening?.most = newValue
    }
  }

  /// Whether somebody should look at it, for more than the speech beside it.
  var isDoubtful: Bool { take?.isWhole == false || !flags.subtracting([.speech]).isEmpty }
}
