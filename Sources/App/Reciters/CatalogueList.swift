package import AppBase
package import TilawaCore

/// The reciters of the catalogue that were searched for.
package struct CatalogueList: ValueAnswer {
  package let views: [CatalogueView]
  /// The words for a search without a result.
  package let nothing: Sentence

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
      ? RecitersSentences.noSuchNameWithOptions(command: CommandHint("reciters", "search", name))
      : RecitersSentences.noSuchName(command: CommandHint("reciters", "add", "NAME", "FOLDER"))
  }

  /// The command that adds the first reciter not in the library; nil if all are in it.
  package var hint: Sentence? {
    views.first { $0.known == nil }.map {
      RecitersSentences.toAddOne(command: CommandHint("reciters", "add", $0.entry.id))
    }
  }

  package var text: [AnswerPart] {
    let headings = [
      RecitersSentences.id, RecitersSentences.name, RecitersSentences.riwayah, RecitersSentences.style,
      RecitersSentences.files,
    ]
    return [.table(AnswerTable(views.map(\.cells), headings: headings + [.empty]))]
  }

  package var value: some Encodable { CatalogueFound(reciters: views.map(\.value)) }
}
