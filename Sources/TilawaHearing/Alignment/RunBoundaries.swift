/// The boundaries of the ayat of a run, by one reference.
struct RunBoundaries: Sendable {
  /// The posteriors of its beginning, of the boundaries between its ayat, and of its end, over frames of the recording.
  let posteriors: [BoundaryPosterior]
  /// The cheapest frame of each.
  let places: [Int]
  /// The ratio of the speech of each ayah to that of the reference.
  let paces: [Double]

  /// - Returns: nil where there is no path.
  init?(_ view: FramePair, _ run: RecitedRun, _ parameters: AlignmentParameters) {
    let recording = view.recording
    let rows = recording.frame(at: run.hops.lowerBound)..<recording.frame(at: run.hops.upperBound)
    let columns = view.column(at: run.start)..<view.column(at: run.end)
    guard !rows.isEmpty, !columns.isEmpty else { return nil }
    let points = run.points.map { point in
      (row: recording.frame(at: point.hop) - rows.lowerBound, column: view.column(at: point.place) - columns.lowerBound)
    }
    let search = ForwardBackward(
      recording[rows],
      boundaries: view.reference.parts.filter { $0 > columns.lowerBound && $0 < columns.upperBound }
        .map { $0 - columns.lowerBound },
      by: view.distance.part(rows, columns),
      band: SakoeChibaBand(
        through: points, reach: parameters.search.bandReach / parameters.dtw.hopsInFrame, height: rows.count,
        width: columns.count),
      hopsInFrame: parameters.dtw.hopsInFrame, DTWSteps(parameters.dtw), parameters.pauses)
    guard let local = BoundaryPosterior.best(search.posteriors), local.count == run.ayat.count + 1 else { return nil }
    let lengths = view.reference.hops
    paces = run.ayat.enumerated().map { index, ayah in
      let part = run.part(of: ayah)
      let own = view.column(at: Double(ayah) + part.lowerBound)..<view.column(at: Double(ayah) + part.upperBound)
      let theirs = lengths[own].reduce(0) { $0 + $1.count }
      let ours = recording.hops[rows][(rows.lowerBound + local[index])..<(rows.lowerBound + local[index + 1])]
      return Double(ours.reduce(0) { $0 + $1.count }) / Double(max(1, theirs))
    }
    posteriors = search.posteriors.map { $0.moved(by: rows.lowerBound) }
    places = local.map { $0 + rows.lowerBound }
  }
}
