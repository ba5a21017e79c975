import TilawaCore

/// Identifies the passages of a text in a recording, and their places.
///
/// Pure: the same input gives the same output. Windows of about 15 s are searched one after the other; what is left of a window
/// beside the passage that was found in it is searched again. Windows that continue each other are joined.
package struct PassageIdentifier: Sendable {
  /// A callback after each window with the number of finished windows and their total; an error that it throws ends the search.
  package typealias Progress = (_ done: Int, _ of: Int) throws -> Void

  let text: SearchedText
  let parameters: IdentificationParameters

  /// Makes an identifier of passages of a text.
  package init(_ text: SearchedText, _ parameters: IdentificationParameters = IdentificationParameters()) {
    (self.text, self.parameters) = (text, parameters)
  }

  /// A part of the recording and its place in the text.
  struct Found {
    let place: PassageSearch.Place
    let confidence: Double
    /// The lead over the second place, in nats.
    let lead: Float
    let others: [(place: PassageSearch.Place, confidence: Double)]

    /// Returns the same sound at another of the places at which its units are said.
    func moved(to units: Range<Int>) -> Found {
      Found(place: place.moved(to: units), confidence: confidence, lead: lead, others: others)
    }
  }

  /// Returns the intervals that were found, in the order of the recording. Intervals with a confidence below
  /// `IdentificationParameters.sure` are guesses.
  package func find(in sound: HeardSound, progress: Progress = { _, _ in }) throws -> [FoundInterval] {
    let hops = sound.speech(shortestPause: parameters.windows.shortestPause)
    let search = PassageSearch(
      text, sound, shortestPause: parameters.windows.shortestPause, parameters.places)
    let windows = SpeechWindows(hops, parameters.windows).hops
    var found: [Found] = []
    var room = search.room()
    for (index, window) in windows.enumerated() {
      found += self.found(PassageSearch.frames(window, of: sound), search, after: found.last, &room)
      try progress(index + 1, windows.count)
    }
    found.removeAll { $0.place.heard.count < parameters.confidence.fewestUnits }
    let groups = joined(groups(found))
    guard groups.isEmpty else { return groups.map { interval($0, sound) } }
    // Return the best guess where nothing is likely.
    let best = found.max { $0.confidence < $1.confidence }
    guard let best, best.confidence >= parameters.confidence.guessed else { return [] }
    return [interval([best], sound)]
  }

  /// The difference to the best place from which on another one changes nothing: neither the confidence of the best, nor what is told beside it.
  private var reach: Float {
    max(Float(parameters.confidence.mostLead), parameters.confidence.contender, parameters.windows.continuing)
  }

  /// Returns what is found in some frames, in order.
  private func found(
    _ frames: Range<Int>, _ search: PassageSearch, after last: Found?, _ room: inout PassageSearch.Room
  ) -> [Found] {
    guard frames.count >= parameters.windows.fewestFrames else { return [] }
    let places = search.places(frames, after: last?.place.units.upperBound, within: reach, &room)
    guard let best = places.first else { return [] }
    let here = continuation(of: last, places) ?? Found(best, places.dropFirst(), parameters.confidence)
    let (before, after) = (frames.lowerBound..<best.frames.lowerBound, best.frames.upperBound..<frames.upperBound)
    func isSpoken(_ part: Range<Int>) -> Bool {
      search.speechFrames(in: part) >= parameters.windows.restFrames
    }
    var all: [Found] = []
    if isSpoken(before) { all += found(before, search, after: last, &room) }
    all.append(here)
    if isSpoken(after) { all += found(after, search, after: here, &room) }
    return all
  }

  /// Returns the place that continues the passage before, if no other place is much better.
  private func continuation(of last: Found?, _ places: [PassageSearch.Place]) -> Found? {
    guard let last, let best = places.first else { return nil }
    for (index, place) in places.enumerated() where best.gain - place.gain <= parameters.windows.continuing {
      guard let units = ([place.units] + place.same).first(where: { follows(last.place.units, $0) }) else { continue }
      let rest = places[..<index] + places[(index + 1)...]
      return Found(
        place.moved(to: units), ArraySlice(rest), bonus: index == 0 ? 0 : parameters.windows.continuing,
        parameters.confidence)
    }
    return nil
  }

  /// Joins parts that continue each other in the recording and in the text. Other parts that are not likely enough are left out.
  private func groups(_ found: [Found]) -> [[Found]] {
    var groups: [[Found]] = []
    for next in found {
      let isLikely = next.confidence >= parameters.confidence.told
      let place = groups.count - 1
      if let last = groups.last?.last, isSoonAfter(last, next) {
        if follows(last.place.units, next.place.units) {
          groups[place].append(next)
          continue
        }
        // The earlier passage is in several places; one of them continues here.
        let same = groups[place].count == 1 ? last.place.same.first { follows($0, next.place.units) } : nil
        if isLikely, let same {
          groups[place] = [last.moved(to: same), next]
          continue
        }
      }
      guard isLikely else { continue }
      if let last = groups.last, isOpening(last, of: next) {
        var place = next.place
        place.frames = last[0].place.frames.lowerBound..<place.frames.upperBound
        groups[groups.count - 1] = [
          Found(place: place, confidence: next.confidence, lead: next.lead, others: next.others)
        ]
      } else {
        groups.append([next])
      }
    }
    return groups
  }

  /// Joins a guess with a sure passage beside it that goes on from it, or that it goes on from, also where talk is between them: who
  /// teaches stops and explains, and what a sure passage leads to is likely.
  private func joined(_ groups: [[Found]]) -> [[Found]] {
    groups.reduce(into: []) { joined, next in
      if let last = joined.last, isSure(last) != isSure(next), isNear(last, next), follows(units(last), units(next)) {
        joined[joined.count - 1] += next
      } else {
        joined.append(next)
      }
    }
  }

  private func isNear(_ last: [Found], _ next: [Found]) -> Bool {
    guard let last = last.last, let next = next.first else { return false }
    return next.place.frames.lowerBound - last.place.frames.upperBound <= parameters.windows.longestTalk / 4
  }

  private func isSure(_ group: [Found]) -> Bool { confidence(group) >= parameters.sure }

  private func confidence(_ group: [Found]) -> Double {
    1 - group.reduce(1) { $0 * (1 - min(0.999, $1.confidence)) }
  }

  private func units(_ group: [Found]) -> Range<Int> {
    let places = group.map(\.place.units)
    return (places.map(\.lowerBound).min() ?? 0)..<(places.map(\.upperBound).max() ?? 0)
  }

  /// Whether a group is the basmalah before a surah, which is no ayah of it.
  private func isOpening(_ group: [Found], of next: Found) -> Bool {
    guard let last = group.last, group.count == 1, isSoonAfter(last, next) else { return false }
    return text.isBasmalah(last.place.units) && text.opensSurah(next.place.units)
  }

  private func isSoonAfter(_ last: Found, _ next: Found) -> Bool {
    next.place.frames.lowerBound - last.place.frames.upperBound <= parameters.windows.longPause / 4
  }

  /// Whether a place of the text continues another one, or goes back a little.
  private func follows(_ last: Range<Int>, _ next: Range<Int>) -> Bool {
    let step = next.lowerBound - last.upperBound
    return step <= parameters.windows.nearbyUnits && step >= -last.count - parameters.windows.nearbyUnits
  }

  /// Returns the other stretches of the text in which all of these places are said in the same order.
  private func same(_ places: [PassageSearch.Place]) -> [Range<Int>] {
    guard let first = places.first else { return [] }
    return first.same.compactMap { other in
      let offset = other.lowerBound - first.units.lowerBound
      let moved = places.compactMap { place in
        place.same.first { $0.lowerBound - place.units.lowerBound == offset }
      }
      guard moved.count == places.count, let low = moved.map(\.lowerBound).min(),
        let high = moved.map(\.upperBound).max()
      else { return nil }
      return low..<high
    }
  }

  private func interval(_ group: [Found], _ sound: HeardSound) -> FoundInterval {
    let size = sound.hopsInFrame
    let places = group.map(\.place)
    let start = (places.map(\.frames.lowerBound).min() ?? 0) * size
    let end = (places.map(\.frames.upperBound).max() ?? 0) * size
    let confidence = confidence(group)
    let isOne = group.count == 1
    let others = isOne && confidence < parameters.sure ? group[0].others : []
    return FoundInterval(
      hops: Hop(start)..<Hop(min(sound.hops, end)), pieces: text.pieces(of: units(group)),
      same: same(places).map(text.pieces), confidence: confidence,
      others: others.map { other in
        FoundInterval.Other(
          pieces: text.pieces(of: other.place.units), same: other.place.same.map(text.pieces),
          confidence: other.confidence)
      },
      gain: places.reduce(0) { $0 + $1.gain }, lead: group.reduce(0) { $0 + $1.lead },
      loss: places.reduce(0) { $0 + $1.loss * Float($1.frames.count) }
        / Float(max(1, places.reduce(0) { $0 + $1.frames.count })))
  }
}

extension PassageIdentifier.Found {
  /// Judges the best place by its lead over the second one, its gain over other speech, and how well it fits.
  ///
  /// - Parameter bonus: what is added to the lead because the place continues the passage before.
  init(
    _ best: PassageSearch.Place, _ rest: ArraySlice<PassageSearch.Place>, bonus: Float = 0,
    _ parameters: PlaceConfidenceParameters
  ) {
    let second = rest.first?.gain ?? 0
    let lead = best.gain + bonus - second
    let confidence = parameters.confidence(lead: lead, gain: best.gain, loss: best.loss)
    let contenders = rest.filter { best.gain - $0.gain < parameters.contender }.prefix(5)
    // The remaining probability is divided equally.
    let left = min(confidence, (1 - confidence) / Double(contenders.count + 1))
    self.init(
      place: best, confidence: confidence, lead: lead, others: contenders.map { ($0, left) })
  }
}
