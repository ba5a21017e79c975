import TilawaIntake
import TilawaCore
import TilawaStore

/// The expected segments of reciters with fetchable files: for each ayah missing here, a segment in the file that will
/// hold it.
struct ExpectedOffers {
  /// The offers with the expected segments, the files for them, and the reasons against some files.
  struct Found {
    var offers: [ReciterOffer]
    /// The files to fetch, by their future path.
    var files: [String: RemoteFile] = [:]
    /// The reasons against files, by path; such files are in the offers only so that the trail can name them.
    var unusable: [String: ResolvedUnit.Reason] = [:]
  }

  let structure: QuranStructure
  let library: Library
  let lengths: ExpectedLengths
  let network: SessionPlanner.Network
  /// The text of the session.
  let spans: [WordRange]
  /// Whether surahs are opened and need their basmalah.
  let opening: Opening
  /// The time in seconds since 1970.
  let now: Int

  enum Opening { case basmalah, none }

  /// Adds the expected segments. Queries the library only if a reciter lacks something.
  ///
  /// - Parameter lost: the paths of lost files; their content is fetched again.
  func complete(_ offers: [ReciterOffer], without lost: Set<String> = []) throws -> Found {
    var found = Found(offers: offers)
    var wanted: [Int: [AyahRef]] = [:]
    for (rank, offer) in offers.enumerated() where offer.reciter.kind == .reciter {
      if !lost.isEmpty { found.offers[rank] = offer.without(lost) }
      let refs = absent(from: found.offers[rank])
      if !refs.isEmpty { wanted[rank] = refs }
    }
    guard !wanted.isEmpty else { return found }
    let sources = try library.reciters.sources(of: Set(wanted.keys.map { offers[$0].reciter.id }))
    guard !sources.isEmpty else { return found }
    let reasons = network == .on ? try library.downloads.unfetchable(of: Set(sources.keys), now: now) : [:]
    for (rank, refs) in wanted.sorted(by: { $0.key < $1.key }) {
      guard let source = sources[offers[rank].reciter.id] else { continue }
      try add(refs, of: source, to: &found, at: rank, reasons[offers[rank].reciter.id] ?? [:])
    }
    return found
  }

  // MARK: - Missing ayat

  /// Returns the ayat of the session that a reciter does not have here, in the counting of his files.
  private func absent(from offer: ReciterOffer) -> [AyahRef] {
    let here = offer.covered
    var seen: Set<AyahRef> = []
    var refs = spans.flatMap { structure.ayat(sharing: $0, in: offer.reciter.counting) }
    let first = AyahRef(surah: 1, ayah: 1, counting: offer.reciter.counting)
    if opening == .basmalah, !offer.hasBasmalah, structure.span(of: first) == QuranStructure.basmalah {
      refs.append(first)
    }
    refs.removeAll { here.hold(structure.span(of: $0)) || !seen.insert($0).inserted }
    return refs
  }

  // MARK: - Expected files

  private func add(
    _ refs: [AyahRef], of source: RemoteSource, to found: inout Found, at rank: Int,
    _ reasons: [String: ResolvedUnit.Reason]
  ) throws {
    let offer = found.offers[rank]
    let pace = try lengths.pace(of: offer)
    let parts = try source.isByAyah ? ayat(refs, of: offer, pace) : surahs(refs, of: source, offer, pace)
    var segments = offer.segments
    let here = Set(segments.map(\.slice.file.path))
    for part in parts {
      let file = source.file(of: offer.reciter, holding: part.ref)
      let path = library.downloads.folder(of: offer.reciter.id) + "/" + file.fileName
      // A file for all of a surah that is here does not hold what it was not found to hold.
      guard !here.contains(path) else { continue }
      if let reason = network == .off ? .notFetched : reasons[file.fileName] {
        found.unusable[path] = reason
      } else {
        found.files[path] = file
      }
      segments += part.segments(at: path)
    }
    found.offers[rank] = ReciterOffer(reciter: offer.reciter, segments: segments)
  }

  /// The expected segments of one file.
  private struct Part {
    typealias Place = (span: WordRange, milliseconds: Range<Int>)

    /// An ayah in the file.
    let ref: AyahRef
    /// The places in the file; at least one, none of them empty.
    let places: [Place]

    init(_ ref: AyahRef, _ places: [Place]) {
      self.ref = ref
      self.places = places
    }

    /// Makes a part with consecutive texts of these lengths in milliseconds.
    init(_ ref: AyahRef, oneByOne texts: [(span: WordRange, length: Int)]) {
      var end = 0
      let places = texts.map { text -> Place in
        defer { end += text.length }
        return (text.span, end..<end + text.length)
      }
      self.init(ref, places)
    }

