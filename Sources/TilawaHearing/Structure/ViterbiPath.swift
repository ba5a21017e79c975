import TilawaCore

/// The optimal path of a recording through a passage at one pace.
struct ViterbiPath {
  let recording: SpeechFrames
  let reference: SpeechFrames
  let trace: ViterbiBacktrack
  let pace: Double
  /// The gain over the null model, without phrases that are far too slow to be recitation.
  let gain: Float
  let hopsInFrame: Int
  private let openings: Set<Int>

  init?(
    _ recording: SpeechFrames, _ references: [PassageReference], _ pace: Double, _ hopsInFrame: Int,
    near first: ViterbiPath? = nil, _ parameters: AlignmentParameters
  ) {
    let recitations = references.map { reference in
      reference.frames(of: hopsInFrame, 1 / reference.pace(pace, of: references[0]), .lda, parameters.features)
    }
    guard let frames = DTWBarycenter(DTWSteps(parameters.dtw)).mean(of: recitations), frames.count > 3,
      recording.count > 3
    else {
      return nil
    }
    openings = Set(references[0].ayat.indices.filter { references[0].ayat[$0] == nil })
    let trellis = ViterbiTrellis(
      recording, frames, openings: openings, hopsInFrame: hopsInFrame,
      lookingAt: first.map { SearchNeighbourhood($0.visits, reach: parameters.search.secondReach, frames).columns },
      parameters)
    trace = ViterbiBacktrack(SegmentalViterbi(trellis), trellis)
    gain = trellis.nothing - trace.cost - trace.dwelling(parameters.presence)
    (self.recording, self.reference, self.pace, self.hopsInFrame) = (recording, frames, pace, hopsInFrame)
  }

  /// Returns the hops in which the path is believed; empty where it is not.
  ///
  /// The whole recording is believed where the mean gain of all frames is high enough. Otherwise each segment is believed that
  /// contains most of the passage and has a high sum of gains.
  func believed(_ parameters: AlignmentParameters) -> [Range<Int>] {
    let all = trace.phrases[...]
    let isBelieved =
      covered(by: all) >= parameters.presence.leastCovered
      && gain >= parameters.presence.leastMargin * Float(recording.count)
    return isBelieved ? [hops(of: all)] : stretches(in: all, parameters.scaled(to: hopsInFrame)).map(hops)
  }

  /// Returns the segments that contain most of the passage, in order.
  private func stretches(
    in phrases: ArraySlice<ViterbiBacktrack.Phrase>, _ parameters: AlignmentParameters
  ) -> [ArraySlice<ViterbiBacktrack.Phrase>] {
    let stretch = MaximumScoringSegment(phrases, parameters)
    guard stretch.gain >= parameters.presence.leastStretch(inHops: recording.count * hopsInFrame) else { return [] }
    let holdsMost =
      covered(by: stretch.phrases) >= parameters.presence.mostlyCovered
      && begunAnew(in: stretch.phrases) <= parameters.presence.mostBegunAnew
    let (before, after) = (phrases[..<stretch.phrases.startIndex], phrases[stretch.phrases.endIndex...])
    return stretches(in: before, parameters) + (holdsMost ? [stretch.phrases] : []) + stretches(in: after, parameters)
  }

  /// Returns the hops from the beginning of the first phrase to the end of the last.
  private func hops(of phrases: ArraySlice<ViterbiBacktrack.Phrase>) -> Range<Int> {
    guard let first = phrases.first, let last = phrases.last else { return 0..<0 }
    return recording.start(of: first.rows.lowerBound)..<recording.start(of: last.rows.upperBound)
  }

  /// Returns the share of the passage that is recited in some phrases; opening basmalahs do not count.
  private func covered(by phrases: ArraySlice<ViterbiBacktrack.Phrase>) -> Double {
    var isRecited = [Bool](repeating: false, count: reference.count)
    for column in phrases.compactMap(\.columns).joined() { isRecited[column] = true }
    let ayat = reference.parts.indices.dropLast().filter { !openings.contains($0) }
    let columns = ayat.map { reference.parts[$0]..<reference.parts[$0 + 1] }.joined()
    return Double(columns.count { isRecited[$0] }) / Double(max(1, columns.count { _ in true }))
  }

