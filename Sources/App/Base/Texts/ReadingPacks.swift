package import TilawaCore
package import TilawaStore

/// The packs beside the text: the requested ones, else the configured ones.
package struct ReadingPacks {
  /// The ids of translations, separated by commas, or `none`; nil if the option was not typed.
  package let translation: String?
  /// The id of a pack of words, or `none`; nil if the option was not typed.
  package let words: String?
  package let context: AppContext

  package init(
    translation: String?, words: String?, context: AppContext
  ) {
    self.translation = translation
    self.words = words
    self.context = context
  }

  /// Returns the packs beside the text, and whether they are shown at first.
  ///
  /// The packs are the requested ones, else the configured ones. If there are neither, an installed translation is
  /// returned. It stays hidden until the user turns it on.
  package func packs(
    in structure: QuranStructure
  ) throws -> (packs: [OpenPack], areShown: Bool) {
    let packStore = PackStore(folders: context.folders, structure: structure)
    let settled = context.setting(.translation)
    if let names = translation ?? settled, names != "none", !names.isEmpty {
      let packs = try names.split(separator: ",").compactMap { try pack(String($0), on: packStore) }
      return (packs, !packs.isEmpty)
    }
    guard translation == nil,
      let id = try packStore.ids.first(where: { (try? packStore.pack($0))?.kind == .translation })
    else {
      return ([], false)
    }
    do {
      return ([try packStore.open(id)], false)
    } catch {
      context.interface.warn(Sentence(error))
      return ([], false)
    }
  }

  /// Opens a pack. A requested pack must be installed. A configured one may be missing, because the text can be read
  /// without it.
  ///
  /// - Returns: nil for a configured pack that cannot be opened; a warning is shown.
  /// - Throws: `Failure` 66 for a requested pack that is not installed.
  private func pack(_ name: String, on packStore: PackStore) throws -> OpenPack? {
    let there = PackID(name).flatMap { packStore.isThere($0) ? $0 : nil }
    guard translation == nil else {
      guard let there else { return try PackCatalogue(context).open(name, .translation) }
      return try packStore.open(there)
    }
    do {
      guard let there else { throw Failure(.noInput, BaseSentences.noDefaultTranslation(name: name)) }
      return try packStore.open(there)
    } catch {
      context.interface.warn(Sentence(error))
      return nil
    }
  }

  /// Returns the pack with the meanings of words: the requested one, else the configured one, else an installed one;
  /// nil for none.
  package func meanings() throws -> OpenPack? {
    guard words != "none" else { return nil }
    let catalogue = try PackCatalogue(context)
    if let words, words != PackCatalogue.settled { return try catalogue.open(words, .words) }
    if let settled = try? catalogue.standard(.words), let pack = try? catalogue.store.open(settled) { return pack }
    let id = try catalogue.store.ids.first { (try? catalogue.store.pack($0))?.kind == .words }
    guard let id else {
      guard words == nil else { return try catalogue.open(PackCatalogue.settled, .words) }
      return nil
    }
    // The text can be read without a damaged pack, unless the user asked for meanings.
    return words == nil ? try? catalogue.store.open(id) : try catalogue.store.open(id)
  }
}
