import Glibc
package import TilawaCore

/// The facts that a user states about a pack; they override those of its file.
package struct PackStatement: Hashable, Sendable {
  /// The id of the pack.
  package var id: PackID?
  /// The kind of the pack.
  package var kind: PackKind?
  /// The name.
  package var name: String?
  /// The language.
  package var language: PackLanguage?
  /// The author.
  package var author: String?
  /// The licence.
  package var licence: String?
  /// The source.
  package var source: String?
  /// The treatment of missing texts.
  package var empty: PackAssembly.EmptyTexts

  package init(
    id: PackID? = nil, kind: PackKind? = nil, name: String? = nil, language: PackLanguage? = nil, author: String? = nil,
    licence: String? = nil, source: String? = nil, empty: PackAssembly.EmptyTexts = .refuse
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.language = language
    self.author = author
    self.licence = licence
    self.source = source
    self.empty = empty
  }
}

/// A pack that was just installed.
package struct PackAddition: Sendable {
  /// The pack, ready for use.
  package let pack: OpenPack
  /// The texts that were left out or joined, described for people.
  package let notes: [String]
  /// Whether one of the same id was there.
  package let isReplacement: Bool
}

extension PackStore {
  /// Keeps the bytes of a file as a pack; one of the same id is replaced.
  ///
  /// - Parameter path: the name of the file, for errors and for the id where nothing else says it.
  /// - Throws: `.unreadable` with the place in the file; `.invalid` where the id is unknown; `.cannotCreate`. Nothing is changed
  ///   then.
  package func add(
    _ bytes: [UInt8], named path: String, _ statement: PackStatement = PackStatement()
  ) throws(StoreError) -> PackAddition {
    let document: PackDocument
    let assembly: PackAssembly
    do throws(PackFault) {
      document = try PackDocument(bytes, numbers: structure.kufi)
      assembly = try PackAssembly(document.entries, structure: structure, empty: statement.empty)
      try check(assembly, statement)
    } catch {
      throw StoreError(
        code: .unreadable, operation: StoreSentences.cannotReadPack, path: path,
        detail: Sentence(verbatim: error.description))
    }
    let reading = PackReading(path: path, facts: document.facts, assembly: assembly, structure: structure)
    let pack = try reading.pack(statement, sha256: Self.digest(bytes))
    let texts = pack.kind == .transliteration ? try withMarkup(document, statement, path) : assembly.lines
    let lines = Array(texts.map { $0 + "\n" }.joined().utf8)
    let lock = try lock()
    defer { lock.release() }
    let isReplacement = isThere(pack.id)
    let manifest = PackManifest(pack, lines: Self.digest(lines))
    try WholeFile.write(bytes, named: pack.sha256, in: folder)
    try WholeFile.write(lines, named: manifest.lines, in: folder)
    try WholeFile.write(Array(manifest.text.utf8), named: pack.id.text + PackManifest.ending, in: folder)
    sweep()
    let opened = try open(pack.id)
    PackWords(manifest, in: folder).keep(PackWords.index(of: opened))
    return PackAddition(pack: opened, notes: assembly.notes.map(\.text), isReplacement: isReplacement)
  }

  /// The lines of a transliteration: its markup says which letters they are.
  private func withMarkup(
    _ document: PackDocument, _ statement: PackStatement, _ path: String
  ) throws(StoreError) -> [String] {
    do throws(PackFault) {
      return try PackAssembly(document.entries, structure: structure, empty: statement.empty, markup: .kept).lines
    } catch {
      throw StoreError(
        code: .unreadable, operation: StoreSentences.cannotReadPack, path: path,
        detail: Sentence(verbatim: error.description))
    }
  }

  /// Removes a pack, also a damaged one.
  ///
  /// - Throws: `.notFound`, `.cannotCreate`.
  package func remove(_ id: PackID) throws(StoreError) {
    let path = path(of: id)
    func failure(_ reason: Int32) -> StoreError {
      StoreError(
        code: reason == ENOENT || reason == ENOTDIR ? .notFound : .cannotCreate,
        operation: StoreSentences.cannotRemovePack(id: id.description),
        path: path, detail: .system(reason))
    }
    guard isThere(id) else { throw failure(errno) }
    let lock = try lock()
    defer { lock.release() }
    guard unlink(path) == 0 else { throw failure(errno) }
    sweep()
  }

  /// The lock of a process that changes something.
  private func lock() throws(StoreError) -> FileLock {
    try PrivateFolder.create(folder)
    return try FileLock(path: folder + "/lock")
  }

  /// Deletes texts and indexes that belong to no pack. If the folder or a manifest cannot be read, all stays, as those texts are
  /// then unknown.
  private func sweep() {
    guard let ids = try? ids, let names = try? names else { return }
    var wanted: Set<String> = []
    for id in ids {
      guard let manifest = try? manifest(id) else { return }
      wanted.formUnion([manifest.lines, manifest.pack.sha256, PackWords.name(of: manifest.lines)])
    }
    for name in names where !wanted.contains(name) {
      if Hex.isDigest(name) || PackWords.isName(name) { unlink("\(folder)/\(name)") }
    }
  }

  private func check(_ assembly: PackAssembly, _ statement: PackStatement) throws(PackFault) {
    if let kind = statement.kind, (kind == .words) != assembly.isOfWords {
      throw PackFault(
        assembly.isOfWords
          ? StoreSentences.packOfWords(kind: kind.rawValue) : StoreSentences.packOfAyat(kind: kind.rawValue))
    }
    guard !assembly.isOfWords else { return }
    let place = structure.kufi.firstIndex(of: AyahRef(surah: 112, ayah: 2)) ?? 0
    guard ArabicText.folded(assembly.lines[place]) != "الله الصمد" else {
      throw PackFault(StoreSentences.quranItself)
    }
  }

  private static func digest(_ bytes: [UInt8]) -> String {
    var hasher = SHA256Hasher()
    bytes.withUnsafeBytes { hasher.update($0) }
    return hasher.finish()
  }
}

extension QuranStructure {
  /// All ayat in the counting in which packs are numbered.
  fileprivate var kufi: [AyahRef] { (0..<ayatCount(of: .kufi)).map { ayah(at: $0, in: .kufi) } }
}
