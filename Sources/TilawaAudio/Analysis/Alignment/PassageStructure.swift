import Glibc
import TilawaCore

/// What of a passage is recited where in a recording, roughly, by all references together: the runs of recitation, and what is none.
struct PassageStructure: Sendable {
  /// In the order of the recording.
  let runs: [RecitedRun]
  /// How many hops of the recording go with one of the first reference.
  let pace: Double
  /// Whether the recording is believed to hold the passage.
  let isCredible: Bool

  /// - Parameters:
  ///   - recording: in long frames.
  ///   - longer: the same in frames that are twice as long, in which paces are tried.
  ///   - shorter: the same in short frames, in which what was found is looked at again.
  ///   - hopsInFrame: how long the first ones are.
  /// - Returns: nil where nothing of the passage is found.
  init?(
    _ recording: SpokenFrames, longer: SpokenFrames, shorter: SpokenFrames, by references: [PassageReference],
    hopsInFrame: Int, _ parameters: AlignmentParameters
  ) {
    guard let pace = Self.pace(longer, references, 2 * hopsInFrame, parameters),
      let usual = Way(recording, references, pace, hopsInFrame, parameters)
    else { return nil }
    let answered = usual.answered(references, parameters)
    let (found, parameters) = (answered ?? usual, answered == nil ? parameters : parameters.ofClass)
    let second = Way(shorter, references, pace, parameters.hopsInFrame, near: found, parameters)?.runs(parameters) ?? []
    runs = second.isEmpty ? found.runs(parameters) : second
    self.pace = found.measuredPace ?? pace
    isCredible = found.isCredible(parameters)
    guard !runs.isEmpty else { return nil }
  }

  /// The pace of the way that stands out most from chance: as it is measured on that way. Tried are that at which the passage fills
  /// the recording, and in steps from there all that can be.
  private static func pace(
    _ recording: SpokenFrames, _ references: [PassageReference], _ hopsInFrame: Int, _ parameters: AlignmentParameters
  ) -> Double? {
    let spoken = recording.hops.reduce(0) { $0 + $1.count }
    let recited = references.first?.spoken ?? 0
    guard spoken > 0, recited > 0 else { return nil }
    var best: Way?
    for pace in paces(around: Double(spoken) / Double(recited), parameters) {
      guard let way = Way(recording, references, pace, hopsInFrame, parameters) else { continue }
      if way.gain > best?.gain ?? -.infinity { best = way }
    }
    return best.map { $0.measuredPace ?? $0.pace }
  }

  private static func paces(around whole: Double, _ parameters: AlignmentParameters) -> [Double] {
    let step = parameters.paceStep
    let slowest = whole * pow(step, (log(parameters.slowest / whole) / log(step)).rounded(.down))
    return Array(sequence(first: slowest) { $0 / step }.prefix { $0 >= parameters.fastest })
  }
}

extension PassageStructure {
  /// The cheapest way at one pace.
  private struct Way {
    let recording: SpokenFrames
    let reference: SpokenFrames
    let trace: StructureTrace
    let pace: Double
    /// By how much cheaper it is than if all were something else.
    let gain: Float
    let hopsInFrame: Int
    private let openings: Set<Int>

    init?(
      _ recording: SpokenFrames, _ references: [PassageReference], _ pace: Double, _ hopsInFrame: Int,
      near first: Way? = nil, _ parameters: AlignmentParameters
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
      gain = field.nothing - trace.cost
      (self.recording, self.reference, self.pace, self.hopsInFrame) = (recording, frames, pace, hopsInFrame)
    }

    /// Whether it stands out enough from chance: in the mean of all frames, or, where much else is heard beside the passage, in
    /// the mean of those that are recited, if these are most of the passage, and not again and again.
    func isCredible(_ parameters: AlignmentParameters) -> Bool {
      let covered = covered
      let isMost = covered >= parameters.mostlyCovered && begunAnew <= parameters.mostBegunAnew
      return covered >= parameters.leastCovered && gain >= parameters.leastMargin * Float(recording.count)
        || isMost && gain >= parameters.leastRecitedMargin * Float(recited)
    }

    /// How many frames of the recording are recitation.
    private var recited: Int { trace.phrases.reduce(0) { $0 + ($1.columns == nil ? 0 : $1.rows.count) } }

    /// Which part of the passage is recited in it; a basmalah that may be left out does not count.
    private var covered: Double {
      var isRecited = [Bool](repeating: false, count: reference.count)
      for column in trace.phrases.compactMap(\.columns).joined() { isRecited[column] = true }
      let ayat = reference.parts.indices.dropLast().filter { !openings.contains($0) }
      let columns = ayat.map { reference.parts[$0]..<reference.parts[$0 + 1] }.joined()
      return Double(columns.count { isRecited[$0] }) / Double(max(1, columns.count { _ in true }))
    }

    /// The way of a class: the teacher's ayah, and the students' after it. Nil where it is none.
    ///
    /// Where ayat are begun anew, of what may be the passage, it is tried at another price. It is a class if most ayat are then
    /// said again at once, and few are left for another than the next.
    func answered(_ references: [PassageReference], _ parameters: AlignmentParameters) -> Way? {
      guard begunAnew >= parameters.answersHinted, 2 * gain >= parameters.leastMargin * Float(recording.count),
        let way = Way(recording, references, pace, hopsInFrame, parameters.ofClass)
      else { return nil }
      let begun = way.begun
      let moves = zip(begun, begun.dropFirst())
      let (answers, leaps) = (moves.count { $0 == $1 }, moves.count { $0 != $1 && $0 + 1 != $1 })
      let least = parameters.answersLeast * Double(Set(begun).count)
      return Double(answers) >= least && Double(leaps) <= least ? way : nil
    }

    /// The ayat that are begun, in the order of the recording; a basmalah is none.
    private var begun: [Int] {
      let ayat = reference.parts.indices.dropLast().filter { !openings.contains($0) }
      return trace.phrases.compactMap(\.columns).flatMap { columns in
        ayat.indices.filter { columns.contains(reference.parts[ayat[$0]]) }
      }
    }

    /// How often an ayah is begun anew, in the mean of those that are begun.
    private var begunAnew: Double {
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
}
