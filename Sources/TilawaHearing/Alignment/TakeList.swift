import TilawaCore

/// The takes of all runs of a recording, with their flags and the limits of their confidence.
struct TakeList {
  private let runs: [AlignedRun]
  private let speech: [Range<Int>]
  private let isCredible: Bool
  private let parameters: ConfidenceParameters

  /// - Parameter isCredible: whether the passage is in the recording at all.
  init(_ runs: [AlignedRun], speech: [Range<Int>], isCredible: Bool, _ parameters: ConfidenceParameters) {
    (self.runs, self.speech, self.isCredible, self.parameters) = (runs, speech, isCredible, parameters)
  }

  /// - Parameter parts: the ayah of each part of the passage; nil for an opening basmalah.
  /// - Returns: nil where there is no take of an ayah.
  func alignment(of parts: [Int?]) -> PassageAlignment? {
    let ayat = runs.flatMap(\.takes).filter { !$0.isOpening }
    guard !ayat.isEmpty else { return nil }
    let typical = max(1e-3, ayat.map(\.pace).sorted()[ayat.count / 2])
    let usual = ayat.map(\.match).sorted()[ayat.count / 2]
    var takes = judged(parts, typical, usual)
    let places = takes.indices.filter { !takes[$0].isOpening }
    for (index, next) in zip(places, places.dropFirst()) where takes[next].flags.contains(.speech) {
      takes[index].flags.insert(.speech)
    }
    for index in takes.indices where !isProven(takes, index, usual) { takes[index].most = parameters.mostUnproven }
    let found = takes.filter { !$0.isOpening }
    return PassageAlignment(
      takes: found, openings: takes.filter(\.isOpening), count: parts.count { $0 != nil },
      asides: PassageAlignment.asides(of: speech, beside: found), isCredible: isCredible)
  }

  /// Returns the takes with their flags and the opening basmalahs between them, in order.
  private func judged(_ parts: [Int?], _ typical: Double, _ usual: Float) -> [PassageAlignment.Take] {
    let all = runs.flatMap(\.takes)
    var judged: [PassageAlignment.Take] = []
    var place = 0
    for index in runs.indices {
      var flags = flags(ofRun: index, parts)
      for take in runs[index].takes {
        place += 1
        if !take.isOpening {
          judged.append(self.judged(take, typical, usual, flags))
          flags = []
          continue
        }
        // Of several basmalahs the last one counts: an isti'adha before it may resemble it.
        let isLast = place == all.count || !all[place].isOpening || all[place].ayah != take.ayah
        if isLast, let opening = opening(take, usual) { judged.append(opening) }
      }
    }
    return judged
  }

  /// Returns whether its match is near the usual one and nothing beside it is doubtful. Where one ayah is mistaken for another,
  /// its neighbour is no better.
  private func isProven(_ takes: [PassageAlignment.Take], _ index: Int, _ usual: Float) -> Bool {
    let beside = [index - 1, index + 1].filter(takes.indices.contains)
    return takes[index].match >= parameters.provenShare * usual && !beside.contains { takes[$0].isDoubtful }
  }

  /// - Returns: nil where it is not whole, or its match is too low.
  private func opening(_ take: PassageAlignment.Take, _ usual: Float) -> PassageAlignment.Take? {
    guard take.isWhole, take.start.hop < take.end.hop,
      take.match >= max(parameters.leastMatch, parameters.leastShare * usual)
    else { return nil }
    var take = take
    if min(take.start.confidence, take.end.confidence) < parameters.sure { take.flags.insert(.margin) }
    return take
  }

  /// - Parameters:
  ///   - typical: the median of the paces.
  ///   - usual: the median of the matches.
  ///   - flags: the flags that follow from its position.
  private func judged(
    _ take: PassageAlignment.Take, _ typical: Double, _ usual: Float, _ flags: Set<PassageAlignment.Flag>
  ) -> PassageAlignment.Take {
    var take = take
    take.flags.formUnion(flags)
    if min(take.start.confidence, take.end.confidence) < parameters.sure { take.flags.insert(.margin) }
    let strangeness = take.pace / typical
    if strangeness > parameters.strangePace || strangeness < 1 / parameters.strangePace { take.flags.insert(.length) }
    if take.match < max(parameters.leastMatch, parameters.leastShare * usual) { take.flags.insert(.match) }
    return take
  }

  /// Returns the flags of the beginning of a run: a repetition, an omission, speech before it.
  private func flags(ofRun index: Int, _ parts: [Int?]) -> Set<PassageAlignment.Flag> {
    let run = runs[index].run
    // An opening basmalah that is left out is no omission.
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
}
