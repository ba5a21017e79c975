/// Where the ayat of a run meet, by one reference.
struct RunView: Sendable {
  /// Of its beginning, of what lies between its ayat, and of its end; frames are those of the recording.
  let curves: [CrossingCurve]
  /// The cheapest frame of each.
  let places: [Int]
  /// How many times longer the speech of each is than the reference's.
  let paces: [Double]

  /// - Returns: nil where there is no way.
  init?(_ view: FineView, _ run: RecitedRun, _ parameters: AlignmentParameters) {
    let recording = view.recording
    let rows = recording.frame(at: run.hops.lowerBound)..<recording.frame(at: run.hops.upperBound)
    let columns = view.column(at: run.start)..<view.column(at: run.end)
    guard !rows.isEmpty, !columns.isEmpty else { return nil }
    let points = run.points.map { point in
      (row: recording.frame(at: point.hop) - rows.lowerBound, column: view.column(at: point.place) - columns.lowerBound)
    }
    let crossings = PassageCrossings(
      recording[rows],
      boundaries: view.reference.parts.filter { $0 > columns.lowerBound && $0 < columns.upperBound }
        .map { $0 - columns.lowerBound },
      by: view.distance.part(rows, columns), fillers: Array(repeating: 0, count: rows.count),
      band: AlignmentBand(
        through: points, reach: parameters.bandReach / parameters.hopsInFrame, height: rows.count, width: columns.count),
      lead: .none, hopsInFrame: parameters.hopsInFrame, parameters.scaled(to: parameters.hopsInFrame))
    guard let local = CrossingCurve.best(crossings.curves), local.count == run.ayat.count + 1 else { return nil }
    let lengths = view.reference.hops
    paces = run.ayat.enumerated().map { index, ayah in
      let part = run.part(of: ayah)
      let own = view.column(at: Double(ayah) + part.lowerBound)..<view.column(at: Double(ayah) + part.upperBound)
      let theirs = lengths[own].reduce(0) { $0 + $1.count }
      let ours = recording.hops[rows][(rows.lowerBound + local[index])..<(rows.lowerBound + local[index + 1])]
      return Double(ours.reduce(0) { $0 + $1.count }) / Double(max(1, theirs))
    }
    curves = crossings.curves.map { $0.moved(by: rows.lowerBound) }
    places = local.map { $0 + rows.lowerBound }
  }
}
