import Foundation
import TilawaCore
import TilawaTestSupport
import Testing

@testable import TilawaScripts

// Issue "Course": a course is a file, checked by line and column.
@Suite struct CourseReaderTests {
  private let reader = CourseReader(structure: MiniatureQuran.structure)

  private func faults(_ text: String) -> [String] {
    do throws(ScriptFaults) {
      _ = try reader.read(text)
      return []
    } catch { return error.faults.map(\.description) }
  }

  private static let whole = """
    course: level-2
    title: Reading
    level: Level 2
    coach: Amina
    riwayah: hafs
    zone: Europe/Berlin
    start: 2027-01-16
    unlock: sat
    deadline: fri 23:59
    rules: {attempts: 3, catch-ups: 1, needed: 1, feedback-hours: 24, grace-days: 3}
    orientation: {title: How it goes, link: "https://x.example/o.mp4"}
    sessions:
      - class: Class
        on: tue 19:00
        minutes: 90
        link: https://x.example/meet
      - office-hours: Questions
        id: questions
        on: 2027-01-20 18:30
        zone: America/Toronto
    assessment: {passage: "2:1-5", about: All, opens: 2, result-days: 4}
    next: {level: Level 3, start: 2027-09-04, coach: Amina}
    resources:
      - {title: Rules, link: files/rules.pdf, category: essential}
    weeks:
      - topic: One
        passage: 2:1-3
        lesson:
          - {title: A, link: "https://x.example/a.mp4", minutes: 4}
          - {title: B, link: b.mp3}
        objectives: [x, y]
      - topic: Two
        passage: "3"
    """

  @Test func `all that a course can say is read`() throws {
    let course = try reader.read(CourseReaderTests.whole)
    #expect(course.id == "level-2" && course.title == "Reading" && course.level == "Level 2" && course.coach == "Amina")
    #expect(course.start == CalendarDay("2027-01-16") && course.zone == "Europe/Berlin")
    #expect(course.unlock == CourseTime(weekday: 6, minutes: 0))
    #expect(course.deadline == CourseTime(weekday: 5, minutes: 1439))
    #expect(course.rules.attempts == 3 && course.rules.catchUps == 1 && course.rules.needed == 1)
    #expect(course.rules.feedbackHours == 24 && course.rules.graceDays == 3)
    #expect(course.orientation?.link == "https://x.example/o.mp4")
    #expect(course.sessions.map(\.id) == ["class-1", "questions"])
    #expect(course.sessions.map(\.kind) == [.class, .officeHours])
    #expect(course.sessions.map(\.day) == [.weekly(2), .once(CalendarDay(year: 2027, month: 1, day: 20)!)])
    #expect(course.sessions.map(\.start) == [1140, 1110] && course.sessions.map(\.length) == [90, 60])
    #expect(course.sessions[1].zone == "America/Toronto")
    #expect(course.assessment.passage == "2:1-5" && course.assessment.opens == 2 && course.assessment.resultDays == 4)
    #expect(course.next?.level == "Level 3" && course.next?.start == CalendarDay("2027-09-04"))
    #expect(course.resources.map(\.link) == ["files/rules.pdf"])
    #expect(course.weeks.map(\.topic) == ["One", "Two"] && course.weeks.map(\.passage) == ["2:1-3", "3"])
    #expect(course.weeks[0].items.map(\.minutes) == [4, nil] && course.weeks[0].objectives == ["x", "y"])
  }

  @Test(arguments: [
    (
      "zone: Europe/Berlin", "zone: Berlin",
      "6:7: zone takes the name of a time zone such as Europe/Berlin, and “Berlin” is none"
    ),
    ("start: 2027-01-16", "start: 2027-02-30", "7:8: start takes a day such as 2027-01-16"),
    (
      "course: level-2", "course: Level 2",
      "1:9: course takes an id of small letters, digits and hyphens, such as level-2-spring"
    ),
    ("on: tue 19:00", "on: tue 25:00", "14:9: on takes tue 19:00 for each week, or 2027-01-12 19:00 for once"),
    ("passage: 2:1-3", "passage: 2:1-9", "27:18: 2:1-9: surah 2 has 5 ayat"),
    ("attempts: 3", "attempts: 0", "10:19: attempts takes 1 to 20"),
    (
      "link: b.mp3", "link: ../b.mp3",
      "30:26: link takes a link that begins with https:// or http://, or a path beside this file"
    ),
    ("coach: Amina", "teacher: Amina", "4:1: a course has no key “teacher”"),
    ("id: questions", "id: class-1", "17:5: two sessions have the id “class-1”"),
  ])
  func `a fault is told with its line and column`(right: String, wrong: String, told: String) {
    let text = CourseReaderTests.whole
    let range = text.firstRange(of: right)!
    let faults = faults(text.replacingCharacters(in: range, with: wrong))
    #expect(faults.first?.hasPrefix(told) == true, "\(faults)")
  }

  @Test func `several faults are told at once`() {
    #expect(faults("course: x\ntitle: y\n").count == 3)
  }

  @Test(arguments: [1, 2, 15, 52])
  func `the course to begin with passes the check`(weeks: Int) throws {
    let start = try #require(CalendarDay("2027-01-16"))
    let key = String(repeating: "a", count: 64)
    let course = try reader.read(
      CourseTemplate.text(weeks: weeks, start: start, zone: "Asia/Riyadh", recovery: key))
    #expect(course.recovery == key)
    #expect(course.length == weeks)
    #expect(course.unlock.weekday == 6 && course.deadline.weekday == 5)
    #expect(CourseCalendar(course) != nil)
  }

  @Test func `zones of the system change their clocks`() throws {
    let days = try #require(CalendarDay("2027-01-01")).number
    let berlin = try #require(
      ZoneOffsets(named: "Europe/Berlin", over: CalendarDay(number: days)...CalendarDay(number: days + 364)))
    #expect(berlin.first == 3600)
    #expect(berlin.changes.map(\.at) == [1_806_195_600, 1_824_944_400])
    #expect(berlin.changes.map(\.offset) == [7200, 3600])
    #expect(ZoneOffsets(named: "EST", over: CalendarDay(number: days)...CalendarDay(number: days)) == nil)
  }

  @Test(arguments: ["https://x.example/a", "files/a.mp4", "a.mp3"])
  func `links lead to the web or beside the file`(link: String) { #expect(CourseLink.isAllowed(link)) }

  @Test(arguments: [
    "", "/etc/passwd", "../a", "a/../../b", "file:///etc/passwd", "javascript:alert(1)", "-rf", "a b", "a\u{202E}b",
    "a\u{1B}[2J",
  ])
  func `other links are refused`(link: String) { #expect(!CourseLink.isAllowed(link)) }
}
