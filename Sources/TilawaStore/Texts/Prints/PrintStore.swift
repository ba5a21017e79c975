import Glibc
package import TilawaCore

/// The prints that a user has added, and the texts in their scripts, a file each in the data folder.
///
/// Any thread; blocks on the disk.
package struct PrintStore: Sendable {
  /// The folder of the files.
  package let folder: String
  let structure: QuranStructure

  /// The prints in these folders.
  package init(folders: Folders, structure: QuranStructure) {
    self.init(folder: folders.prints, structure: structure)
  }

  init(folder: String, structure: QuranStructure) {
    (self.folder, self.structure) = (folder, structure)
  }

  /// The ids of the prints, in order; one may be damaged.
  ///
  /// - Throws: `.unreadable` or `.io` where the folder cannot be listed.
  package var ids: [PackID] { get throws(StoreError) { try ids(PrintFile.ending) } }

  /// The ids of the texts in scripts, in order; one may be damaged.
  package var scriptIDs: [PackID] { get throws(StoreError) { try ids(PrintText.ending) } }

  private func ids(_ ending: String) throws(StoreError) -> [PackID] {
    try FolderListing.namesIfThere(in: folder).compactMap { name in
      guard name.hasSuffix(ending) else { return nil }
      return PackID(name.dropLast(ending.count)).flatMap { $0.text + ending == name ? $0 : nil }
    }
  }

  private func path(_ id: PackID, _ ending: String) -> String { "\(folder)/\(id)\(ending)" }

  /// Whether there is a print, or a text in a script, of that id; it may be damaged.
  package func isThere(_ id: PackID) -> Bool {
    [PrintFile.ending, PrintText.ending].contains { access(path(id, $0), F_OK) == 0 }
  }

  /// Reads a print, and its digest anew.
  ///
  /// - Throws: `.notFound`, `.unreadable`, `.unverified` for a changed file.
  package func print(_ id: PackID) throws(StoreError) -> Print { try file(id).print }

  func file(_ id: PackID) throws(StoreError) -> PrintFile {
    let path = path(id, PrintFile.ending)
    guard let file = PrintFile(try WholeFile.read(path, atMost: 2_000_000)), file.print.id == id.text,
      PrintLayout.starts(in: file.layout).count == file.print.pages
    else { throw damaged(path, id) }
    return file
  }

  /// Reads a text in a script, and its digest anew.
  ///
  /// - Throws: `.notFound`, `.unreadable`, `.unverified` for a changed file.
  package func script(_ id: PackID) throws(StoreError) -> PrintText {
    let path = path(id, PrintText.ending)
    guard let text = PrintText(try WholeFile.read(path, atMost: PackStore.longest), in: structure), text.id == id
    else {
      throw damaged(path, id)
    }
    return text
  }

  /// The text in the script of a print; nil where none is installed. A damaged one is none.
  package func script(of print: Print) -> PrintText? {
    switch print.script {
    case .ours: return nil
    case .named(let id): return PackID(id).flatMap { try? script($0) }
    case .southAsian:
      let texts = ((try? scriptIDs) ?? []).lazy.compactMap { try? script($0) }.filter(\.isSouthAsian)
      return texts.first(where: \.isUnicode) ?? texts.first
    }
  }

  private func damaged(_ path: String, _ id: PackID) -> StoreError {
    StoreError(
      code: .unverified, operation: StoreSentences.cannotTrustPrint(id: id.description), path: path,
      detail: StoreSentences.changedAfterInstall, reason: .changedText)
  }

  /// Removes what has an id, also if it is damaged.
  ///
  /// - Throws: `.notFound`, `.cannotCreate`.
  package func remove(_ id: PackID) throws(StoreError) {
    var reason = ENOENT
    var isRemoved = false
    for ending in [PrintFile.ending, PrintText.ending] {
      if unlink(path(id, ending)) == 0 { isRemoved = true } else if errno != ENOENT { reason = errno }
    }
    guard isRemoved else {
      throw StoreError(
        code: reason == ENOENT ? .notFound : .cannotCreate, operation: StoreSentences.cannotRemovePack(id: id.text),
        path: folder, detail: .system(reason))
    }
  }
}

/// A print, or a text in a script, that was just installed.
package enum PrintAddition: Sendable {
  /// A print, and whether one of the same id was there.
  case print(Print, isReplacement: Bool)
  /// A text, the number of its words that its script spells otherwise than ours, those that differ from ours, and whether one of the
  /// same id was there.
  case script(PrintText, spelledOtherwise: Int, differences: [ScriptDifference], isReplacement: Bool)
  /// Words that differ from ours: the text is not kept, as they were not accepted.
  case differing([ScriptDifference])
}

/// Whether words of a script may differ from ours.
package enum ScriptDifferences: Sendable { case refused, accepted }

