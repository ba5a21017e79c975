package import TilawaCore
package import TilawaStore

/// The line for an id that no reciter of the library has.
package enum UnknownReciter {
  package static func words(_ error: StoreError) -> Sentence { words(error.reciter ?? "") }

  package static func words(_ id: String) -> Sentence {
    let environment = Surroundings.environment
    guard let catalogue = try? CatalogueFile.read(environment: environment) else {
      return BaseSentences.noReciter(id: id, command: CommandHint("reciters", "list"))
    }
    if catalogue[id: id] != nil {
      return BaseSentences.reciterNotAdded(id: id, command: CommandHint("reciters", "add", id))
    }
    let own = (try? ReciterStore.names(in: Folders(environment: environment)).map(\.id)) ?? []
    let near = CatalogueSearch(catalogue.entries).suggestions(for: id, besides: own)
    guard !near.isEmpty else {
      return BaseSentences.noSuchReciter(id: id, command: CommandHint("reciters", "search", "NAME"))
    }
    return BaseSentences.noReciterBut(id: id, near: near.listed)
  }
}
