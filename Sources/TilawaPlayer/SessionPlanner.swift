public import TilawaCore
public import TilawaStore

/// Turns what somebody asks to hear into a session of files that are really there.
public struct SessionPlanner: Sendable {
  /// Whom to ask, and what about ayat that they do not have.
  public struct Choice: Hashable, Sendable {
    public var riwayah: Riwayah
    /// Ids of the reciters of this session; empty for those of the riwayah, in the library's order.
    public var reciters: [String]
    public var missing: MissingPolicy

    public init(riwayah: Riwayah, reciters: [String] = [], missing: MissingPolicy = .silence) {
      self.riwayah = riwayah
      self.reciters = reciters
      self.missing = missing
    }
  }

  private let structure: QuranStructure
  let library: Library

  public init(structure: QuranStructure, library: Library) {
    self.structure = structure
    self.library = library
  }

  /// The reciters that a choice asks, in order.
  ///
  /// - Throws: `StoreError.notFound` for a reciter whom the library does not know.
  public func queue(for choice: Choice) throws(StoreError) -> ReciterQueue {
    let order = try library.reciters()
    var chosen: [Reciter] = []
    for id in choice.reciters {
      let reciter = try library.reciter(id)
      if !chosen.contains(reciter) { chosen.append(reciter) }
    }
    return ReciterQueue(order: order, chosen: chosen, riwayah: choice.riwayah, missing: choice.missing)
  }

  /// A session of files that are there, and who takes the place of one that turns out unreadable.
  public struct Plan: Sendable {
    public let session: Session
    public let repair: SessionRepair
  }

  /// Blocks on the disk: looks at every file that the session would play.
  ///
  /// - Throws: `SessionError` where the session cannot be; `StoreError`.
  public func plan(_ spec: SessionSpec, for choice: Choice) throws -> Plan {
    let queue = try queue(for: choice)
    let spans = try Session.spans(spec, in: structure)
    let surahs = Set(
      spans.flatMap { span in
        structure.ayat(sharing: span, in: spec.counting).filter { $0.ayah == 1 }.map(\.surah)
      })
    let offers = try library.offers(overlapping: spans, opening: surahs, of: Set(queue.asked.map(\.id)))
    let ranked = queue.asked.compactMap { reciter in offers.first { $0.reciter == reciter } }
    return try settle(spec, ranked, queue)
  }

  /// Resolves until every file in use is there: what takes the place of a lost file is looked at too.
  private func settle(_ spec: SessionSpec, _ offers: [ReciterOffer], _ queue: ReciterQueue) throws -> Plan {
    var unusable: [String: ResolvedUnit.Reason] = [:]
    var checked: Set<AudioFile> = []
    while true {
      let resolver = SourceResolver(
        structure: structure, counting: spec.counting, offers: offers, unusable: unusable,
        passedOver: queue.passedOver)
      let session = try Session(spec, in: structure, from: resolver, fillers: queue.fillers)
      let new = session.files.filter { !checked.contains($0) }
      let lost = try SourceLocator(library: library).unusable(new)
      guard !lost.isEmpty else {
        let repair = SessionRepair(
          structure: structure, library: library, offers: offers, passedOver: queue.passedOver, unusable: unusable)
        return Plan(session: session, repair: repair)
      }
      checked.formUnion(new)
      unusable.merge(lost) { $1 }
    }
  }
}