    func segments(at path: String) -> [SourceSegment] {
      let file = AudioFile.expected(at: path, milliseconds: places.reduce(1) { max($0, $1.milliseconds.upperBound) })
      return places.map { span, milliseconds in
        SourceSegment(
          content: .text(span),
          slice: AudioSlice(file: file, start: milliseconds.lowerBound, end: milliseconds.upperBound))
      }
    }
  }

  private func ayat(_ refs: [AyahRef], of offer: ReciterOffer, _ pace: Double) throws -> [Part] {
    let texts = refs.map(structure.span)
    return try zip(refs, zip(texts, try lengths.milliseconds(of: texts, pace))).map { ref, text in
      let (span, guess) = text
      // A file of which only some words are wanted must still have room for all words with known times.
      let isPart = !spans.contains { $0.contains(span) }
      let told = isPart ? try library.timings.all(of: offer.reciter.id, in: span, base: .ayah).flatMap(\.words) : []
      return Part(ref, oneByOne: [(span, told.reduce(guess) { max($0, $1.end.inMilliseconds + 1) })])
    }
  }

  /// Returns the ayat by the files of their surahs. While the source may still give timings, all of these ayat are
  /// expected in sequence; after that only those with known timings.
  private func surahs(
    _ refs: [AyahRef], of source: RemoteSource, _ offer: ReciterOffer, _ pace: Double
  ) throws -> [Part] {
    try Set(refs.map(\.surah)).sorted().compactMap { surah -> Part? in
      let own = refs.filter { $0.surah == surah }
      let texts = own.map(structure.span)
      let whole = structure.span(ofSurah: surah)
      let published = try library.timings.published(of: offer.reciter.id, in: whole, base: .surah)
      let isAwaited =
        try source.timings != nil && !structure.isTimed(surah, by: published)
        && !library.timings.isAbsent(of: surah, by: offer.reciter.id, now: now)
      if isAwaited {
        return Part(own[0], oneByOne: Array(zip(texts, try lengths.milliseconds(of: texts, pace))))
      }
      if !published.isEmpty {
        let timings = try library.timings.all(of: offer.reciter.id, in: whole, base: .surah)
        let places = timings.filter { timing in texts.contains { $0.overlaps(timing.span) } }.map(\.expected)
        return places.isEmpty ? nil : Part(own[0], places)
      }
      return Part(own[0], oneByOne: [(whole, try lengths.milliseconds(of: [whole], pace)[0])])
    }
  }
}

extension AyahTiming {
  /// The expected place in the file, in milliseconds. An ayah that goes on to the end of the file counts as one second.
  fileprivate var expected: (span: WordRange, milliseconds: Range<Int>) {
    let start = range.map(\.lowerBound.inMilliseconds) ?? 0
    let end =
      range.flatMap { $0.upperBound < AyahTiming.endOfFile ? $0.upperBound.inMilliseconds : nil } ?? start + 1000
    return (span, start..<max(start + 1, end))
  }
}

extension Duration {
  /// The duration in milliseconds, rounded towards zero: 0 for a negative one, an hour for more than a day.
  fileprivate var inMilliseconds: Int {
    guard self > .zero else { return 0 }
    guard self < .seconds(86_400) else { return 3_600_000 }
    return Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}

extension ReciterOffer {
  fileprivate var hasBasmalah: Bool {
    segments.contains { if case .basmalah = $0.content { $0.status == .confirmed } else { false } }
  }

  fileprivate func without(_ paths: Set<String>) -> ReciterOffer {
    ReciterOffer(reciter: reciter, segments: segments.filter { !paths.contains($0.slice.file.path) })
  }

  /// The text with confirmed sound of the reciter.
  fileprivate var covered: CoveredText {
    CoveredText(
      segments.compactMap { segment in
        guard case .text(let span) = segment.content, segment.status == .confirmed else { return nil }
        return span
      })
  }
}

/// A set of stretches of text that neither overlap nor touch.
private struct CoveredText {
  private var stretches: [WordRange] = []

  init(_ spans: [WordRange]) {
    for span in spans.sorted(by: { $0.start < $1.start }) {
      if let last = stretches.last, span.start <= last.end {
        stretches[stretches.count - 1] = WordRange(last.start, max(last.end, span.end))
      } else {
        stretches.append(span)
      }
    }
  }

  func hold(_ span: WordRange) -> Bool {
    let index = stretches.partitioningIndex { $0.end >= span.end }
    return index < stretches.count && stretches[index].contains(span)
  }
}
