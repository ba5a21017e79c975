package import TilawaCore
package import TilawaStore

/// The choice of references for a recording of a passage.
package struct AlignmentReferences: Sendable {
  /// The possible references, the best first, with remarks on the others.
  package struct Choice: Hashable, Sendable {
    /// The reciters with the whole passage.
    package internal(set) var candidates: [AlignmentReference]
    /// The remarks on reciters who come first but cannot be used, a line each.
    package internal(set) var notes: [String]
  }

  /// The largest number of references; a third one improves nothing.
  static let most = 2
  /// The largest number of remarks.
  private static let mostNotes = 3

  private let quran: QuranDatabase
  private let library: Library
  private let recording: Recording
  private var structure: QuranStructure { quran.structure }

  /// The references for a recording.
  package init(for recording: Recording, in library: Library, quran: QuranDatabase) {
    self.quran = quran
    self.library = library
    self.recording = recording
  }

  /// Returns the reciters of a passage: the named ones in their order, else all who have the whole passage.
  ///
  /// Without names the order is: other confirmed recordings of the same teacher, reciters of the same riwayah, reciters
  /// of other riwayat. Within each group a similar pace comes first. Reciters with ayat of impossible lengths come
  /// last. Blocks on the disk.
  ///
  /// - Parameters:
  ///   - sought: the passage and its place in the recording.
  ///   - ids: the ids of the reciters; if empty, all reciters are considered.
  /// - Returns: no candidates if nobody has all of it.
  /// - Throws: `PlayerError.notFound` if a named reciter lacks part of it; `StoreError`.
  package func choice(for sought: SoughtPassage, named ids: [String]) throws -> Choice {
    let (passage, heard) = (sought.range, sought.slice(of: recording.file))
    let named = try ids.map { (id) throws(StoreError) in try library.reciters.find(id) }
    let span = structure.span(of: passage)
    let offers = try library.reciters.offers(
      overlapping: [span], opening: openings(passage), of: ids.isEmpty ? nil : Set(named.map(\.id)))
    let found = try offers.filter { $0.hasText(of: span) }.map { ($0.reciter, try holding($0, passage)) }
    if !ids.isEmpty {
      return Choice(
        candidates: try named.map { reciter in
          switch found.first(where: { $0.0 == reciter })?.1 {
          case .whole(let reference)?: return reference
          case .lacking(let ayat, _)?: throw missing("\(reciter.id) lacks \(words(ayat)) of \(passage)")
          case nil: throw missing("\(reciter.id) has nothing of \(passage)")
          }
        }, notes: [])
    }
    let texts = try lengths(passage)
    var ranked: [(reference: AlignmentReference, rank: Rank)] = []
    for case (_, .whole(let reference)) in found {
      ranked.append((reference, rank(reference, heard, texts, ranked.count)))
    }
    guard !ranked.isEmpty else { return Choice(candidates: [], notes: nearest(found)) }
    ranked.sort { $0.rank < $1.rank }
    return Choice(candidates: ranked.map(\.reference), notes: notes(ranked, found))
  }

  // MARK: - Who has what

  private enum Holding {
    case whole(AlignmentReference)
    /// The reciter lacks these ayat, of so many.
    case lacking([AyahRange], of: Int)
  }

  /// Returns the surahs whose basmalah may be heard in the passage.
  private func openings(_ passage: AyahRange) -> Set<Int> {
    let ayat = structure.ordinals(of: passage).map { structure.ayah(at: $0, in: passage.counting) }
    return Set(ayat.compactMap { structure.surahOpened(by: $0) })
  }

  /// Returns the pieces of the passage that a reciter has. The recording itself is never a reference.
  private func holding(_ offer: ReciterOffer, _ passage: AyahRange) throws(StoreError) -> Holding {
    var unusable: [String: ResolvedUnit.Reason] = [recording.file.path: .changed]
    let files = Set(offer.segments.map(\.slice.file)).filter { $0.path != recording.file.path }
    unusable.merge(try SourceLocator(library: library).unusable(files.sorted { $0.path < $1.path })) { old, _ in old }
    let resolver = SourceResolver(
      structure: structure, counting: passage.counting, offers: [offer], unusable: unusable,
      words: library.timings.wordTimes)
    let units = resolver.resolve(structure.ordinals(of: passage))
    let lacking = units.filter { $0.source == nil }.map(\.ayat)
    guard lacking.isEmpty else { return .lacking(lacking, of: units.count) }
    return .whole(
      AlignmentReference(
        reciter: offer.reciter,
        pieces: units.map { unit in
          AlignmentReference.Piece(span: unit.span, slices: unit.source?.slices ?? [], opening: opening(unit))
        }))
  }

  private func opening(_ unit: ResolvedUnit) -> AlignmentReference.Opening? {
    guard let surah = unit.opens, let slice = unit.basmalah?.slice else { return nil }
    return AlignmentReference.Opening(surah: surah, slice: slice)
  }

  // MARK: - Who comes first

  /// A rank by these values in order: possible lengths, kinship, pace, place in the library.
  private struct Rank: Comparable {
    let strange: [Int]
    let kinship: Int
    let tempo: Double
    let place: Int

    static func < (one: Rank, other: Rank) -> Bool {
      (one.strange.isEmpty ? 0 : 1, one.kinship, one.tempo, one.place)
        < (other.strange.isEmpty ? 0 : 1, other.kinship, other.tempo, other.place)
    }
  }

  private func rank(
    _ reference: AlignmentReference, _ heard: AudioSlice, _ texts: [WordRange: Double], _ place: Int
  ) -> Rank {
    let length = Double(heard.end - heard.start) / Double(heard.file.rate)
    let tempo = reference.seconds / max(0.1, length)
    return Rank(
      strange: reference.strangePieces { texts[$0] }, kinship: kinship(reference.reciter),
      tempo: max(tempo, 1 / max(tempo, 1e-9)), place: place)
  }

  /// Returns the kinship: 0 for the same teacher, 1 for the same riwayah, 2 for the others.
  private func kinship(_ reciter: Reciter) -> Int {
    let own = recording.reciter
    return reciter.id == own.id ? 0 : reciter.riwayah == own.riwayah ? 1 : 2
  }

  /// Returns the recited length of each ayah.
  private func lengths(_ passage: AyahRange) throws(StoreError) -> [WordRange: Double] {
    let spans = structure.ordinals(of: passage).map { structure.span(of: structure.ayah(at: $0, in: passage.counting)) }
    let lengths = try quran.texts(of: spans).map(RecitedLength.ofAyah)
    return Dictionary(zip(spans, lengths), uniquingKeysWith: { one, _ in one })
  }

  // MARK: - What is said

  private func notes(_ ranked: [(reference: AlignmentReference, rank: Rank)], _ found: [(Reciter, Holding)]) -> [String]
  {
    let nearest = ranked.first.map { kinship($0.reference.reciter) } ?? 2
    var notes: [String] = []
    for (reciter, holding) in found {
      guard case .lacking(let ayat, let count) = holding, kinship(reciter) <= nearest, ayat.count * 2 <= count else {
        continue
      }
      notes.append("\(reciter.name) cannot be a reference: \(words(ayat)) is missing")
    }
    for (reference, rank) in ranked where kinship(reference.reciter) <= nearest {
      guard let first = rank.strange.first else { continue }
      let ayah = label(reference.pieces[first].span)
      let others = rank.strange.count > 1 ? " and \(rank.strange.count - 1) more" : ""
      let why = "\(ayah)\(others) cannot be that long; is it another ayah?"
      notes.append("\(reference.reciter.name) is used only where nobody else is: \(why)")
    }
    return Array(notes.prefix(Self.mostNotes))
  }

  /// Returns a remark on the reciter who lacks least; none if nobody has at least half.
  private func nearest(_ found: [(Reciter, Holding)]) -> [String] {
    let lacking = found.compactMap { reciter, holding -> (Reciter, [AyahRange])? in
      guard case .lacking(let ayat, let count) = holding, ayat.count * 2 <= count else { return nil }
      return (reciter, ayat)
    }
    guard let (reciter, ayat) = lacking.min(by: { $0.1.count < $1.1.count }) else { return [] }
    return ["\(reciter.name) cannot be a reference: \(words(ayat)) is missing"]
  }

  private func label(_ span: WordRange) -> String {
    structure.label(of: .text(span), in: recording.reciter.counting)
  }

  private func words(_ ayat: [AyahRange]) -> String {
    ayat.prefix(2).map(\.description).joined(separator: ", ") + (ayat.count > 2 ? " and \(ayat.count - 2) more" : "")
  }

  private func missing(_ message: String) -> PlayerError {
    PlayerError(code: .notFound, operation: "align \(recording.title)", path: nil, message: message)
  }
}

extension ReciterOffer {
  /// Whether the offer holds some of these words, and not only openings.
  fileprivate func hasText(of span: WordRange) -> Bool {
    segments.contains {
      guard case .text(let words) = $0.content else { return false }
      return words.overlaps(span)
    }
  }
}

extension AlignmentReference {
  /// The least deviation of a strange piece: the ratio to the usual length or its inverse, and the difference in
  /// seconds.
  private static let strange = (factor: 2.5, seconds: 4.0)

  /// Returns the indices of pieces with a length impossible for their text: the file probably holds something else.
  func strangePieces(_ length: (WordRange) -> Double?) -> [Int] {
    let known = pieces.enumerated().compactMap { place, piece in
      length(piece.span).map { (place: place, seconds: piece.seconds, text: $0) }
    }
    guard known.count >= 4 else { return [] }
    let pace = known.map { $0.seconds / $0.text }.sorted()[known.count / 2]
    return known.filter { piece in
      let usual = piece.text * pace
      let factor = max(piece.seconds / usual, usual / max(0.01, piece.seconds))
      return factor > Self.strange.factor && abs(piece.seconds - usual) > Self.strange.seconds
    }.map(\.place)
  }
}
