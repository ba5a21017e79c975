import Foundation
package import TilawaCore

extension ZoneOffsets {
  /// Takes a zone from the database of the system.
  ///
  /// - Parameters:
  ///   - name: the name, such as `Europe/Berlin`; nil: the machine's own.
  ///   - days: the days in which it is used.
  /// - Returns: nil for an unknown name.
  package init?(named name: String?, over days: ClosedRange<CalendarDay>) {
    let zone: TimeZone
    if let name {
      // Foundation takes abbreviations and offsets too, which say nothing of summer time.
      guard name == "UTC" || name.contains("/"), let known = TimeZone(identifier: name) else { return nil }
      zone = known
    } else {
      zone = .current
    }
    let start = days.lowerBound.number * 86_400 - 2 * 86_400
    let end = days.upperBound.number * 86_400 + 2 * 86_400
    var changes: [Change] = []
    var moment = Date(timeIntervalSince1970: TimeInterval(start))
    while let next = zone.nextDaylightSavingTimeTransition(after: moment) {
      let at = Int(next.timeIntervalSince1970.rounded())
      guard at <= end, at > start, changes.count < ZoneOffsets.mostChanges else { break }
      changes.append(Change(at: at, offset: zone.secondsFromGMT(for: next)))
      moment = next
    }
    self.init(
      name: zone.identifier, first: zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(start))),
      changes: changes)
  }

  private static let mostChanges = 200
}

extension CourseCalendar {
  /// Makes the calendar of a course, with the zones that it names.
  ///
  /// - Returns: nil if this system does not know a zone.
  package init?(_ course: Course) {
    // Answers and results come after the last week, and a calendar is asked for earlier years by a wrong clock.
    let days = course.start.advanced(by: -400)...course.start.advanced(by: 7 * course.length + 800)
    guard let zone = ZoneOffsets(named: course.zone, over: days) else { return nil }
    var others: [String: ZoneOffsets] = [:]
    for name in Set(course.sessions.compactMap(\.zone)) {
      guard let other = ZoneOffsets(named: name, over: days) else { return nil }
      others[name] = other
    }
    self.init(course, zone: zone, others: others)
  }
}
