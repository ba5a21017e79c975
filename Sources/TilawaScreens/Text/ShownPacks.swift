import TilawaApp
package import TilawaConsole
package import TilawaCore
package import TilawaStore

/// Packs beside ayat, as lines for people and as JSON for programs.
package struct ShownPacks {
  package let packs: [OpenPack]
  package let quran: QuranDatabase

  package init(
    packs: [OpenPack], quran: QuranDatabase
  ) {
    self.packs = packs
    self.quran = quran
  }

  /// What stands below the text of an ayah.
  package func lines(of range: AyahRange, _ flow: TextFlow) throws -> [Painted] {
    try packs.flatMap { pack in
      let label = packs.count > 1 && pack.pack.kind != .words ? "\(pack.pack.id): " : ""
      guard pack.pack.kind != .words else {
        let pairs = try words(of: range, in: pack).map { (first: $0.gloss.text, second: $0.word) }
        return flow.pairs(pairs, pack.pack.direction).map { Painted($0) }
      }
      return passages(of: range, in: pack).flatMap { passage in
        let head = label + (isSame(passage, range) ? "" : "(\(passage.ayat)) ")
        return pack.pack.kind == .transliteration
          ? StyledLetters(head, passage.source).lines(flow, pack.pack.direction)
          : flow.lines(head + passage.text, pack.pack.direction).map { Painted($0) }
      }
    }
  }

  /// The texts alone.
  package func texts(of range: AyahRange) -> [String] { packs.flatMap { passages(of: range, in: $0).map(\.text) } }

  /// Whose they are, a line each.
  package var credits: [String] { packs.map { ShownPacks.credit($0.pack) } }

  /// Whose a pack is, and under which terms.
  package static func credit(_ pack: TextPack) -> String {
    let parts = [
      "\(pack.id): \(pack.title)", pack.kind == .translation ? nil : pack.kind.word, pack.language?.englishName,
      pack.licence.map { "licence: \($0)" } ?? "licence not stated", pack.source.map { "source: \($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// What JSON has of an ayah beside its text.
  package func members(of range: AyahRange) throws -> [(String, JSON)] {
    guard !packs.isEmpty else { return [] }
    let list = try packs.map { pack in
      var members: [(String, JSON)] = [
        ("pack", .string(pack.pack.id.text)), ("kind", .string(pack.pack.kind.rawValue)),
      ]
      if pack.pack.kind == .words {
        members.append(("words", .array(try words(of: range, in: pack).map(json))))
      } else {
        members.append(
          (
            "texts",
            .array(
              passages(of: range, in: pack).map {
                .object([("ayat", .string("\($0.ayat)")), ("text", .string($0.source))])
              })
          ))
      }
      return JSON.object(members)
    }
    return [("packs", .array(list))]
  }

  // MARK: - What there is

  private func passages(of range: AyahRange, in pack: OpenPack) -> [PackPassage] {
    pack.passages(overlapping: quran.structure.span(of: range))
  }

  /// Whether a passage stands for just this ayah, so that its number need not be said.
  private func isSame(_ passage: PackPassage, _ range: AyahRange) -> Bool {
    let structure = quran.structure
    let whole = AyahRange(range.first, range.last)
    return structure.span(of: passage.ayat) == structure.span(of: whole)
  }

  private func words(of range: AyahRange, in pack: OpenPack) throws -> [(gloss: WordGloss, word: String)] {
    let glosses = pack.glosses(of: quran.structure.span(of: range))
    return Array(zip(glosses, try quran.texts(of: glosses.map(\.words))))
  }

  private func json(_ pair: (gloss: WordGloss, word: String)) -> JSON {
    let refs = (pair.gloss.words.start..<pair.gloss.words.end).compactMap {
      quran.structure.ref(ofWord: $0, in: .kufi)?.description
    }
    return .object([("refs", .strings(refs)), ("word", .string(pair.word)), ("gloss", .string(pair.gloss.text))])
  }
}
