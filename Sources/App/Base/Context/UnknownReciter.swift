import TilawaCore
package import TilawaStore

/// The line for an id that no reciter of the library has.
package enum UnknownReciter {
  package static func words(_ error: StoreError) -> String { words(error.reciter ?? "") }

  package static func words(_ id: String) -> String {
    let environment = Surroundings.environment
    guard let catalogue = try? CatalogueFile.read(environment: environment) else {
      return "there is no reciter \(id); see: tilawa reciters list"
    }
    if catalogue[id: id] != nil { return "\(id) is not in your library yet; add it with: tilawa reciters add \(id)" }
    let own = (try? ReciterStore.ids(in: Folders(environment: environment))) ?? []
    let near = CatalogueSearch(catalogue.entries).suggestions(for: id, besides: own)
    guard !near.isEmpty else { return "there is no reciter \(id); find one with: tilawa reciters search NAME" }
    return "there is no reciter \(id); did you mean \(near.joined(separator: ", "))?"
  }
}
