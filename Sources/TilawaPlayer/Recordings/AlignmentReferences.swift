public import TilawaCore
public import TilawaStore

/// Who recites a passage too, ayah by ayah, so that a recording of it can be aligned with them.
public struct AlignmentReferences: Sendable {
  /// Somebody who has every ayah of the passage.
  public struct Reference: Hashable, Sendable {
    /// Who recites.
    public let reciter: Reciter
    /// The slices of each ayah.
    public let ayat: [[AudioSlice]]

    /// How long it takes, in seconds.
    var seconds: Double {
      ayat.joined().reduce(0) { $0 + Double($1.end - $1.start) / Double($1.file.rate) }
    }
  }

  private let structure: QuranStructure
  private let library: Library
  private let recording: Recording

  /// The references for a recording.
  public init(for recording: Recording, in library: Library, structure: QuranStructure) {
    self.structure = structure
    self.library = library
    self.recording = recording
  }

  /// The references for a passage: those that are named, else up to two of those who have all of it. First other recordings
  /// of the same teacher that are confirmed, then others of the same riwayah, then of other riwayat; among equals those that
  /// recite about as fast. Blocks on the disk.
  ///
  /// - Parameters:
  ///   - passage: what the recording holds.
  ///   - ids: of reciters; empty: they are chosen.
  /// - Throws: `PlayerError.notFound` where somebody who is named does not have all of it, or nobody has; `StoreError`.
  public func references(for passage: AyahRange, named ids: [String]) throws -> [Reference] {
    let named = try ids.map { (id) throws(StoreError) in try library.reciter(id) }
    let span = structure.span(of: passage)
    let offers = try library.offers(overlapping: [span], opening: [], of: ids.isEmpty ? nil : Set(named.map(\.id)))
    if !ids.isEmpty {
      return try named.map { reciter in
        guard let offer = offers.first(where: { $0.reciter == reciter }), let reference = try reference(offer, passage)
        else { throw missing(passage, "\(reciter.id) does not have every ayah of \(passage) as a piece of its own") }
        return reference
      }
    }
    let found = try offers.compactMap { try reference($0, passage) }
    guard !found.isEmpty else {
      throw missing(
        passage, "nobody in the library has every ayah of \(passage); add a reciter's files: tilawa reciters add")
    }
    return Array(found.enumerated().sorted { rank($0) < rank($1) }.map(\.element).prefix(2))
  }

  private func rank(_ item: (offset: Int, element: Reference)) -> (Int, Double, Int) {
    let (reciter, own) = (item.element.reciter, recording.reciter)
    let kinship = reciter.id == own.id ? 0 : reciter.riwayah == own.riwayah ? 1 : 2
    let length = Double(recording.file.frames) / Double(recording.file.rate)
    let tempo = item.element.seconds / max(0.1, length)
    return (kinship, max(tempo, 1 / max(tempo, 1e-9)), item.offset)
  }

  /// Nil where not every ayah is there by itself. The recording is no reference for itself.
  private func reference(_ offer: ReciterOffer, _ passage: AyahRange) throws(StoreError) -> Reference? {
    guard !offer.segments.isEmpty else { return nil }
    var unusable: [String: ResolvedUnit.Reason] = [recording.file.path: .changed]
    let files = Set(offer.segments.map(\.slice.file)).filter { $0.path != recording.file.path }
    unusable.merge(try SourceLocator(library: library).unusable(files.sorted { $0.path < $1.path })) { old, _ in old }
    let resolver = SourceResolver(
      structure: structure, counting: passage.counting, offers: [offer], unusable: unusable)
    let ordinals = structure.ordinals(of: passage)
    let units = resolver.resolve(ordinals)
    let slices = units.compactMap(\.source?.slices)
    guard slices.count == ordinals.count else { return nil }
    return Reference(reciter: offer.reciter, ayat: slices)
  }

  private func missing(_ passage: AyahRange, _ message: String) -> PlayerError {
    PlayerError(code: .notFound, operation: "align \(recording.title)", path: nil, message: message)
  }
}
