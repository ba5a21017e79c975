import AppBase
import TilawaCore
import TilawaStore

/// The notes of a deck: the text of each ayah, and what is known of its memory.
struct HifzDeckNotes {
  /// The most words before an ayah on a card.
  private static let before = 8

  private let book: HifzBook
  private let ayat: [AyahRef]

  init(_ book: HifzBook, _ ayat: [AyahRef]) {
    self.book = book
    self.ayat = ayat
  }

  /// Returns a note for each ayah.
  ///
  /// - Parameter sounds: the names of the files of sound that the deck holds.
  func notes(withSound sounds: Set<String>) throws -> [AnkiCollection.Note] {
    let quran = try book.context.quran()
    let text = SessionText(of: book.riwayah, quran: quran, in: book.context)
    let scheduler = book.scheduler
    return try ayat.map { ref in
      let span = book.structure.span(of: ref)
      let surah = book.structure.surahs[ref.surah - 1]
      let start = max(book.structure.span(ofSurah: ref.surah).start, span.start - HifzDeckNotes.before)
      let before = start < span.start ? try quran.text(of: WordRange(start, span.start)) : "سورة \(surah.arabic)"
      let page = book.pages.page(ofWord: span.start)
      let name = HifzDeck.media(ref, book.riwayah)
      let fields = [
        "\(book.riwayah.rawValue) \(ref)",
        LearningSentences.deckPlace(ayah: "\(ref)", surah: surah.transliteration, page: page).text, before,
        text.words(of: ref).text, book.notes(on: span).joined(separator: " · "),
      ].map { XMLText.escaped($0) }
      return AnkiCollection.Note(
        guid: "tilawa-\(book.riwayah.rawValue)-\(ref)",
        fields: fields + [sounds.contains(name) ? "[sound:\(name)]" : ""],
        tags: ["tilawa", "juz-\(book.structure.number(of: .juz, atWord: span.start))", "surah-\(ref.surah)"],
        learning: learning(page, scheduler))
    }
  }

  private func learning(_ page: Int, _ scheduler: HifzScheduler) -> AnkiCollection.Learning {
    guard let portion = book.state.portions[page] else {
      return AnkiCollection.Learning(
        due: 0, interval: 1, hearings: 0, lapses: 0, memory: FSRS.Memory(stability: 1, difficulty: 5))
    }
    let next = scheduler.next(of: portion, after: book.today.advanced(by: -1))
    return AnkiCollection.Learning(
      due: max(0, book.today.distance(to: next)), interval: portion.now.last.distance(to: next),
      hearings: portion.now.hearings, lapses: portion.now.lapses, memory: portion.now.memory)
  }
}
