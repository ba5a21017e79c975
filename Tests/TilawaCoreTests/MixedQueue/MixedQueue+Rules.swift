import TilawaCore
import TilawaTestSupport

/// Rules for every session, checked without the resolver's own means.
extension MixedQueue {
  /// The first rule that is broken, in words; nil where all hold.
  func violation() throws -> String? {
    let session = try session()
    let units = session.units
    if let broken = order(units) ?? words(units) ?? claims(units) { return broken }
    guard let lost = units.compactMap({ $0.source?.slices.first?.file.path }).first else { return nil }
    var later = self
    later.unusable[lost] = .unreadable
    let mended = session.without(lost, by: later.resolver)
    guard mended.units.map(\.ayat) == units.map(\.ayat) else { return "without \(lost) the units are others" }
    return later.words(mended.units).map { "without \(lost): \($0)" }
  }

  /// Every ayah of the ranges once, in order.
  private func order(_ units: [ResolvedUnit]) -> String? {
    let given = units.flatMap { structure.ordinals(of: $0.ayat) }
    return given == ranges.flatMap(Array.init) ? nil : "the ayat are \(units.map(\.ref))"
  }

  /// A unit's sound is exactly its words, each once, in order, of one reciter who may be heard.
  private func words(_ units: [ResolvedUnit]) -> String? {
    for unit in units {
      let ordinals = structure.ordinals(of: unit.ayat)
      guard unit.span == span(ordinals) else { return "\(unit.ref) is not its words" }
      guard let source = unit.source else { continue }
      guard let offer = offers.first(where: { $0.reciter == source.reciter }) else { return "\(unit.ref) is of nobody" }
      var word = unit.span.start
      for slice in source.slices {
        guard let segment = offer.segments.first(where: { $0.slice == slice }), case .text(let span) = segment.content,
          segment.status == .confirmed, unusable[slice.file.path] == nil
        else { return "\(unit.ref) plays \(slice.file.path), which is not to be played" }
        guard span.start == word else {
          return "\(unit.ref) of \(offer.reciter.id) goes on at \(span.start), not \(word)"
        }
        word = span.end
      }
      guard word == unit.span.end else {
        return "\(unit.ref) of \(offer.reciter.id) ends at \(word), not \(unit.span.end)"
      }
    }
    return nil
  }

  /// No earlier reciter's ayah is given up, units are as small as can be, no reciter is passed over without need.
  private func claims(_ units: [ResolvedUnit]) -> String? {
    var ranks: [Int: Int] = [:]
    for unit in units {
      let rank = unit.source.flatMap { source in offers.firstIndex { $0.reciter == source.reciter } } ?? offers.count
      for ordinal in structure.ordinals(of: unit.ayat) { ranks[ordinal] = rank }
      let passed = unit.trail.map(\.reciter)
      guard passed == offers.prefix(rank).map(\.reciter.id) else { return "\(unit.ref): passed over were \(passed)" }
      let ordinals = structure.ordinals(of: unit.ayat)
      for past in ordinals.dropFirst() where tiles(rank, span(ordinals.lowerBound..<past)) {
        return "\(unit.ref) is a unit, and a smaller one would do"
      }
    }
    for stretch in stretches {
      for first in stretch {
        for past in first + 1...min(stretch.upperBound, first + 8) {
          let needed = (first..<past).compactMap { ranks[$0] }.min() ?? 0
          if let rank = (0..<needed).first(where: { tiles($0, span(first..<past)) }) {
            return "\(offers[rank].reciter.id) has \(structure.range(first..<past, in: counting)) and is passed over"
          }
        }
      }
    }
    return nil
  }

  private func span(_ ordinals: Range<Int>) -> WordRange {
    let range = structure.range(ordinals, in: counting)
    return WordRange(structure.span(of: range.first).start, structure.span(of: range.last).end)
  }

  /// Whether a reciter's segments make up exactly these words: word by word, without any index.
  private func tiles(_ rank: Int, _ span: WordRange) -> Bool {
    guard offers.indices.contains(rank) else { return false }
    var reached: Set<Int> = [span.start]
    let usable = offers[rank].segments.filter { $0.status == .confirmed && unusable[$0.slice.file.path] == nil }
    let spans = usable.compactMap { segment -> WordRange? in
      if case .text(let words) = segment.content, span.contains(words) { words } else { nil }
    }
    for words in spans.sorted(by: { $0.start < $1.start }) where reached.contains(words.start) {
      reached.insert(words.end)
    }
    return reached.contains(span.end)
  }

  // MARK: - Made smaller

  /// The same with as little of it as still breaks a rule.
  func shrunk() throws -> MixedQueue {
    var smallest = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in smallest.smaller where try candidate.violation() != nil {
        smallest = candidate
        isSmaller = true
        break
      }
    }
    return smallest
  }

  /// Returns the queue without one of the ranges, a reciter, a segment, or an ayah at an end.
  private var smaller: [MixedQueue] {
    var all: [MixedQueue] = []
    func add(_ change: (inout MixedQueue) -> Void) {
      var other = self
      change(&other)
      all.append(other)
    }
    if ranges.count > 1 { for place in ranges.indices { add { $0.ranges.remove(at: place) } } }
    if offers.count > 1 { for place in offers.indices { add { $0.offers.remove(at: place) } } }
    for (place, range) in ranges.enumerated() where range.count > 1 {
      add { $0.ranges[place] = range.dropFirst() }
      add { $0.ranges[place] = range.dropLast() }
    }
    for (place, offer) in offers.enumerated() {
      for segment in offer.segments.indices {
        var rest = offer.segments
        rest.remove(at: segment)
        add { $0.offers[place] = ReciterOffer(reciter: offer.reciter, segments: rest) }
      }
    }
    return all
  }
}
