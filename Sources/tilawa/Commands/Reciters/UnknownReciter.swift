import TilawaCore
import TilawaStore

/// What is said of an id that is nobody's in the library.
enum UnknownReciter {
  static func words(_ error: StoreError) -> String { words(error.reciter ?? "") }

  static func words(_ id: String) -> String {
    let context = CommandContext()
    guard let catalogue = try? context.catalogue() else {
      return "there is no reciter \(id); see: tilawa reciters list"
    }
    if catalogue[id: id] != nil { return "\(id) is not in your library yet; add it with: tilawa reciters add \(id)" }
    let own = (try? ReciterStore.ids(in: context.folders)) ?? []
    let near = CatalogueSearch(catalogue.entries).suggestions(for: id, besides: own)
    guard !near.isEmpty else { return "there is no reciter \(id); find one with: tilawa reciters search NAME" }
    return "there is no reciter \(id); did you mean \(near.joined(separator: ", "))?"
  }
}
