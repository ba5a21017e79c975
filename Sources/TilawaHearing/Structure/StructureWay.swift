import TilawaCore

/// The cheapest way of a recording through a passage, at one pace.
struct StructureWay {
  let recording: SpokenFrames
  let reference: SpokenFrames
  let trace: StructureTrace
  let pace: Double
  /// By how much cheaper it is than if all were something else, but for what is far too slow to be recitation.
  let gain: Float
  let hopsInFrame: Int
  private let openings: Set<Int>

  init?(
    _ recording: SpokenFrames, _ references: [PassageReference], _ pace: Double, _ hopsInFrame: Int,
    near first: StructureWay? = nil, _ parameters: AlignmentParameters
  ) {
    let recitations = references.map { reference in
      reference.frames(of: hopsInFrame, 1 / reference.pace(pace, of: references[0]), .phonetic, parameters)
    }
    guard let frames = FrameWarp(parameters).mean(of: recitations), frames.count > 3, recording.count > 3 else {
      return nil
    }
    openings = Set(references[0].ayat.indices.filter { references[0].ayat[$0] == nil })
    let field = StructureField(
      recording, frames, openings: openings, hopsInFrame: hopsInFrame,
      lookingAt: first.map { StructureNeighbourhood($0.visits, reach: parameters.secondReach, frames).columns },
      parameters)
    trace = StructureTrace(StructureSweep(field), field)
    gain = field.nothing - trace.cost - trace.dwelling(parameters)
    (self.recording, self.reference, self.pace, self.hopsInFrame) = (recording, frames, pace, hopsInFrame)
  }

  /// Where in the recording it stands out enough from chance, in hops; nowhere where it does not.
  ///
  /// It does everywhere if it does in the mean of all frames. Else much else may be heard beside the passage, and it does where one stretch
  /// of the recording holds most of it, and not again and again; what it finds beside such is chance.
  func believed(_ parameters: AlignmentParameters) -> [Range<Int>] {
    let all = trace.phrases[...]
    let isBelieved =
      covered(by: all) >= parameters.leastCovered && gain >= parameters.leastMargin * Float(recording.count)
    return isBelieved ? [hops(of: all)] : stretches(in: all, parameters.scaled(to: hopsInFrame)).map(hops)
  }

  /// Those that hold most of the passage, in order.
  private func stretches(
    in phrases: ArraySlice<StructureTrace.Phrase>, _ parameters: AlignmentParameters
  ) -> [ArraySlice<StructureTrace.Phrase>] {
    let stretch = ConvincingStretch(phrases, parameters)
    guard stretch.gain >= parameters.leastStretch(inHops: recording.count * hopsInFrame) else { return [] }
    let holdsMost =
      covered(by: stretch.phrases) >= parameters.mostlyCovered
      && begunAnew(in: stretch.phrases) <= parameters.mostBegunAnew
    let (before, after) = (phrases[..<stretch.phrases.startIndex], phrases[stretch.phrases.endIndex...])
    return stretches(in: before, parameters) + (holdsMost ? [stretch.phrases] : []) + stretches(in: after, parameters)
  }

  /// From where the first begins to where the last ends.
  private func hops(of phrases: ArraySlice<StructureTrace.Phrase>) -> Range<Int> {
    guard let first = phrases.first, let last = phrases.last else { return 0..<0 }
    return recording.start(of: first.rows.lowerBound)..<recording.start(of: last.rows.upperBound)
  }

  /// Which part of the passage is recited in some phrases; a basmalah that may be left out does not count.
  private func covered(by phrases: ArraySlice<StructureTrace.Phrase>) -> Double {
    var isRecited = [Bool](repeating: false, count: reference.count)
    for column in phrases.compactMap(\.columns).joined() { isRecited[column] = true }
    let ayat = reference.parts.indices.dropLast().filter { !openings.contains($0) }
    let columns = ayat.map { reference.parts[$0]..<reference.parts[$0 + 1] }.joined()
    return Double(columns.count { isRecited[$0] }) / Double(max(1, columns.count { _ in true }))
  }

  /// The way of a class: the teacher's ayah, and the students' after it. Nil where it is none.
  ///
  /// Where ayat are begun anew, of what may be the passage, it is tried at another price. It is a class if most ayat are then
  /// said again at once, and few are left for another than the next.
  func answered(_ references: [PassageReference], _ parameters: AlignmentParameters) -> StructureWay? {
    guard begunAnew(in: trace.phrases[...]) >= parameters.answersHinted,
      2 * gain >= parameters.leastMargin * Float(recording.count),
      let way = StructureWay(recording, references, pace, hopsInFrame, parameters.ofClass)
    else { return nil }
    let begun = way.begun(in: way.trace.phrases[...])
    let moves = zip(begun, begun.dropFirst())
    let (answers, leaps) = (moves.count { $0 == $1 }, moves.count { $0 != $1 && $0 + 1 != $1 })
    let least = parameters.answersLeast * Double(Set(begun).count)
    return Double(answers) >= least && Double(leaps) <= least ? way : nil
  }

  /// The ayat that are begun in some phrases, in the order of the recording; a basmalah is none.
  private func begun(in phrases: ArraySlice<StructureTrace.Phrase>) -> [Int] {
    let ayat = reference.parts.indices.dropLast().filter { !openings.contains($0) }
    return phrases.compactMap(\.columns).flatMap { columns in
      ayat.indices.filter { columns.contains(reference.parts[ayat[$0]]) }
    }
  }

  /// How often an ayah is begun anew, in the mean of those that are begun.
  private func begunAnew(in phrases: ArraySlice<StructureTrace.Phrase>) -> Double {
    let begun = begun(in: phrases)
    let ayat = Set(begun).count
    return ayat > 0 ? Double(begun.count - ayat) / Double(ayat) : 0
  }

  /// The median of the phrases, each by how long it is.
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

  /// Where the way is, phrase by phrase; in something else where it was before and is after it.
  var visits: [StructureNeighbourhood.Visit] {
    var last = 0
    var visits: [StructureNeighbourhood.Visit] = []
    for (index, phrase) in trace.phrases.enumerated() {
      let next = trace.phrases[index...].lazy.compactMap(\.columns).first?.lowerBound ?? last
      let (from, to) = (min(last, next), max(last, phrase.columns?.upperBound ?? next))
      let hops = recording.start(of: phrase.rows.lowerBound)..<recording.start(of: phrase.rows.upperBound)
      visits.append(
        StructureNeighbourhood.Visit(hops: hops, places: reference.place(of: from)...reference.place(of: to)))
      last = phrase.columns?.upperBound ?? last
    }
    return visits
  }

  /// Phrases that go on from each other, together.
  func runs(_ parameters: AlignmentParameters) -> [RecitedRun] {
    var runs: [[StructureTrace.Phrase]] = []
    for phrase in trace.phrases where phrase.columns != nil {
      if phrase.goesOn, !runs.isEmpty { runs[runs.count - 1].append(phrase) } else { runs.append([phrase]) }
    }
    return runs.compactMap { run($0, near: max(1, parameters.nearEnd / hopsInFrame)) }
  }

  private func run(_ phrases: [StructureTrace.Phrase], near: Int) -> RecitedRun? {
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

  /// The column of the ayah's beginning that is near, or the same.
  private func atEnd(_ column: Int, _ near: Int) -> Int {
    reference.parts.min { abs($0 - column) < abs($1 - column) }.flatMap { abs($0 - column) <= near ? $0 : nil }
      ?? column
  }
}