extension PrintStore {
  /// Keeps a layout or the words of a script that a file has; one of the same id is replaced.
  ///
  /// - Parameters:
  ///   - path: the name of the file, for errors, and for the id where none is stated.
  ///   - statement: the id and the name that the user states.
  ///   - script: the installed text whose words the layout counts; nil: the one that has as many.
  ///   - isScript: whether the user says that the file has the words of a script.
  ///   - differences: whether a text is kept whose words differ from ours.
  ///   - quran: the text whose words are compared.
  /// - Returns: nil for a file that is neither.
  /// - Throws: `.unreadable` with the place in the file; `.invalid` where the id is unknown or taken; `.cannotCreate`.
  package func add(
    _ bytes: [UInt8], named path: String, _ statement: PackStatement, countedBy script: PackID? = nil,
    isScript: Bool = false, differences: ScriptDifferences = .refused, _ quran: QuranDatabase
  ) throws(StoreError) -> PrintAddition? {
    do throws(PackFault) {
      if let layout = try LayoutDocument.read(bytes) {
        let (numbering, kind) = try self.numbering(of: layout, script)
        let assembly = try PrintAssembly(layout, numbering, in: structure)
        return try keep(assembly, layout, kind, SHA256Hasher.digest(of: bytes), path, statement)
      }
      let kind: ScriptDocument.Statement = isScript ? .script : .nothing
      guard let document = try ScriptDocument.read(bytes, as: kind, in: structure) else {
        try LayoutDocument.check(bytes)
        return nil
      }
      let spans = (0..<structure.ayatCount(of: .kufi)).map { structure.span(of: structure.ayah(at: $0, in: .kufi)) }
      let texts: [String]
      do { texts = try quran.texts(of: spans) } catch { throw PackFault(error.sentence) }
      let assembly = try ScriptAssembly(document, texts: texts, in: structure)
      guard assembly.differences.isEmpty || differences == .accepted else { return .differing(assembly.differences) }
      return try keep(assembly, SHA256Hasher.digest(of: bytes), path, statement)
    } catch {
      throw StoreError(
        code: .unreadable, operation: StoreSentences.cannotReadPrint, path: path,
        detail: Sentence(verbatim: error.description))
    }
  }

  /// Finds the words by which a layout counts: those of a named text, else of an installed one with as many words, else a numbering
  /// that is known.
  private func numbering(
    of layout: LayoutDocument, _ script: PackID?
  ) throws(PackFault) -> (WordNumbering, Print.Script) {
    func read(_ id: PackID) throws(PackFault) -> PrintText {
      do throws(StoreError) { return try self.script(id) } catch { throw PackFault(error.sentence) }
    }
    if let script { return (try read(script).numbering, .named(script.text)) }
    let count = layout.lines.lazy.compactMap(\.words?.last).max() ?? 0
    if let known = WordNumbering.known(in: structure).first(where: { $0.numbering.count == count }) {
      return (known.numbering, layout.isSouthAsian ? .southAsian : .ours)
    }
    let installed = ((try? scriptIDs) ?? []).compactMap { try? self.script($0) }.filter { $0.numbering.count == count }
    guard let first = installed.first, installed.count == 1 else {
      throw PackFault(StoreSentences.layoutOfUnknownWords(count: count, command: CommandHint("text", "add", "FILE")))
    }
    return (first.numbering, .named(first.id.text))
  }

  private func keep(
    _ assembly: PrintAssembly, _ layout: LayoutDocument, _ script: Print.Script, _ digest: String, _ path: String,
    _ statement: PackStatement
  ) throws(PackFault) -> PrintAddition {
    let id = try id(statement, path, PrintFile.ending)
    let lines = max(assembly.mostLines, min(255, layout.linesOfPage ?? 0))
    let print = Print(
      id: id.text, pages: assembly.pages, linesOfPage: lines, script: script,
      name: statement.name ?? layout.name ?? id.text, digest: SHA256Hasher.digest(of: assembly.layout))
    let isReplacement = access(self.path(id, PrintFile.ending), F_OK) == 0
    try write(Array(PrintFile(print, layout: assembly.layout, file: digest).text.utf8), id.text + PrintFile.ending)
    return .print(print, isReplacement: isReplacement)
  }

  private func keep(
    _ assembly: ScriptAssembly, _ digest: String, _ path: String, _ statement: PackStatement
  ) throws(PackFault) -> PrintAddition {
    let id = try id(statement, path, PrintText.ending)
    let content = assembly.content(id: id, name: statement.name ?? id.text, file: digest)
    guard let text = PrintText(content, in: structure) else { throw PackFault(StoreSentences.scriptIncomplete) }
    let isReplacement = access(self.path(id, PrintText.ending), F_OK) == 0
    try write(content, id.text + PrintText.ending)
    return .script(
      text, spelledOtherwise: assembly.spelledOtherwise, differences: assembly.differences,
      isReplacement: isReplacement)
  }

  private func write(_ bytes: [UInt8], _ name: String) throws(PackFault) {
    do throws(StoreError) { try WholeFile.write(bytes, named: name, in: folder) } catch {
      throw PackFault(error.sentence)
    }
  }

  /// The id that is stated, else that of the file's name. It is the id of nothing else.
  private func id(_ statement: PackStatement, _ path: String, _ ending: String) throws(PackFault) -> PackID {
    guard let id = statement.id ?? PackReading.id(ofFile: path) else { throw PackFault(StoreSentences.fileWithoutId) }
    let other = ending == PrintFile.ending ? PrintText.ending : PrintFile.ending
    guard Print.builtIn(id.text) == nil, access(self.path(id, other), F_OK) != 0,
      access("\(folder)/../packs/\(id)\(PackManifest.ending)", F_OK) != 0
    else { throw PackFault(StoreSentences.idTaken(id: id.text, option: "--id")) }
    return id
  }
}

extension Folders {
  /// The prints and the texts in scripts that were installed.
  package var prints: String { texts + "/prints" }
}