  /// Returns the path of a class that repeats each ayah after its teacher; nil where there is no class.
  ///
  /// Where ayat are begun anew often enough, the search is repeated with a lower cost of restarts. It is a class where most ayat
  /// are repeated at once, and few are left for another than the next one.
  func answered(_ references: [PassageReference], _ parameters: AlignmentParameters) -> ViterbiPath? {
    guard begunAnew(in: trace.phrases[...]) >= parameters.responses.answersHinted,
      2 * gain >= parameters.presence.leastMargin * Float(recording.count),
      let path = ViterbiPath(recording, references, pace, hopsInFrame, parameters.ofClass)
    else { return nil }
    let begun = path.begun(in: path.trace.phrases[...])
    let moves = zip(begun, begun.dropFirst())
    let (answers, leaps) = (moves.count { $0 == $1 }, moves.count { $0 != $1 && $0 + 1 != $1 })
    let least = parameters.responses.answersLeast * Double(Set(begun).count)
    return Double(answers) >= least && Double(leaps) <= least ? path : nil
  }

  /// Returns the ayat that begin in some phrases, in the order of the recording, without opening basmalahs.
  private func begun(in phrases: ArraySlice<ViterbiBacktrack.Phrase>) -> [Int] {
    let ayat = reference.parts.indices.dropLast().filter { !openings.contains($0) }
    return phrases.compactMap(\.columns).flatMap { columns in
      ayat.indices.filter { columns.contains(reference.parts[ayat[$0]]) }
    }
  }

  /// Returns the mean number of restarts of the ayat that begin in some phrases.
  private func begunAnew(in phrases: ArraySlice<ViterbiBacktrack.Phrase>) -> Double {
    let begun = begun(in: phrases)
    let ayat = Set(begun).count
    return ayat > 0 ? Double(begun.count - ayat) / Double(ayat) : 0
  }

  /// The median pace of the phrases, weighted by their lengths.
  var measuredPace: Double? {
    let phrases = trace.phrases.compactMap { phrase in
      phrase.columns.flatMap { $0.isEmpty ? nil : (rows: phrase.rows.count, columns: $0.count) }
    }
    let sorted = phrases.sorted { $0.rows * $1.columns < $1.rows * $0.columns }
    var left = phrases.reduce(0) { $0 + $1.rows } / 2
    for phrase in sorted {
      left -= phrase.rows
      if left <= 0 { return pace * Double(phrase.rows) / Double(phrase.columns) }
    }
    return nil
  }

  /// The path, phrase by phrase; in the garbage state from the place before it to the place after it.
  var visits: [SearchNeighbourhood.Visit] {
    var last = 0
    var visits: [SearchNeighbourhood.Visit] = []
    for (index, phrase) in trace.phrases.enumerated() {
      let next = trace.phrases[index...].lazy.compactMap(\.columns).first?.lowerBound ?? last
      let (from, to) = (min(last, next), max(last, phrase.columns?.upperBound ?? next))
      let hops = recording.start(of: phrase.rows.lowerBound)..<recording.start(of: phrase.rows.upperBound)
      visits.append(
        SearchNeighbourhood.Visit(hops: hops, places: reference.place(of: from)...reference.place(of: to)))
      last = phrase.columns?.upperBound ?? last
    }
    return visits
  }

  /// Returns the maximal sequences of phrases that continue each other.
  func runs(_ parameters: AlignmentParameters) -> [RecitedRun] {
    var runs: [[ViterbiBacktrack.Phrase]] = []
    for phrase in trace.phrases where phrase.columns != nil {
      if phrase.goesOn, !runs.isEmpty { runs[runs.count - 1].append(phrase) } else { runs.append([phrase]) }
    }
    return runs.compactMap { run($0, near: max(1, parameters.search.nearEnd / hopsInFrame)) }
  }

  private func run(_ phrases: [ViterbiBacktrack.Phrase], near: Int) -> RecitedRun? {
    guard let first = phrases.first, let last = phrases.last, let start = first.columns?.lowerBound,
      let end = last.columns?.upperBound
    else { return nil }
    let (from, to) = (atEnd(start, near), atEnd(end, near))
    guard from < to else { return nil }
    var points = [RecitedRun.Point(hop: recording.start(of: first.rows.lowerBound), place: reference.place(of: from))]
    for phrase in phrases.dropLast() {
      guard let column = phrase.columns?.upperBound, column > from, column < to else { continue }
      points.append(
        RecitedRun.Point(
          hop: recording.start(of: phrase.rows.upperBound), place: reference.place(of: column), gain: phrase.meanGain)
      )
    }
    points.append(
      RecitedRun.Point(
        hop: recording.hops[last.rows.upperBound - 1].upperBound, place: reference.place(of: to), gain: last.meanGain)
    )
    return RecitedRun(points: points)
  }

  /// Returns the column of the nearest beginning of an ayah within `near` columns, or the column itself.
  private func atEnd(_ column: Int, _ near: Int) -> Int {
    reference.parts.min { abs($0 - column) < abs($1 - column) }.flatMap { abs($0 - column) <= near ? $0 : nil }
      ?? column
  }
}
