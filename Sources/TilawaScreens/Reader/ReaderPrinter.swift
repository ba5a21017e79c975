import TilawaConsole
import TilawaCore

/// A writer of the reader's content for other outputs than a terminal: as text or values.
struct ReaderPrinter {
  let structure: QuranStructure

  // MARK: - Text

  /// A page: where it is, its lines a row each, its number.
  func page(_ text: ReaderText, _ number: Int) -> String {
    var rows = [header(number)]
    if let lines = text.lines {
      rows += lines.map { line($0, of: text) }
    } else {
      rows += flowing(text)
    }
    return (rows + [MushafReader.arabicDigits(number)]).joined(separator: "\n") + "\n"
  }

  /// "page 42 · juz 3 · hizb 5 · 2 Al-Baqarah"; where several surahs are on the page, all of them.
  private func header(_ page: Int) -> String {
    let name = ScreensSentences.pageNumber(page: page).text
    guard let span = structure.span(of: .page, page) else { return name }
    let numbers = [Division.Kind.juz, .hizb].map {
      ScreensSentences.divisionNumber(kind: $0.name, number: structure.number(of: $0, atWord: span.start)).text
    }
    let surahs = structure.surah(ofWord: span.start)...structure.surah(ofWord: span.end - 1)
    let names = surahs.map { surah in
      CoreSentences.numberedName(number: surah, name: structure.surahs[surah - 1].transliteration).text
    }
    let print = structure.print == .madani ? [] : [structure.print.id]
    return ([name] + print + numbers + names).joined(separator: " · ")
  }

  private func line(_ line: PrintedLine, of text: ReaderText) -> String {
    switch line {
    case .surahName(let surah): ReaderRows.heading(structure.surahs[surah - 1])
    case .basmalah(let surah): text.basmalah(before: surah)
    case .opening(let surah): ReaderRows.heading(structure.surahs[surah - 1]) + " · " + text.basmalah(before: surah)
    case .text(let words, _, let numbers): joined(PageLayout.tokens(of: text.ayat, words, numbers))
    }
  }

  /// An ayah with its number, and the signs of quarters in it.
  private func joined(_ ayah: MushafPage.Ayah) -> String { joined(PageLayout.groups(ayah, 0).flatMap(\.self)) }

  private func joined(_ tokens: [PageLayout.Token]) -> String { tokens.map(\.word.text).joined(separator: " ") }

  /// The ayat without a break but before a surah.
  func flowing(_ text: ReaderText) -> [String] {
    var rows: [String] = []
    var ayat: [String] = []
    for ayah in text.ayat {
      if let surah = ayah.opens {
        if !ayat.isEmpty { rows.append(ayat.joined(separator: " ")) }
        ayat = []
        rows.append(ReaderRows.heading(surah))
        if let basmalah = ayah.basmalah { rows.append(basmalah) }
      }
      ayat.append(joined(ayah))
    }
    return ayat.isEmpty ? rows : rows + [ayat.joined(separator: " ")]
  }

  /// Returns a block for each ayah: its reference, its text, its meanings and glosses.
  func verses(_ text: ReaderText) -> String {
    text.ayat.enumerated().map { place, ayah in
      let glosses = text.glosses.indices.contains(place) ? text.glosses[place] : []
      return ["\(ayah.ref)", joined(ayah)] + meanings(of: ayah, at: place, text) + glosses.map(\.text)
    }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// Each word and what it means, a line each.
  private func meanings(of ayah: MushafPage.Ayah, at place: Int, _ text: ReaderText) -> [String] {
    pairs(of: ayah, at: place, text).map { "  \($0.word)\t\($0.meaning)" }
  }

  private func pairs(
    of ayah: MushafPage.Ayah, at place: Int, _ text: ReaderText
  ) -> [(word: String, meaning: String)] {
    guard text.meanings.indices.contains(place) else { return [] }
    return text.meanings[place].map { meaning in
      let words = ayah.words.filter { word in
        word.word.map { meaning.words.start <= $0 && $0 < meaning.words.end } ?? false
      }
      return (words.map(\.text).joined(separator: " "), meaning.text)
    }
  }

  // MARK: - Values

  /// A page by its lines; of a text whose words are not counted, by its ayat.
  func value(_ text: ReaderText, page number: Int) -> PageRead {
    let word = structure.span(of: .page, number)?.start
    let signs = PauseSigns.legend(of: text.ayat).map(SignRead.init)
    return PageRead(
      page: number, print: structure.print.id, juz: word.map { structure.number(of: .juz, atWord: $0) },
      hizb: word.map { structure.number(of: .hizb, atWord: $0) }, riwayah: text.riwayah.rawValue,
      lines: text.lines.map { zip(1..., $0).map { value($1, number: $0, of: text) } }, ayat: ayat(text),
      signs: signs.isEmpty ? nil : signs)
  }

  private func value(_ line: PrintedLine, number: Int, of text: ReaderText) -> LineRead {
    switch line {
    case .surahName(let surah): return LineRead(number, .surah, of: surah, structure.surahs[surah - 1].arabic)
    case .basmalah(let surah): return LineRead(number, .basmalah, of: surah, text.basmalah(before: surah))
    case .opening(let surah):
      let name = structure.surahs[surah - 1].arabic
      return LineRead(number, .opening, of: surah, "\(name) \(text.basmalah(before: surah))")
    case .text(let words, let setting, let numbers):
      let tokens = PageLayout.tokens(of: text.ayat, words, numbers)
      return LineRead(
        number, centred: setting == .centred, tokens.map { word($0, of: text.ayat[$0.ayah]) }, joined(tokens))
    }
  }

  /// A word is named by its ayah and its place there, a number and the sign of a quarter by its ayah.
  private func word(_ token: PageLayout.Token, of ayah: MushafPage.Ayah) -> WordRead {
    guard !token.isQuarterSign else { return WordRead(ref: "\(ayah.ref)", quarter: token.word.text) }
    guard let word = token.word.word else { return WordRead(ref: "\(ayah.ref)", number: token.word.text) }
    return WordRead(ref: "\(ayah.ref):\(word - ayah.span.start + 1)", text: token.word.text)
  }

  /// The ayat with what is beside them.
  func ayat(_ text: ReaderText) -> [AyahRead] {
    text.ayat.enumerated().map { place, ayah in
      let glosses = text.glosses.indices.contains(place) ? text.glosses[place] : nil
      let meanings = text.meanings.indices.contains(place) ? pairs(of: ayah, at: place, text) : nil
      return AyahRead(
        ref: "\(ayah.ref)", textRiwayah: ayah.letters.rawValue,
        text: ayah.words.map(\.text).joined(separator: " "), basmalah: text.lines == nil ? ayah.basmalah : nil,
        translations: glosses?.map { AyahRead.Translation(pack: $0.pack, text: $0.source) },
        words: meanings?.map { AyahRead.Meaning(word: $0.word, gloss: $0.meaning) })
    }
  }
}
