package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// The ayat of a passage, and their text with the basmalahs that may be said before surahs.
package struct PassageText {
  /// The ayat in order.
  let parts: [AlignedPassage.Part]
  /// The text as it may be recited.
  package let recited: RecitedText

  /// Reads the text of a passage.
  ///
  /// - Throws: the errors of the database.
  package init(_ range: AyahRange, in quran: QuranDatabase) throws(StoreError) {
    let structure = quran.structure
    let ayat = structure.ordinals(of: range).map { structure.ayah(at: $0, in: range.counting) }
    let basmalah = structure.span(of: AyahRef(surah: 1, ayah: 1, counting: .kufi))
    let spans = ayat.map { structure.span(of: $0) }
    let texts = try quran.texts(of: [basmalah] + spans)
    var (parts, recited): ([AlignedPassage.Part], [RecitedText.Part]) = ([], [])
    for (ayah, (span, text)) in zip(ayat, zip(spans, texts.dropFirst())) {
      let opened = structure.surahOpened(by: ayah)
      if opened != nil { recited.append(RecitedText.Part(texts[0], isOpening: true)) }
      parts.append(AlignedPassage.Part(span: span, opens: opened))
      recited.append(RecitedText.Part(text))
    }
    (self.parts, self.recited) = (parts, RecitedText(recited))
  }

  /// Returns the seconds of a unit, for each word of an alignment that another one follows without a breath.
  func unitLengths(in alignment: PassageAlignment) -> [Double] {
    let ayat = recited.parts.indices.filter { !recited.parts[$0].isOpening }
    return alignment.takes.flatMap { take -> [Double] in
      let first = recited.wordRange(ofPart: ayat[take.ayah]).lowerBound + take.firstWord
      return zip(take.words, take.words.dropFirst()).enumerated().compactMap { place, pair in
        let (hops, units) = (
          pair.1.lowerBound.index - pair.0.lowerBound.index, recited.unitCount(ofWord: first + place)
        )
        return units > 0 && pair.0.upperBound == pair.1.lowerBound ? Double(hops) * 0.01 / Double(units) : nil
      }
    }
  }

  /// Returns the name of each part of `recited`: that of its ayah, or `112:0` for the basmalah before a surah.
  package func names(in structure: QuranStructure, _ counting: VerseCounting) -> [String] {
    var ayat = parts[...]
    return recited.parts.compactMap { part in
      guard part.isOpening else { return ayat.popFirst().map { structure.label(of: .text($0.span), in: counting) } }
      return ayat.first?.opens.map { structure.label(of: .basmalah(surah: $0), in: counting) }
    }
  }
}
