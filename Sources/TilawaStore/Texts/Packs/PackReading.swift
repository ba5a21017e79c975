import TilawaCore

/// The description of a file that was read as a pack. It comes from the user's statement, the file's own facts, and the
/// file's name, in this order.
struct PackReading {
  let path: String
  let facts: PackFacts
  let assembly: PackAssembly
  let structure: QuranStructure

  /// - Throws: `.invalid` where there is no id.
  func pack(_ statement: PackStatement, sha256: String) throws(StoreError) -> TextPack {
    guard let id = statement.id ?? facts.id.flatMap({ PackID($0) }) ?? PackReading.id(ofFile: path) else {
      throw StoreError(
        code: .invalid, operation: StoreSentences.cannotNamePack, path: path,
        detail: StoreSentences.fileWithoutId, reason: .unnamedPack)
    }
    let stated = facts.language.flatMap { PackLanguage($0) }
    return TextPack(
      id: id, kind: statement.kind ?? kind(id),
      language: statement.language ?? stated ?? PackLanguage(prefixOf: id), direction: direction,
      name: statement.name ?? facts.name ?? id.text, author: statement.author ?? facts.author,
      licence: statement.licence ?? facts.licence, source: statement.source ?? facts.source,
      ayat: structure.ayatCount(of: .kufi), sha256: sha256)
  }

  /// The id from the file's name, without the extension if it is one of such files.
  static func id(ofFile path: String) -> PackID? {
    let name = path.split(separator: "/").last ?? ""
    let endings = ["txt", "json", "csv", "tsv", "db", "sqlite", "sqlite3"]
    guard let point = name.lastIndex(of: "."), endings.contains(name[name.index(after: point)...].lowercased()) else {
      return PackID(name)
    }
    return PackID(name[..<point])
  }

  /// The kind of the pack. A text of ayat is a transliteration if its facts, its name or its first words say so.
  private func kind(_ id: PackID) -> PackKind {
    if assembly.isOfWords { return .words }
    let said = [facts.kind, facts.name, facts.id, id.text].compactMap { $0?.lowercased() }
    if said.contains(where: { $0.contains("transliteration") }) { return .transliteration }
    let ayat = [1, 6].map { structure.ordinal(of: AyahRef(surah: 1, ayah: $0)) }
    let openings = zip(ayat, ["bism", "ihdi"])
    return openings.allSatisfy { assembly.lines[$0].lowercased().hasPrefix($1) } ? .transliteration : .translation
  }

  /// The direction of the text, from some of its letters.
  private var direction: TextDirection { TextDirection(of: assembly.lines.prefix(200).joined(separator: " ")) }
}
