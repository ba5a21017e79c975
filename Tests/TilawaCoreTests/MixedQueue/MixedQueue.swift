import TilawaCore
import TilawaTestSupport

/// A session of many reciters who have this and that, made by chance from a seed, and what must hold of it.
///
/// Every segment is a file of its own, so that what is heard can be read.
struct MixedQueue: CustomStringConvertible {
  let structure: QuranStructure
  let counting: VerseCounting
  var ranges: [Range<Int>]
  var offers: [ReciterOffer]
  var unusable: [String: ResolvedUnit.Reason] = [:]

  /// "madani-later 11:80-12:3 | 0 warsh: 860…871 …", words counted through the Quran.
  var description: String {
    let texts = ranges.map { structure.range($0, in: counting).description }
    let whose = offers.map { offer in
      let segments = offer.segments.map { segment -> String in
        guard case .text(let span) = segment.content else { return "?" }
        let why = segment.status == .suggested ? "?" : unusable[segment.slice.file.path] == nil ? "" : "!"
        return "\(span.start)…\(span.end)\(why)"
      }
      return "\(offer.reciter.id) \(offer.reciter.riwayah.rawValue): \(segments.joined(separator: " "))"
    }
    return "\(counting.rawValue) \(texts.joined(separator: " ")) | \(whose.joined(separator: " | "))"
  }

  // MARK: - Chance

  init(seed: UInt64, in structure: QuranStructure) {
    var random = SeededGenerator(seed: seed)
    self.structure = structure
    counting = VerseCounting.allCases.randomElement(using: &random) ?? .kufi
    ranges = MixedQueue.ranges(of: counting, in: structure, using: &random)
    offers = []
    let around = MixedQueue.surroundings(of: ranges, counting, structure)
    for number in 0..<Int.random(in: 1...4, using: &random) {
      let riwayah = Riwayah.allCases.randomElement(using: &random) ?? .hafs
      let reciter = TestOffers.reciter("\(number)", riwayah: riwayah)
      offers.append(ReciterOffer(reciter: reciter, segments: segments(of: reciter, around, using: &random)))
    }
    for segment in offers.flatMap(\.segments) where Int.random(in: 0..<25, using: &random) == 0 {
      unusable[segment.slice.file.path] = .unreadable
    }
  }

  /// One or two ranges, of a few ayat each, mostly where countings differ; the second may follow the first.
  private static func ranges(
    of counting: VerseCounting, in structure: QuranStructure, using random: inout SeededGenerator
  ) -> [Range<Int>] {
    let count = structure.ayatCount(of: counting)
    func range(from first: Int) -> Range<Int> { first..<min(count, first + Int.random(in: 1...25, using: &random)) }
    let one = range(from: Int.random(in: 0..<count, using: &random))
    guard Int.random(in: 0..<4, using: &random) == 0 else { return [one] }
    let isNext = Bool.random(using: &random) && one.upperBound < count
    return [one, range(from: isNext ? one.upperBound : Int.random(in: 0..<count, using: &random))]
  }

  /// The words of the ranges and some to both sides.
  private static func surroundings(
    of ranges: [Range<Int>], _ counting: VerseCounting, _ structure: QuranStructure
  ) -> [WordRange] {
    ranges.map { ordinals in
      let range = structure.range(ordinals, in: counting)
      let (first, last) = (structure.span(of: range.first).start, structure.span(of: range.last).end)
      return WordRange(max(0, first - 40), min(structure.words, last + 40))
    }
  }

  /// Ayat of the reciter's own counting, joins of several, parts of ayat, ayat in pieces, other takes, suggestions.
  private func segments(
    of reciter: Reciter, _ around: [WordRange], using random: inout SeededGenerator
  ) -> [SourceSegment] {
    var spans: [WordRange] = []
    let density = Int.random(in: 1...10, using: &random)
    for stretch in around {
      let ayat = structure.ayat(sharing: stretch, in: reciter.counting).map(structure.span)
      for (place, span) in ayat.enumerated() where Int.random(in: 0..<10, using: &random) < density {
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
          spans.append(
            WordRange(span.start, ayat[min(ayat.count - 1, place + Int.random(in: 1...3, using: &random))].end))
        case 1 where span.count > 1: spans += pieces(of: span, using: &random)
        case 2 where span.count > 1: spans.append(pieces(of: span, using: &random)[0])
        case 3: spans += [span, span]
        case 4:
          let first = Int.random(in: span.start..<span.end, using: &random)
          spans.append(WordRange(first, min(structure.words, first + Int.random(in: 1...20, using: &random))))
        default: spans.append(span)
        }
      }
    }
    return spans.enumerated().map { place, span in
      SourceSegment(
        content: .text(span), slice: TestOffers.slice("\(reciter.id)/\(place)"),
        status: Int.random(in: 0..<20, using: &random) == 0 ? .suggested : .confirmed)
    }
  }

  private func pieces(of span: WordRange, using random: inout SeededGenerator) -> [WordRange] {
    let cut = Int.random(in: span.start + 1..<span.end, using: &random)
    return [WordRange(span.start, cut), WordRange(cut, span.end)]
  }

  // MARK: - The session

  var resolver: SourceResolver {
    SourceResolver(structure: structure, counting: counting, offers: offers, unusable: unusable)
  }

  func session() throws -> Session {
    var spec = SessionSpec(ranges: ranges.map { structure.range($0, in: counting) })
    spec.basmalah = .never
    return try Session(spec, in: structure, from: resolver)
  }

  /// The stretches that are resolved each for itself: ranges that follow each other are one.
  var stretches: [Range<Int>] {
    guard ranges.count == 2, ranges[0].upperBound == ranges[1].lowerBound else { return ranges }
    return [ranges[0].lowerBound..<ranges[1].upperBound]
  }
}
