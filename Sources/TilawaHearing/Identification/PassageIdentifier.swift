import Glibc

/// Identifies the recitations of an index in a recording, and their places.
///
/// Pure: the same input gives the same output, on any number of processors. Windows of about 15 s are searched one
/// after the other: first at the end of the last one, then everywhere. Windows without a result are searched again
/// beside their neighbours in pieces of 4 s. Windows that continue each other in recording and index are joined.
public struct PassageIdentifier: Sendable {
  /// A callback after each window with the number of finished windows and their total; an error that it throws ends the search.
  public typealias Progress = (_ done: Int, _ of: Int) throws -> Void

  let search: IndexSearch
  let parameters: IdentificationParameters

  /// Creates an identifier for this index.
  public init(_ acousticIndex: AcousticIndex, _ parameters: IdentificationParameters = IdentificationParameters()) {
    search = IndexSearch(acousticIndex, parameters)
    self.parameters = parameters
  }

  /// A window and its place in the index.
  struct Found {
    let hops: Range<Int>
    let place: IndexSearch.Place
    let confidence: Double
    let others: [IndexSearch.Place]
    let otherConfidences: [Double]
  }

  /// Returns the intervals that were found, in the order of the recording. Those with a confidence below
  /// `IdentificationParameters.sure` are guesses.
  public func find(in recording: MFCCSequence, progress: Progress = { _, _ in }) throws -> [FoundStretch] {
    let speech = recording.speech(parameters.features)
    guard speech.reduce(0, { $0 + $1.count }) >= parameters.windows.shortest / 2, search.acousticIndex.count > 0 else {
      return []
    }
    let voice = LocalMFCCFeatures(recording, speech, parameters)
    let windows = SpeechWindows(speech, parameters.windows).hops
    var found: [Found?] = []
    for (index, window) in windows.enumerated() {
      found.append(self.found(window, after: found.last ?? nil, voice))
      try progress(index + 1, windows.count)
    }
    return stretches(extended(found, windows, speech, voice), PassageEdges(search, voice, speech))
  }

  /// Returns the place of a window: a continuation of the last one, or any other.
  private func found(_ window: Range<Int>, after last: Found?, _ voice: LocalMFCCFeatures) -> Found? {
    let queries = voice.queries(window, parameters)
    guard !queries.isEmpty else { return nil }
    if let last, last.confidence >= parameters.sure,
      let next = near(queries, window, .start(last.place.frames.upperBound))
    {
      return next
    }
    let (places, byChance) = search.places(of: queries)
    guard let best = places.first, best.score >= parameters.odds.leastScore else { return nil }
    // Where an index has few places, the lead is over the best score by chance.
    let second = max(places.dropFirst().first?.score ?? 0, byChance)
    let excess = (Double(best.score - second) - parameters.odds.evenLead) / parameters.odds.leadScale
    let confidence = 1 / (1 + exp(-excess))
    let others = places.dropFirst().filter { best.score - $0.score < parameters.odds.contender }
    // The remaining probability is divided equally.
    let rest = (1 - confidence) / Double(others.count + 1)
    return Found(
      hops: window, place: best, confidence: confidence, others: others,
      otherConfidences: others.map { _ in min(rest, confidence) })
  }

  /// Returns the place of a continuation of speech near an anchor; nil for an uncertain place.
  private func near(_ queries: [DTWQuery], _ hops: Range<Int>, _ anchor: IndexSearch.Anchor) -> Found? {
    guard let found = search.nearby(queries, anchor), found.confidence >= parameters.sure else { return nil }
    return Found(hops: hops, place: found.place, confidence: found.confidence, others: [], otherConfidences: [])
  }

  /// Adds pieces of windows that were not found but continue a certain neighbour: talk and recitation may share a window.
  ///
  /// A window that was found across the end of a run is one of them: talk before a passage is aligned with what stands before it
  /// in the index.
  private func extended(
    _ found: [Found?], _ windows: [Range<Int>], _ speech: [Range<Int>], _ voice: LocalMFCCFeatures
  ) -> [Found] {
    var all: [Found] = []
    for (index, window) in windows.enumerated() {
      if let here = found[index], here.confidence >= parameters.sure, search.acousticIndex.isOneRun(here.place.frames) {
        all.append(here)
        continue
      }
      let run = speech.map { $0.clamped(to: window) }.filter { !$0.isEmpty }
      var pieces = SpeechWindows.windows(of: run, about: parameters.windows.shortest)[...]
      var (front, back): ([Found], [Found]) = ([], [])
      var last = all.last
      while let piece = pieces.first, let before = last, before.confidence >= parameters.sure,
        let next = near(voice.queries(piece, parameters), piece, .start(before.place.frames.upperBound))
      {
        front.append(next)
        last = next
        pieces.removeFirst()
      }
      var following = index + 1 < found.count ? found[index + 1] : nil
      while let piece = pieces.last, let after = following, after.confidence >= parameters.sure,
        let next = near(voice.queries(piece, parameters), piece, .end(after.place.frames.lowerBound))
      {
        back.append(next)
        following = next
        pieces.removeLast()
      }
      if front.isEmpty, back.isEmpty, let guess = found[index] { all.append(guess) }
      all += front + back.reversed()
    }
    return all
  }
}
