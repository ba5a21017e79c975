import AppBase
import TilawaConsole
package import TilawaCore
package import TilawaStore

/// Source of the text that the reader shows: portions, with translations, meanings and colours. Used by one thread.
package final class ReaderTextSource {
  let quran: QuranDatabase
  let riwayah: Riwayah
  let packs: [OpenPack]
  /// The pack of meanings of words; nil where none is installed.
  let meanings: OpenPack?
  private let reader: MushafReader

  package init(
    _ quran: QuranDatabase, _ riwayah: Riwayah, folders: Folders, packs: [OpenPack], meanings: OpenPack? = nil
  ) {
    let quran = quran.divided(as: riwayah)
    self.meanings = meanings
    self.quran = quran
    self.riwayah = riwayah
    self.packs = packs
    reader = MushafReader(
      quran: quran, text: SessionText(of: riwayah, quran: quran, folders: folders, warn: Terminal.complain),
      counting: riwayah.counting)
  }

  var structure: QuranStructure { quran.structure }

  /// Returns the page on which the ayah of a word begins.
  func page(ofWord word: Int) -> Int { reader.page(ofWord: word) }

  /// Reads a portion of the text; nil where it cannot be read.
  func text(_ portion: ReaderText.Portion, _ settings: ReaderSettings) -> ReaderText? {
    switch portion {
    case .page(let number):
      guard let page = reader.page(number) else { return nil }
      return text(portion, page.ayat, lines: page.lines, settings)
    case .surah(let surah):
      guard let ayat = reader.ayat(ofSurah: surah) else { return nil }
      return text(portion, ayat, lines: nil, settings)
    }
  }

  /// Reads ayat of the riwayah's counting; nil where one cannot be read.
  func text(of refs: [AyahRef], _ settings: ReaderSettings) -> ReaderText? {
    guard let ayat = reader.ayat(refs), let first = refs.first else { return nil }
    return text(.surah(first.surah), ayat, lines: nil, settings)
  }

  private func text(
    _ portion: ReaderText.Portion, _ ayat: [MushafPage.Ayah], lines: [PrintedLine]?, _ settings: ReaderSettings
  ) -> ReaderText {
    var text = ReaderText(
      portion: portion, riwayah: riwayah, ayat: ayat, lines: lines, surahs: structure.surahs)
    if settings.translation == .shown { text.glosses = ayat.map { glosses(of: $0.ref) } }
    if settings.words == .shown { text.meanings = ayat.map(meanings) }
    if settings.tajweed == .shown { text.tints = ayat.map(tint) }
    return text
  }

  private func glosses(of ref: AyahRef) -> [ReaderText.Gloss] {
    packs.flatMap { open in
      open.passages(of: ref).map { passage in
        ReaderText.Gloss(
          pack: open.pack.id.text, title: open.pack.title, text: passage.text, source: passage.source,
          script: open.pack.direction == .rightToLeft ? .rightToLeft : .leftToRight)
      }
    }
  }

  /// Returns the meanings of the words of an ayah, which are counted in the text of Hafs.
  private func meanings(of ayah: MushafPage.Ayah) -> [ReaderText.Meaning] {
    guard let meanings, ayah.words.allSatisfy({ $0.word != nil }) else { return [] }
    return meanings.glosses(of: ayah.span).map { gloss in
      ReaderText.Meaning(
        words: gloss.words, text: gloss.text,
        script: meanings.pack.direction == .rightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  private func tint(_ ayah: MushafPage.Ayah) -> TajweedTint {
    guard ayah.letters == .hafs, ayah.ref.counting == .kufi else { return TajweedTint(words: [], spans: []) }
    let words = ayah.words.map(\.text)
    return TajweedTint(words: words, spans: Tajweed.runs(of: words.joined(separator: " ")))
  }

  // MARK: - Search

  /// Searches for a query: places that it names, else words of the text, else words of the packs.
  func find(_ query: String) -> ReaderFinding {
    do throws(RangeError) {
      let search = PlaceSearch(structure: structure, riwayah: riwayah)
      let named = try search.places(for: query)
      if !named.isEmpty { return .places(named.map(words), query: query) }
      let found = places(withWords: SearchQuery(query, matching: .parts))
      return .places(found.isEmpty ? search.guesses(for: query).map(words) : found, query: query)
    } catch {
      return .refused(error.detail)
    }
  }

  private func places(withWords query: SearchQuery) -> [WordRange] {
    let hits = (try? quran.hits(for: query).hits) ?? []
    guard hits.isEmpty else { return hits.map { structure.span(of: structure.ayah(at: $0.ordinal, in: .kufi)) } }
    var places: [WordRange] = []
    for pack in packs where pack.pack.kind != .words {
      let passages = Array(pack.all)
      let hits = TextSearch(passages.map(\.text), spelled: .plain).hits(for: query).hits
      let spans = hits.map { structure.span(of: passages[$0.ordinal].ayat) }
      places += spans.filter { !places.contains($0) }
    }
    return places
  }

  private func words(of place: SearchPlace) -> WordRange {
    switch place {
    case .range(let range): structure.span(of: range)
    case .surah(let surah, _): structure.span(ofSurah: surah.id)
    }
  }
}
