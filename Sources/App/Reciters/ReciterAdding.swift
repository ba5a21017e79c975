package import AppBase
package import TilawaCore
package import TilawaStore

/// Adds reciters whose files are fetched when they are needed.
package struct ReciterAdding {
  /// The words of `reciters add`.
  package struct Words {
    package var name: String
    package var paths: [String]
    package var urls: [String]
    package var timingsURL: String?
    /// Whether timings for own files were named.
    package var hasTimings: Bool
    package var riwayah: Riwayah?
    package var counting: VerseCounting?
    /// Whether the option about the first ayah's file was typed.
    package var hasFirstAyah: Bool

    package init(
      name: String, paths: [String], urls: [String], timingsURL: String? = nil, hasTimings: Bool = false,
      riwayah: Riwayah? = nil, counting: VerseCounting? = nil, hasFirstAyah: Bool
    ) {
      self.name = name
      self.paths = paths
      self.urls = urls
      self.timingsURL = timingsURL
      self.hasTimings = hasTimings
      self.riwayah = riwayah
      self.counting = counting
      self.hasFirstAyah = hasFirstAyah
    }
  }

  /// A request to add reciters, read from the words of a command.
  package enum Wish {
    case fetched([ReciterDescription])
    case files
  }

  private let context: AppContext

  package init(in context: AppContext) { self.context = context }

  /// Adds reciters, and tells a command to play the first of them.
  package func add(_ descriptions: [ReciterDescription]) throws -> CommandAnswer {
    let library = try context.library(for: .writing)
    let known = Dictionary(try library.reciters.all().map { ($0.id, $0) }) { first, _ in first }
    let sources = try library.reciters.sources(of: Set(known.keys))
    let added = try descriptions.map { description in
      (try library.reciters.add(description, now: SystemClock.now), description)
    }
    for (reciter, description) in added {
      guard let old = known[reciter.id] else { continue }
      let isOfTheSame = sources[reciter.id].map { $0.isOfTheSameFiles(as: description.source) } ?? false
      if old == reciter, isOfTheSame { continue }
      context.interface.warn(RecitersSentences.replaced(id: reciter.id))
    }
    let catalogue = try? context.catalogue()
    let list = added.map { reciter, description in
      JoinedMembers(
        ReciterValue(reciter),
        RecitersAdded.Source(
          source: DescribedReciter(ReciterDescription(reciter, description.source, in: catalogue))))
    }
    let next = try added.first.map { [try context.playCommand("1", $0.0)] } ?? []
    return CommandAnswer(
      added.map { line($0, $1) } + next, RecitersAdded(added: list),
      remarks: added.compactMap { ReciterAdding.remark($0, $1) })
  }

  private func line(_ reciter: Reciter, _ description: ReciterDescription) -> Sentence {
    let counting = reciter.counting == reciter.riwayah.counting ? "" : " (\(reciter.counting.shownName))"
    let riwayah = reciter.riwayah.shownName + counting
    return description.source.isByAyah
      ? RecitersSentences.addedByAyah(id: reciter.id, name: reciter.name, riwayah: riwayah)
      : RecitersSentences.addedBySurah(id: reciter.id, name: reciter.name, riwayah: riwayah)
  }

  private static func remark(_ reciter: Reciter, _ description: ReciterDescription) -> Sentence? {
    guard !description.source.isByAyah, description.source.timings == nil else { return nil }
    return RecitersSentences.onlyWholeSurahs(id: reciter.id)
  }
}

extension ReciterStore {
  /// Stores a reciter whose files can be fetched. The id is that of the description if it is free.
  package func add(_ description: ReciterDescription, now: Int) throws(StoreError) -> Reciter {
    let reciter = NewReciter(
      name: description.name, riwayah: description.riwayah, counting: description.counting, kind: .reciter,
      id: description.id)
    return try add(reciter, from: description.source, added: now)
  }
}
