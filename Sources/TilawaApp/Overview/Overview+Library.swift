package import TilawaCore
import TilawaStore

extension AppContext {
  /// Collects the facts of the first screen. An error is one of them. Reads no sound.
  package func overview(now: ZonedTime = .now) -> Overview.Facts {
    var facts = Overview.Facts()
    do {
      let (library, quran) = (try library(), try quran())
      facts.counts = try library.counts()
      facts.session = try library.sessions.last().map {
        Overview.Session(place: $0.position.landmark.map { "\($0.ayat)" }, reciters: $0.reciters)
      }
      let riwayah = try riwayah(nil)
      let view = BookmarkView(quran: quran, riwayah: riwayah)
      let position = try library.positions.named(ReadingPosition.last, in: quran.structure).values.first
      facts.reading = position.map {
        Overview.Reading(
          place: view.ref($0.passage), page: quran.structure.number(of: .page, atWord: $0.passage.words.start))
      }
      facts.khatm = try khatm(library, quran.structure, riwayah, now)
    } catch {
      facts.trouble = Failure(error)?.message ?? "\(error)"
    }
    return facts
  }

  /// The progress of the current khatm; nil if nothing was read yet.
  private func khatm(
    _ library: Library, _ structure: QuranStructure, _ riwayah: Riwayah, _ now: ZonedTime
  ) throws -> Overview.KhatmState? {
    let report = try library.khatm.report(in: structure, riwayah: riwayah, now: now)
    let pages = report.statistics.pageCount
    guard pages > 0 || report.remains != nil || report.completed > 0 else { return nil }
    return Overview.KhatmState(
      name: report.khatm.name, pages: pages, nextPage: report.nextPage, remains: KhatmWords.remains(report))
  }
}
