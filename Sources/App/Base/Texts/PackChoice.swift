import TilawaCore
package import TilawaStore

/// The packs that are requested beside a text: ids as they are typed, several by commas, or `default`.
package struct PackChoice {
  private let names: [(kind: PackKind, names: [String])]

  package init(words: [String] = [], transliterations: [String] = [], translations: [String] = []) {
    names = [(.words, words), (.transliteration, transliterations), (.translation, translations)]
  }

  /// Opens the packs in the order in which they are shown.
  ///
  /// - Throws: `Failure` for a pack that is not installed, is of another kind or is damaged.
  package func open(in context: AppContext) throws -> [OpenPack] {
    guard names.contains(where: { !$0.names.isEmpty }) else { return [] }
    let catalogue = try PackCatalogue(context)
    var packs: [OpenPack] = []
    for (kind, names) in names {
      for name in names.flatMap({ $0.split(separator: ",").map(String.init) }) {
        let pack = try catalogue.open(name, kind)
        if !packs.contains(where: { $0.pack.id == pack.pack.id }) { packs.append(pack) }
      }
    }
    return packs
  }
}
