import TilawaCore

extension QuranDatabase {
  /// The same database with the prints that the user has added, and with the texts in their scripts.
  package func withPrints(in folders: Folders) -> QuranDatabase {
    let store = PrintStore(folders: folders, structure: structure)
    return adding(
      { ((try? store.ids) ?? []).map(\.text) },
      file: { id in
        guard let id = PackID(id), let file = try? store.file(id) else { return nil }
        return (file.print, file.layout)
      },
      script: { store.script(of: $0) })
  }
}
