/// The offsets of a time zone from UTC, as a value: what local clocks show does not depend on the machine.
package struct ZoneOffsets: Hashable, Sendable {
  /// A moment from which another offset holds.
  package struct Change: Hashable, Sendable {
    /// The seconds since 1970.
    package let at: Int
    /// The seconds by which local clocks are ahead of UTC from then on.
    package let offset: Int

    package init(at: Int, offset: Int) { (self.at, self.offset) = (at, offset) }
  }

  /// The name of the zone, such as `Asia/Riyadh`.
  package let name: String
  /// The offset in seconds before the first change.
  package let first: Int
  /// The changes, in the order of time.
  package let changes: [Change]

  package init(name: String, first: Int, changes: [Change] = []) {
    (self.name, self.first) = (name, first)
    self.changes = changes.sorted { $0.at < $1.at }
  }

  /// The zone without an offset.
  package static let utc = ZoneOffsets(name: "UTC", first: 0)

  /// Returns the offset in seconds at a moment.
  package func offset(at seconds: Int) -> Int { changes.last { $0.at <= seconds }?.offset ?? first }

  /// Returns a moment with the local time.
  package func time(at seconds: Int) -> ZonedTime {
    ZonedTime(seconds: seconds, offset: offset(at: seconds) / 60, zone: name)
  }

  /// Returns the local day at a moment.
  package func day(at seconds: Int) -> CalendarDay { time(at: seconds).day }

  /// Returns the moment at which local clocks show a time of a day.
  ///
  /// Every day has each time once: a time that clocks skip is the moment of the change, and of a time that they show twice
  /// it is the first moment.
  ///
  /// - Parameter minutes: the minutes since midnight.
  package func moment(of day: CalendarDay, minutes: Int) -> Int {
    let shown = day.number * 86_400 + minutes * 60
    let candidates = [shown - 86_400, shown + 86_400].map { shown - offset(at: $0) }
    if let right = candidates.filter({ $0 + offset(at: $0) == shown }).min() { return right }
    let earliest = min(candidates[0], candidates[1])
    return changes.first { $0.at >= earliest }?.at ?? earliest
  }
}
