/// The sessions and deadlines of a course as iCalendar (RFC 5545).
///
/// Each session is an event of its own with times in UTC, so that it is right in every zone and at every change of clocks.
package struct CourseICalendar {
  /// A session, or the end of a week.
  private struct Event {
    let id: String
    let title: String
    /// The start and the end, in seconds since 1970.
    let times: (start: Int, end: Int)
    var link = ""
    var status = "CONFIRMED"
    /// The minutes before the start at which it is announced; nil: never.
    let alarm: Int?
  }

  private var lines: [String] = []

  /// - Parameters:
  ///   - view: the course of a student.
  ///   - stamp: the moment of writing, in seconds since 1970.
  package init(_ view: CourseView, stamp: Int) {
    let course = view.course
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tilawa//Course//EN", "CALSCALE:GREGORIAN"]
    line("X-WR-CALNAME", course.title)
    let days = course.start.advanced(by: -60)...view.calendar.day(ofWeek: course.length + 1).advanced(by: 60)
    for occurrence in view.sessions(in: days) {
      let session = occurrence.session
      let isCancelled = occurrence.state == .cancelled
      add(
        Event(
          id: "\(session.id)-\(occurrence.day)@\(course.id).tilawa", title: session.title,
          times: (occurrence.start, occurrence.end), link: session.link,
          status: isCancelled ? "CANCELLED" : "CONFIRMED", alarm: isCancelled ? nil : CourseOccurrence.soonMinutes),
        stamp: stamp)
    }
    for week in course.weeks.indices.map({ $0 + 1 })
    where course.week(week)?.hasSubmission == true && !view.record.waived.contains(week) {
      let due = view.calendar.deadline(ofWeek: week)
      add(
        Event(
          id: "week-\(week)@\(course.id).tilawa",
          title: CoreSentences.weekDue(week: week, passage: course.week(week)?.passage ?? "").text,
          times: (due, due), alarm: 1440), stamp: stamp)
    }
    lines.append("END:VCALENDAR")
  }

  private mutating func add(_ event: Event, stamp: Int) {
    lines += ["BEGIN:VEVENT"]
    line("UID", event.id)
    lines += [
      "DTSTAMP:\(CourseICalendar.utc(stamp))", "DTSTART:\(CourseICalendar.utc(event.times.start))",
      "DTEND:\(CourseICalendar.utc(event.times.end))", "STATUS:\(event.status)",
    ]
    line("SUMMARY", event.title)
    if !event.link.isEmpty { line("LOCATION", event.link) }
    if let alarm = event.alarm {
      lines += ["BEGIN:VALARM", "ACTION:DISPLAY"]
      line("DESCRIPTION", event.title)
      lines += ["TRIGGER:-PT\(alarm)M", "END:VALARM"]
    }
    lines.append("END:VEVENT")
  }

  private mutating func line(_ name: String, _ text: String) {
    lines.append("\(name):\(CourseICalendar.escaped(text))")
  }

  private static func escaped(_ text: String) -> String {
    text.escaping { scalar in
      switch scalar {
      case "\\": #"\\"#
      case ";": #"\;"#
      case ",": #"\,"#
      case "\n": #"\n"#
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value): ""
      default: nil
      }
    }
  }

  private static func utc(_ seconds: Int) -> String {
    let time = ZonedTime(seconds: seconds, offset: 0, zone: "").description
    return String(time.prefix(19).filter { $0 != "-" && $0 != ":" }) + "Z"
  }

  /// The file: lines of at most 75 bytes, ended by CRLF.
  package var text: String { lines.map(CourseICalendar.folded).joined(separator: "\r\n") + "\r\n" }

  private static func folded(_ line: String) -> String {
    var (folded, bytes) = ("", 0)
    for character in line.unicodeScalars {
      let size = character.utf8.count
      if bytes + size > 75 {
        folded += "\r\n "
        bytes = 1
      }
      folded.unicodeScalars.append(character)
      bytes += size
    }
    return folded
  }
}
