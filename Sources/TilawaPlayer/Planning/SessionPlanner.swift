import Glibc
package import TilawaCore
package import TilawaStore

/// A planner for sessions. It turns a request into a session of files that exist or can be fetched.
package struct SessionPlanner: Sendable {
  /// The choice of reciters, and the treatment of ayat that they do not have.
  package struct Choice: Hashable, Sendable {
    /// The riwayah of the session and of its reciters.
    package var riwayah: Riwayah
    /// The ids of the reciters of this session; empty means those of the riwayah, in the library's order.
    package var reciters: [String]
    /// The treatment of ayat that no reciter has.
    package var missing: MissingPolicy
    /// Whether missing files may be fetched.
    package var network: Network

    package init(
      riwayah: Riwayah, reciters: [String] = [], missing: MissingPolicy = .silence, network: Network = .off
    ) {
      self.riwayah = riwayah
      self.reciters = reciters
      self.missing = missing
      self.network = network
    }
  }

  /// Whether a session may include files yet to be fetched; `on` requires `SessionFetching`.
  package enum Network: String, CaseIterable, Hashable, Sendable { case on, off }

  /// Returns the letters of stretches of text, one string for each.
  package typealias Texts = @Sendable ([WordRange]) throws -> [String]

  let structure: QuranStructure
  let library: Library
  private let texts: Texts?

  /// Makes a planner for a library.
  ///
  /// - Parameters:
  ///   - structure: the structure of the text.
  ///   - library: the library with the reciters.
  ///   - texts: gives the letters for estimates of missing files' lengths; if nil, the estimates use the number of
  ///     words.
  package init(structure: QuranStructure, library: Library, texts: Texts? = nil) {
    self.structure = structure
    self.library = library
    self.texts = texts
  }

  /// Returns the reciters of a choice, in order.
  ///
  /// - Throws: `StoreError.notFound` for a reciter unknown to the library.
  package func queue(for choice: Choice) throws(StoreError) -> ReciterQueue {
    let order = try library.reciters.all()
    var chosen: [Reciter] = []
    for id in choice.reciters {
      let known = order.first { $0.id == id }
      let reciter = if let known { known } else { try library.reciters.find(id) }
      if !chosen.contains(reciter) { chosen.append(reciter) }
    }
    return ReciterQueue(order: order, chosen: chosen, riwayah: choice.riwayah, missing: choice.missing)
  }

  /// A session of files that exist or can be fetched, with the means to replace unreadable ones.
  package struct Plan: Sendable {
    /// The reciters who were asked.
    package let queue: ReciterQueue
    /// The session to play.
    package let session: Session
    /// The repairer that replaces unreadable files.
    package let repair: SessionRepair
    /// The files to fetch, by their future path, including those of standby reciters.
    package let expected: [String: RemoteFile]
  }

  /// Plans a session, by the library as it is at one moment. Blocks on the disk: examines every file of the session. Never uses
  /// the network.
  ///
  /// - Throws: `SessionError` if the session is not possible; `StoreError`.
  package func plan(_ spec: SessionSpec, for choice: Choice) throws -> Plan {
    try library.moment { try planned(spec, for: choice) }
  }

  private func planned(_ spec: SessionSpec, for choice: Choice) throws -> Plan {
    let queue = try queue(for: choice)
    let spans = try Session.spans(spec, in: structure)
    let surahs = Set(
      spans.flatMap { span in
        structure.ayat(sharing: span, in: spec.counting).filter { $0.ayah == 1 }.map(\.surah)
      })
    let offers = try library.reciters.offers(overlapping: spans, opening: surahs, of: Set(queue.asked.map(\.id)))
    let ranked = queue.asked.compactMap { reciter in offers.first { $0.reciter == reciter } }
    let expected = ExpectedOffers(
      structure: structure, library: library, lengths: ExpectedLengths(texts: texts), network: choice.network,
      spans: spans, opening: surahs.isEmpty || spec.basmalah == .never ? .none : .basmalah, now: SystemClock.now)
    return try settle(spec, ranked, expected, queue)
  }

  /// Resolves the session until every file in use is here or can be fetched; also examines the replacements of lost
  /// files.
  private func settle(
    _ spec: SessionSpec, _ offers: [ReciterOffer], _ expected: ExpectedOffers, _ queue: ReciterQueue
  ) throws -> Plan {
    var found = try expected.complete(offers)
    var gone: Set<String> = []
    var unusable: [String: ResolvedUnit.Reason] = [:]
    var checked: Set<AudioFile> = []
    while true {
      let reasons = unusable.merging(found.unusable) { $1 }
      let resolver = SourceResolver(
        structure: structure, counting: spec.counting, offers: found.offers, unusable: reasons,
        passedOver: queue.passedOver, words: library.timings.wordTimes)
      let session = try Session(spec, in: structure, from: resolver, fillers: queue.fillers)
      let new = session.files.filter { !checked.contains($0) }
      let lost = try SourceLocator(library: library).unusable(new)
      guard !lost.isEmpty else {
        let repair = SessionRepair(
          structure: structure, offers: found.offers, passedOver: queue.passedOver, unusable: reasons,
          words: library.timings.wordTimes, locate: { [library] in try SourceLocator(library: library).unusable($0) })
        return Plan(queue: queue, session: session, repair: repair, expected: found.files)
      }
      checked.formUnion(new)
      unusable.merge(lost) { $1 }
      // A download that is gone, or is no longer what it was, can be had again.
      let again = try lost.filter { path, why in
        // Look in the library, not at the folder, which may have been another.
        try (why == .noFile || expected.network == .on) && library.downloads.at(path) != nil
      }.keys
      guard !again.isEmpty else { continue }
      gone.formUnion(again)
      found = try expected.complete(offers, without: gone)
      for path in again where found.files[path] != nil { unusable[path] = nil }
    }
  }
}
