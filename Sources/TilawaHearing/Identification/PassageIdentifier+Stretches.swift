import TilawaCore

extension PassageIdentifier {
  /// Joins windows that continue each other.
  func stretches(_ found: [Found], _ edges: PassageEdges) -> [FoundStretch] {
    var groups: [[Found]] = []
    for next in found {
      if let last = groups.last?.last, goesOn(last, next) {
        groups[groups.count - 1].append(next)
      } else {
        groups.append([next])
      }
    }
    var stretches: [FoundStretch] = []
    for (index, group) in groups.enumerated() {
      let before = index > 0 ? groups[index - 1].last : nil
      let after = index + 1 < groups.count ? groups[index + 1].first : nil
      guard let stretch = stretch(group, between: before, and: after, edges),
        let rest = stretch.beginning(after: stretches.last, least: parameters.windows.shortest / 2)
      else { continue }
      stretches.append(rest)
    }
    return stretches
  }

  private func goesOn(_ last: Found, _ next: Found) -> Bool {
    min(last.confidence, next.confidence) >= parameters.sure && isNearby(last, next)
      && next.hops.lowerBound - last.hops.upperBound < parameters.windows.longPause
  }

  private func isNearby(_ last: Found, _ next: Found) -> Bool {
    run(of: last) == run(of: next)
      && abs(next.place.frames.lowerBound - last.place.frames.upperBound) <= parameters.odds.nearby
  }

  private func run(of found: Found) -> Range<Int> { search.acousticIndex.run(around: found.place.frames) }

  private func stretch(
    _ group: [Found], between before: Found?, and after: Found?, _ edges: PassageEdges
  ) -> FoundStretch? {
    guard let first = group.first, let last = group.last else { return nil }
    let opening = edges.edge(
      .start, of: first, upTo: limit(.start, of: first, beside: before, edges.speech),
      other: last.place.frames.upperBound)
    let starts = [opening?.frame ?? first.place.frames.lowerBound] + group.dropFirst().map(\.place.frames.lowerBound)
    let low = starts.min() ?? 0
    let closing = edges.edge(.end, of: last, upTo: limit(.end, of: last, beside: after, edges.speech), other: low)
    let ends = [closing?.frame ?? last.place.frames.upperBound] + group.dropLast().map(\.place.frames.upperBound)
    guard let high = ends.max(), low < high, let pieces = search.acousticIndex.pieces(in: low..<high) else {
      return nil
    }
    // Windows that continue each other confirm each other.
    let confidence = 1 - group.reduce(1) { $0 * (1 - min(0.999, $1.confidence)) }
    let others = zip(first.others, first.otherConfidences).compactMap { place, confidence in
      search.acousticIndex.pieces(in: place.frames).map { FoundStretch.Other(pieces: $0, confidence: confidence) }
    }
    let (start, end) = (opening?.hop ?? first.hops.lowerBound, closing?.hop ?? last.hops.upperBound)
    // An interval of which almost nothing is left was accepted only because of its neighbour.
    guard end - start >= parameters.windows.shortest / 2 else { return nil }
    return FoundStretch(
      hops: Hop(start)..<Hop(end),
      pieces: pieces.doubting(first: opening?.isSure == false, last: closing?.isSure == false),
      confidence: confidence, others: confidence >= parameters.sure ? [] : others)
  }

  /// Returns how far an end of a passage is searched: not into another passage that stands by itself.
  private func limit(
    _ side: PassageEdges.Side, of found: Found, beside other: Found?, _ speech: [Range<Int>]
  ) -> Int {
    let (hops, isSure) = (found.hops, found.confidence >= parameters.sure)
    let reach = speech.reach(
      side, of: hops, speech: isSure ? parameters.windows.window : 0, pause: parameters.windows.longPause)
    guard let other, other.confidence >= parameters.sure else { return reach }
    switch side {
    case .start:
      return max(reach, isNearby(other, found) ? min(hops.lowerBound, other.hops.upperBound) : other.hops.lowerBound)
    case .end:
      return min(reach, isNearby(found, other) ? max(hops.upperBound, other.hops.lowerBound) : other.hops.upperBound)
    }
  }
}
