/// Says what of a long recitation a recording holds, and where.
///
/// Pure: the same for the same sound, on any number of processors. Windows of about 15 s are looked for one after the other:
/// first where the last one ended, then everywhere. What is found nowhere is looked for again beside what was found next to it,
/// in windows of 4 s. What follows each other in both is one stretch; what is found nowhere is in none.
public struct PlaceFinder: Sendable {
  /// Called after each window with how many were looked for, and their number; what it throws ends the search.
  public typealias Progress = (_ done: Int, _ of: Int) throws -> Void

  let search: PlaceSearch
  let parameters: IdentificationParameters

  /// Looks in this print.
  public init(_ print: VoicePrint, _ parameters: IdentificationParameters = IdentificationParameters()) {
    search = PlaceSearch(print, parameters)
    self.parameters = parameters
  }

  /// A window and where it is.
  struct Found {
    let hops: Range<Int>
    let place: PlaceSearch.Place
    let confidence: Double
    let others: [PlaceSearch.Place]
    let otherConfidences: [Double]
  }

  /// The stretches of a recording that were found, in its order, and guesses where nothing was: those have a confidence below
  /// `IdentificationParameters.sure`.
  public func find(in recording: VoiceSpectrum, progress: Progress = { _, _ in }) throws -> [FoundStretch] {
    let speech = SpeechParts(recording, parameters.voice).speech
    guard speech.reduce(0, { $0 + $1.count }) >= parameters.shortest / 2, search.print.count > 0 else { return [] }
    let voice = LocalVoice(recording, speech, parameters)
    let windows = SpeechWindows(speech, parameters).hops
    var found: [Found?] = []
    for (index, window) in windows.enumerated() {
      found.append(self.found(window, after: found.last ?? nil, voice))
      try progress(index + 1, windows.count)
    }
    return stretches(extended(found, windows, speech, voice), PassageEdges(search, voice, speech))
  }

  /// Where a window goes on from the last, else anywhere.
  private func found(_ window: Range<Int>, after last: Found?, _ voice: LocalVoice) -> Found? {
    let queries = voice.queries(window, parameters)
    guard !queries.isEmpty else { return nil }
    if let last, last.confidence >= parameters.sure,
      let next = near(queries, window, .start(last.place.frames.upperBound))
    {
      return next
    }
    let (places, byChance) = search.places(of: queries)
    guard let best = places.first, best.score >= parameters.leastScore else { return nil }
    // Among few places no other may be any good: then the lead is over what the best of many would be by chance.
    let second = max(places.dropFirst().first?.score ?? 0, byChance)
    let excess = (Double(best.score - second) - parameters.evenLead) / parameters.leadScale
    let confidence = 1 / (1 + Softening.weight(of: excess))
    let others = places.dropFirst().filter { best.score - $0.score < parameters.contender }
    // What the best place leaves, in equal parts: nobody knows more.
    let rest = (1 - confidence) / Double(others.count + 1)
    return Found(
      hops: window, place: best, confidence: confidence, others: others,
      otherConfidences: others.map { _ in min(rest, confidence) })
  }

  /// Where speech goes on from some frame, or up to it, or says again what stands around it; nil where that is not sure.
  private func near(_ queries: [PlaceQuery], _ hops: Range<Int>, _ anchor: PlaceSearch.Anchor) -> Found? {
    guard let found = search.nearby(queries, anchor), found.confidence >= parameters.sure else { return nil }
    return Found(hops: hops, place: found.place, confidence: found.confidence, others: [], otherConfidences: [])
  }

  /// With what stands beside sure windows in those that were not found: talk and recitation may share a window.
  ///
  /// A window found across the end of a run is one of them: talk before a passage is laid over what stands before it in the print.
  private func extended(
    _ found: [Found?], _ windows: [Range<Int>], _ speech: [Range<Int>], _ voice: LocalVoice
  ) -> [Found] {
    var all: [Found] = []
    for (index, window) in windows.enumerated() {
      if let here = found[index], here.confidence >= parameters.sure, search.print.isOneRun(here.place.frames) {
        all.append(here)
        continue
      }
      let run = speech.map { $0.clamped(to: window) }.filter { !$0.isEmpty }
      var pieces = SpeechWindows.windows(of: run, about: parameters.shortest)[...]
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
