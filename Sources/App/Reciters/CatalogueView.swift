package import AppBase
package import TilawaCore
package import TilawaStore

/// An entry of the catalogue as it is shown, with its reciter in the library.
package struct CatalogueView {
  package let entry: CatalogueEntry
  /// The id of the reciter in the library; nil if the set is not there.
  package let known: String?

  package init(
    entry: CatalogueEntry, known: String?
  ) {
    self.entry = entry
    self.known = known
  }

  /// Returns the ids in the library of sets of the catalogue, by their ids in the catalogue.
  package static func known(in library: Library) throws(StoreError) -> [String: String] {
    let ids = Set(try library.reciters.all().map(\.id))
    let pairs = try library.reciters.sources(of: ids).compactMap { id, source in source.catalogueID.map { ($0, id) } }
    return Dictionary(pairs) { min($0, $1) }
  }

  package var cells: [String] {
    [
      entry.id, "\(entry.name) · \(entry.arabicName)", entry.riwayah.shownName,
      Sentence(name: entry.style.rawValue).text, files,
      known == nil ? "" : RecitersSentences.inLibrary.text,
    ]
  }

  /// The length of the words.
  package enum Wording { case full, brief }

  package var files: String { files(.full) }

  /// Returns the kind of the files, their bitrate, and the number of surahs if it is less than 114.
  package func files(_ wording: Wording) -> String {
    let kbit = entry.source.bitrate.map { $0 / 1000 }
    let surahs = entry.surahs.flatMap { $0 < 114 ? $0 : nil }
    let parts: [Sentence?] =
      switch wording {
      case .full:
        [
          entry.kind == .perAyah ? RecitersSentences.ayahByAyah : RecitersSentences.wholeSurahs,
          kbit.map { RecitersSentences.bitrate(kbit: $0) }, surahs.map { RecitersSentences.surahsOfAll(count: $0) },
        ]
      case .brief:
        [
          entry.kind == .perAyah ? RecitersSentences.ayatBrief : RecitersSentences.surahsBrief,
          kbit.map { RecitersSentences.bitrateBrief(kbit: $0) }, surahs.map { Sentence(verbatim: "\($0)/114") },
        ]
      }
    return parts.compactMap { $0?.text }.listed
  }

  /// The line about the numbers of the files.
  package var numbering: Sentence {
    switch entry.numbering {
    case .known(let counting): Sentence(verbatim: counting.shownName)
    case .assumed(let counting): RecitersSentences.countingAssumed(counting: counting.shownName)
    }
  }

  /// All that the catalogue knows of the reciter.
  package var answer: CommandAnswer {
    let known =
      self.known.map { RecitersSentences.libraryAs(id: $0) }
      ?? RecitersSentences.libraryNotYet(command: CommandHint("reciters", "add", entry.id))
    return CommandAnswer(
      table: AnswerTable([
        [
          entry.id,
          "\(entry.name) · \(entry.arabicName) · \(entry.riwayah.shownName) · \(Sentence(name: entry.style.rawValue))",
        ],
        [RecitersSentences.counting.text, numbering.text], [RecitersSentences.files.text, files],
        [
          RecitersSentences.network.text, entry.source.patterns.map(\.description).joined(separator: " "),
        ], [RecitersSentences.library.text, known.text],
      ]), value)
  }

  var value: CatalogueFact { CatalogueFact(entry, known: known) }
}

extension ReciterDescription {
  /// Describes a reciter of the library, for others who fetch the same files.
  package init(_ reciter: Reciter, _ source: RemoteSource, in catalogue: Catalogue?) {
    let entry = source.catalogueID.flatMap { catalogue?[id: $0] }
    self.init(
      id: reciter.id, name: reciter.name, arabicName: entry?.arabicName, riwayah: reciter.riwayah,
      counting: reciter.counting, style: entry?.style, source: source)
  }
  /// Finds the description of a reciter by the id: in the library, else in the catalogue.
  ///
  /// - Throws: `StoreError` for an unknown id; `Failure`, 66, for a reciter whose files are not fetched.
  package static func find(_ id: String, in context: AppContext) throws -> ReciterDescription {
    let library = try context.library()
    let reciter: Reciter
    do throws(StoreError) {
      reciter = try library.reciters.choose(id)
    } catch {
      guard error.reciter != nil, let entry = try? context.catalogue()[id: id] else { throw error }
      return entry.description()
    }
    guard let source = try library.reciters.source(of: reciter.id) else {
      throw Failure(.noInput, RecitersSentences.noAddresses(id: id))
    }
    return ReciterDescription(reciter, source, in: try? context.catalogue())
  }
}
