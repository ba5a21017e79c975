package import TilawaCore
package import TilawaStore

extension PackAddition {
  /// The answer about an installed pack: the pack, the facts that its file does not state, and the command to show it.
  package var answer: CommandAnswer {
    let pack = pack.pack
    var lines = [added]
    let unknown = [
      pack.language == nil ? "--language" : nil, pack.author == nil ? "--author" : nil,
      pack.licence == nil ? "--licence" : nil,
    ].compactMap(\.self)
    if !unknown.isEmpty {
      lines.append(BaseSentences.packLacks(options: unknown.listed))
    }
    let command = CommandHint("show", "1", "--\(pack.kind.rawValue)", pack.id.text)
    lines.append(BaseSentences.next(command: command))
    return CommandAnswer(
      lines, PackAnswerValue(pack: .init(facts: PackMembers(pack), isDefault: nil, notes: notes.map { "\($0)" })),
      remarks: notes.map { BaseSentences.remarkOn(subject: pack.id.text, remark: Sentence(verbatim: "\($0)")) })
  }

  /// The line that tells that the pack was installed.
  private var added: Sentence {
    let (id, title, kind, count) = (pack.pack.id.text, pack.pack.title, pack.pack.kind.word, pack.pack.ayat)
    guard let language = pack.pack.language.map({ $0.englishName ?? $0.code }) else {
      return isReplacement
        ? BaseSentences.packReplaced(id: id, title: title, kind: kind, count: count)
        : BaseSentences.packAdded(id: id, title: title, kind: kind, count: count)
    }
    return isReplacement
      ? BaseSentences.packReplacedIn(id: id, title: title, language: language, kind: kind, count: count)
      : BaseSentences.packAddedIn(id: id, title: title, language: language, kind: kind, count: count)
  }
}

extension TextPack {
  /// Tells the facts of the pack.
  ///
  /// - Parameter isDefault: whether it is the default pack of its kind.
  package func answer(isDefault: Bool) -> CommandAnswer {
    let kind = isDefault ? BaseSentences.theDefault(kind: kind.word) : kind.word
    let rows = [["\(id)", kind.text]] + facts.map { [$0.text, $1] }
    return CommandAnswer(
      table: AnswerTable(rows),
      PackAnswerValue(pack: .init(facts: PackMembers(self), isDefault: isDefault, notes: nil)))
  }

  private var facts: [(Sentence, String)] {
    let unknown = BaseSentences.notStated.text
    let direction = direction == .leftToRight ? BaseSentences.leftToRight : BaseSentences.rightToLeft
    let language = language.map { code in
      let names = [code.englishName, code.ownName].compactMap(\.self)
      return names.isEmpty ? code.code : "\(code) (\(names.listed))"
    }
    return [
      (BaseSentences.packName, name), (BaseSentences.packAuthor, author ?? unknown),
      (BaseSentences.packLanguage, language ?? unknown), (BaseSentences.packDirection, direction.text),
      (BaseSentences.packLicence, licence ?? unknown), (BaseSentences.packSource, source ?? unknown),
      (BaseSentences.packAyat, "\(ayat)"), (BaseSentences.packDigest, sha256),
    ]
  }
}

extension PackCatalogue {
  /// Tells the default pack of each kind.
  package func defaults() throws -> CommandAnswer {
    let standards = try PackKind.allCases.map { ($0, try standard($0)?.text) }
    return CommandAnswer(
      table: AnswerTable(standards.map { [$0.rawValue, $1 ?? BaseSentences.none.text] }),
      PackDefaults(defaults: .init(ids: standards)))
  }
}

/// The line for programs about one pack.
private struct PackAnswerValue: Encodable {
  struct Pack: Encodable {
    let facts: PackMembers
    /// Whether it is the default pack of its kind; nil where that is not told.
    let isDefault: Bool?
    /// Remarks on the file from which it was installed.
    let notes: [String]?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(isDefault, forKey: .isDefault)
      try facts.encode(to: encoder)
      try container.encodeIfPresent(notes, forKey: .notes)
    }

    private enum CodingKeys: String, CodingKey {
      case isDefault = "default"
      case notes
    }
  }

  let pack: Pack
}

/// The line for programs about the default packs; null where a kind has none.
private struct PackDefaults: Encodable {
  struct Defaults: Encodable {
    let ids: [(kind: PackKind, id: String?)]

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Kind.self)
      for (kind, id) in ids { try container.encode(id, forKey: Kind(stringValue: kind.rawValue)) }
    }
  }

  /// A kind of packs as the name of a member.
  struct Kind: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  let defaults: Defaults
}
