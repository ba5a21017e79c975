/// The sessions and deadlines of a course as iCalendar (RFC 5545).
///
/// Each session is an event of its own with times in UTC, so that it is right in every zone and at every change of clocks.
package struct CourseICalendar {
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
      event(
        "\(session.id)-\(occurrence.day)@\(course.id).tilawa", session.title, from: occurrence.start,
        to: occurrence.end,
        stamp: stamp, link: session.link,
        status: occurrence.state == .cancelled ? "CANCELLED" : "CONFIRMED",
        alarm: occurrence.state == .cancelled ? nil : CourseOccurrence.soonMinutes)
    }
    for week in course.weeks.indices.map({ $0 + 1 })
    where course.week(week)?.hasSubmission == true && !view.record.waived.contains(week) {
      let due = view.calendar.deadline(ofWeek: week)
      event(
        "week-\(week)@\(course.id).tilawa", "Week \(week) is due: \(course.week(week)?.passage ?? "")", from: due,
        to: due,
        stamp: stamp, link: "", status: "CONFIRMED", alarm: 1440)
    }
    lines.append("END:VCALENDAR")
  }

  private mutating func event(
    _ id: String, _ title: String, from start: Int, to end: Int, stamp: Int, link: String, status: String, alarm: Int?
  ) {
    lines += ["BEGIN:VEVENT"]
    line("UID", id)
    lines += [
      "DTSTAMP:\(CourseICalendar.utc(stamp))", "DTSTART:\(CourseICalendar.utc(start))",
      "DTEND:\(CourseICalendar.utc(end))", "STATUS:\(status)",
    ]
    line("SUMMARY", title)
    if !link.isEmpty { line("LOCATION", link) }
    if let alarm {
      lines += ["BEGIN:VALARM", "ACTION:DISPLAY"]
      line("DESCRIPTION", title)
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
