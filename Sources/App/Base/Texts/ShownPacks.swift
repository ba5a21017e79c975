package import TilawaCore
package import TilawaStore

/// Packs beside the text of ayat.
package struct ShownPacks {
  package let packs: [OpenPack]
  package let quran: QuranDatabase

  package init(packs: [OpenPack], quran: QuranDatabase) {
    self.packs = packs
    self.quran = quran
  }

  /// Returns the texts of all packs beside a range.
  package func texts(of range: AyahRange) -> [String] { packs.flatMap { passages(of: range, in: $0).map(\.text) } }

  /// The lines that name the authors and terms of the packs.
  package var credits: [String] { packs.map { ShownPacks.credit($0.pack) } }

  /// Returns the line that names the title, language, licence and source of a pack.
  package static func credit(_ pack: TextPack) -> String {
    let parts = [
      "\(pack.id): \(pack.title)", pack.kind == .translation ? nil : pack.kind.word.text, pack.language?.englishName,
      (pack.licence.map { BaseSentences.creditLicence(licence: $0) } ?? BaseSentences.creditNoLicence).text,
      pack.source.map { BaseSentences.creditSource(source: $0).text },
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// Returns the texts beside a range for programs; nil without packs.
  package func value(beside range: AyahRange) throws -> PacksBeside? {
    guard !packs.isEmpty else { return nil }
    return PacksBeside(
      packs: try packs.map { pack in
        let isOfWords = pack.pack.kind == .words
        return PacksBeside.Pack(
          pack: pack.pack.id.text, kind: pack.pack.kind.rawValue,
          words: isOfWords ? try words(of: range, in: pack).map(value) : nil,
          texts: isOfWords
            ? nil
            : passages(of: range, in: pack).map { PacksBeside.Text(ayat: "\($0.ayat)", text: $0.source) })
      })
  }

  // MARK: - Passages

  /// Returns the passages of a pack that touch a range.
  package func passages(of range: AyahRange, in pack: OpenPack) -> [PackPassage] {
    pack.passages(overlapping: quran.structure.span(of: range))
  }

  /// Whether a passage belongs to exactly this ayah. Its number is then not shown.
  package func isSame(_ passage: PackPassage, _ range: AyahRange) -> Bool {
    let structure = quran.structure
    let whole = AyahRange(range.first, range.last)
    return structure.span(of: passage.ayat) == structure.span(of: whole)
  }

  /// Returns the meanings of the words of a range in a pack of words, with the words themselves.
  package func words(of range: AyahRange, in pack: OpenPack) throws -> [(gloss: WordGloss, word: String)] {
    let glosses = pack.glosses(of: quran.structure.span(of: range))
    return Array(zip(glosses, try quran.texts(of: glosses.map(\.words))))
  }

  private func value(_ pair: (gloss: WordGloss, word: String)) -> PacksBeside.Word {
    let refs = (pair.gloss.words.start..<pair.gloss.words.end).compactMap {
      quran.structure.ref(ofWord: $0, in: .kufi)?.description
    }
    return PacksBeside.Word(refs: refs, word: pair.word, gloss: pair.gloss.text)
  }
}
