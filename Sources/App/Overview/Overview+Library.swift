package import AppBase
import AppCourse
import AppLearning
import AppMushaf
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
      facts.courses = try courses(library, now)
      facts.hifz = try hifz(now)
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
      name: report.khatm.name, pages: pages, all: report.statistics.pages.count, nextPage: report.nextPage,
      remains: KhatmWords.remains(report)?.text)
  }

  /// The states of the course in which the user learns, and of the one that the user teaches, as far as there are such.
  private func courses(_ library: Library, _ now: ZonedTime) throws -> [Overview.CourseState] {
    let roles = Set(try library.courses.all().map(\.role))
    var states: [Overview.CourseState] = []
    if roles.contains(.student) {
      let today = CourseTodayAnswer(try CourseBook(nil, as: .student, in: self, now: now))
      states.append(Overview.CourseState(.student, line: today.line))
    }
    if roles.contains(.coach) {
      let list = try CoachList(nil, in: self, now: now)
      states.append(
        Overview.CourseState(
          .coach, line: OverviewSentences.coachState(course: list.heading.text, waiting: list.waiting.count).text))
    }
    return states
  }

  private func hifz(_ now: ZonedTime) throws -> String? {
    let book = try HifzBook(in: self, now: now)
    guard !book.held.isEmpty || !book.state.planned.isEmpty else { return nil }
    return HifzToday(book).statusLine.text
  }
}
