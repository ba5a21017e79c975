package import TilawaCore
package import TilawaStore

extension PackAddition {
  /// The answer about an installed pack: the pack, the facts that its file does not state, and the command to show it.
  package var answer: CommandAnswer {
    let pack = pack.pack
    let language = pack.language.map { "\($0.englishName ?? $0.code), " } ?? ""
    let was = isReplacement ? ", in place of the one that was there" : ""
    var lines = ["\(pack.id): \(pack.title), \(language)\(pack.kind.word) of \(pack.ayat) ayat\(was)"]
    let unknown = [
      pack.language == nil ? "--language" : nil, pack.author == nil ? "--author" : nil,
      pack.licence == nil ? "--licence" : nil,
    ].compactMap(\.self)
    if !unknown.isEmpty {
      lines.append("not stated in the file; to add it, install the file again with: \(unknown.joined(separator: ", "))")
    }
    lines.append("next: tilawa show 1 --\(pack.kind.rawValue) \(pack.id)")
    let members = InstalledTexts.members(of: pack) + [("notes", .strings(notes))]
    return CommandAnswer(lines, .object([("pack", .object(members))]), remarks: notes.map { "\(pack.id): \($0)" })
  }
}

extension TextPack {
  /// Tells the facts of the pack.
  ///
  /// - Parameter isDefault: whether it is the default pack of its kind.
  package func answer(isDefault: Bool) -> CommandAnswer {
    let rows = [["\(id)", kind.word + (isDefault ? ", the default" : "")]] + facts.map { [$0, $1] }
    return CommandAnswer(
      table: AnswerTable(rows),
      .object([("pack", .object([("default", .bool(isDefault))] + InstalledTexts.members(of: self)))]))
  }

  private var facts: [(String, String)] {
    let language = language.map { code in
      let names = [code.englishName, code.ownName].compactMap(\.self)
      return names.isEmpty ? code.code : "\(code) (\(names.joined(separator: ", ")))"
    }
    return [
      ("name", name), ("author", author ?? "not stated"), ("language", language ?? "not stated"),
      ("direction", direction == .leftToRight ? "left to right" : "right to left"),
      ("licence", licence ?? "not stated"), ("source", source ?? "not stated"), ("ayat", "\(ayat)"),
      ("sha256", sha256),
    ]
  }
}

extension PackCatalogue {
  /// Tells the default pack of each kind.
  package func defaults() throws -> CommandAnswer {
    let standards = try PackKind.allCases.map { ($0.rawValue, try standard($0)?.text) }
    return CommandAnswer(
      table: AnswerTable(standards.map { [$0, $1 ?? "none"] }),
      .object([("defaults", .object(standards.map { ($0, .optional($1, JSON.string)) }))]))
  }
}
