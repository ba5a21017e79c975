package import AppBase
package import TilawaCore

/// The reciters of the catalogue that were searched for.
package struct CatalogueList: Answer {
  package let views: [CatalogueView]
  /// The words for a search without a result.
  package let nothing: String

  /// Searches the catalogue; the best comes first.
  ///
  /// - Parameters:
  ///   - name: in Arabic or Latin letters; empty: all reciters.
  ///   - filter: what else has to fit.
  package init(_ name: String, _ filter: CatalogueSearch.Filter, in context: AppContext) throws {
    let search = CatalogueSearch(try context.catalogue().entries)
    // The catalogue is shown without a library that cannot be read, too.
    let known = (try? CatalogueView.known(in: context.library())) ?? [:]
    views = search.find(name, filter).map { CatalogueView(entry: $0, known: known[$0.id]) }
    let isElsewhere = views.isEmpty && !name.isEmpty && !search.find(name).isEmpty
    nothing =
      isElsewhere
      ? "no reciter of that name fits the options; all of them: tilawa reciters search \(ShellWord.quoted(name))"
      : "no reciter in the catalogue has a name like that; to add files of your own: tilawa reciters add NAME FOLDER"
  }

  /// The command that adds the first reciter not in the library; nil if all are in it.
  package var hint: String? {
    views.first { $0.known == nil }.map { "to add one: tilawa reciters add \($0.entry.id)" }
  }

  package var text: [AnswerPart] {
    [.table(AnswerTable(views.map(\.cells), headings: ["id", "name", "riwayah", "style", "files", ""]))]
  }

  package var json: String { JSON.object([("reciters", .array(views.map(\.json)))]).text }
}
