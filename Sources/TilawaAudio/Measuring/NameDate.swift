import TilawaCore

/// The date in the name of a file, as phones, messengers and recorders write it.
///
/// Names: `PTT-20261127-WA0001`, `audio_2026-11-27_14-05-33`, `20261127 140533-ABCD`, `261127_1405`, `27.11.2026`,
/// `Nov 27 at 2-05 PM`, `GMT20261127-140533`. Numbers that may be ayat (`113001`) or telephones are no dates.
package enum NameDate: Hashable, Sendable {
  /// No date.
  case absent
  /// A date, in seconds since 1970.
  case found(Int)
  /// Two dates, in seconds since 1970: the day may be the month.
  case doubtful(Int, or: Int)

  /// Reads a name.
  ///
  /// - Parameters:
  ///   - name: the name of the file without its ending.
  ///   - fileTime: the time of the file, in seconds since 1970. It decides between two readings of a name, and gives the
  ///     year that a name leaves out.
  ///   - now: the present time; later dates are no dates of recordings.
  package init(_ name: String, fileTime: Int?, now: Int) {
    let reader = NameDateReader(name, fileTime: fileTime, now: now)
    self = reader.best()
  }
}

/// A date that a part of a name may be.
struct NameDateGuess {
  /// The worth of a form; a name with several dates has that of the greatest worth, and of equal ones the first.
  enum Worth: Int, Comparable {
    case epoch, digits, day, time, whole

    static func < (one: Worth, other: Worth) -> Bool { one.rawValue < other.rawValue }
  }

  /// The possible readings, in seconds since 1970; more than one where the day may be the month.
  let readings: [Int]
  let worth: Worth
}

/// A reader of the parts of a name.
private struct NameDateReader {
  private let parts: [NamePart]
  private let fileTime: Int?
  private let now: Int

  init(_ name: String, fileTime: Int?, now: Int) {
    parts = NamePart.parts(of: name)
    self.fileTime = fileTime
    self.now = now
  }

  func best() -> NameDate {
    var best: NameDateGuess?
    for place in parts.indices {
      guard let guess = guess(at: place) else { continue }
      if best.map({ $0.worth < guess.worth }) ?? true { best = guess }
    }
    guard let best, let first = best.readings.first else { return .absent }
    guard best.readings.count > 1, let second = best.readings.last else { return .found(first) }
    let near = best.readings.filter { reading in fileTime.map { abs($0 - reading) < NameDateReader.sameDay } ?? false }
    return near.count == 1 ? .found(near[0]) : .doubtful(first, or: second)
  }

  /// The greatest distance of a file's time from the date in its name that counts as the same day, in seconds.
  private static let sameDay = 36 * 3600

  private func guess(at place: Int) -> NameDateGuess? {
    switch parts[place] {
    case .digits(let digits): numbers(digits, at: place)
    case .word(let word): month(word, at: place)
    case .gap: nil
    }
  }

  // MARK: - Forms

  private func numbers(_ digits: String, at place: Int) -> NameDateGuess? {
    switch digits.count {
    case 14, 17: together(digits, zone: zone(before: place))
    case 13: epoch(digits)
    case 12: together(digits, zone: zone(before: place))
    case 8: eight(digits, at: place)
    case 6: short(digits, at: place)
    case 1, 2, 4: apart(digits, at: place)
    default: nil
    }
  }

  /// `20261127140533`, `202611271405`, and with thousandths of a second.
  private func together(_ digits: String, zone: Int?) -> NameDateGuess? {
    guard let clock = NamePart.clock(digits.dropFirst(8)) else { return nil }
    let time = CivilTime(
      year: NamePart.number(digits.prefix(4)), month: NamePart.number(digits.dropFirst(4).prefix(2)),
      day: NamePart.number(digits.dropFirst(6).prefix(2)), clock: clock)
    return guess([time], digits.count == 12 ? .digits : .whole, zone: zone)
  }

  /// Milliseconds since 1970.
  private func epoch(_ digits: String) -> NameDateGuess? {
    guard let milliseconds = Int(digits), isPlausible(milliseconds / 1000) else { return nil }
    return NameDateGuess(readings: [milliseconds / 1000], worth: .epoch)
  }

  /// `20261127`, `27112026` and `11272026`, perhaps with a time behind.
  private func eight(_ digits: String, at place: Int) -> NameDateGuess? {
    let pairs = stride(from: 0, to: 8, by: 2).map { NamePart.number(digits.dropFirst($0).prefix(2)) }
    let (first, last) = (NamePart.number(digits.prefix(4)), NamePart.number(digits.suffix(4)))
    let time = time(after: place)
    if let guess = guess([CivilTime(year: first, month: pairs[2], day: pairs[3])], at: time, before: place) {
      return guess
    }
    return guess(NameDateReader.either(pairs[0], pairs[1], in: last), at: time, before: place)
  }

  /// `261127_140533`, `261127-1405`: the year of a recorder in two digits.
  private func short(_ digits: String, at place: Int) -> NameDateGuess? {
    guard place + 2 < parts.count, case .gap(let gap) = parts[place + 1], gap == "_" || gap == "-" || gap == " ",
      case .digits(let more) = parts[place + 2], more.count == 6 || more.count == 4,
      // Files of ayat: 101001-101002.
      more.count == 4 || more.prefix(3) != digits.prefix(3), let clock = NamePart.clock(more[...])
    else { return nil }
    // A number of a recorder, from 0001 on, is no time.
    let time = more.count == 4 && more.hasPrefix("00") ? nil : clock
    let day = CivilTime(
      year: 2000 + NamePart.number(digits.prefix(2)), month: NamePart.number(digits.dropFirst(2).prefix(2)),
      day: NamePart.number(digits.suffix(2)), clock: time)
    return guess([day], time == nil ? .day : .time)
  }

  /// `2026-11-27`, `27.11.2026`, `11_27_2026`: three numbers between equal signs.
  private func apart(_ digits: String, at place: Int) -> NameDateGuess? {
    if digits.count < 3, place + 2 < parts.count, case .word(let word) = parts[place + 2], isGap(place + 1) {
      return dayBeforeMonth(NamePart.number(digits[...]), word, at: place)
    }
    guard place + 4 < parts.count, case .gap(let gap) = parts[place + 1], case .digits(let middle) = parts[place + 2],
      case .gap(gap) = parts[place + 3], case .digits(let last) = parts[place + 4],
      ["-", ".", "_", " ", "/"].contains(gap),
      middle.count <= 2
    else { return nil }
    let time = time(after: place + 4)
    if digits.count == 4, last.count <= 2 {
      guard gap != " " || middle.count == 2 && last.count == 2 else { return nil }
      let day = CivilTime(
        year: NamePart.number(digits[...]), month: NamePart.number(middle[...]), day: NamePart.number(last[...]))
      return guess([day], at: time, before: place)
    }
    guard digits.count < 3, last.count == 4 else { return nil }
    let (first, second) = (NamePart.number(digits[...]), NamePart.number(middle[...]))
    let year = NamePart.number(last[...])
    // Points stand in dates that begin with the day.
    let days = gap == "." ? [CivilTime(year: year, month: second, day: first)] : Self.either(first, second, in: year)
    return guess(days, at: time, before: place)
  }

  /// `27 Nov 2026`.
  private func dayBeforeMonth(_ day: Int, _ word: String, at place: Int) -> NameDateGuess? {
    guard let month = NamePart.month(word), isGap(place + 3), place + 4 < parts.count,
      case .digits(let year) = parts[place + 4], year.count == 4
    else { return nil }
    let date = CivilTime(year: NamePart.number(year[...]), month: month, day: day)
    return guess([date], at: time(after: place + 4), before: place)
  }

  /// `Nov 27, 2026`, and `Nov 27 at 2-05 PM` of a year that the file's time tells.
  private func month(_ word: String, at place: Int) -> NameDateGuess? {
    guard let month = NamePart.month(word), isGap(place + 1), place + 2 < parts.count,
      case .digits(let digits) = parts[place + 2], digits.count <= 2
    else { return nil }
    let day = NamePart.number(digits[...])
    if isGap(place + 3), place + 4 < parts.count, case .digits(let year) = parts[place + 4], year.count == 4 {
      let date = CivilTime(year: NamePart.number(year[...]), month: month, day: day)
      return guess([date], at: time(after: place + 4), before: place)
    }
    guard let time = time(after: place + 2) else { return nil }
    let latest = min(fileTime ?? now, now) + NameDateReader.day
    let year = CivilTime.year(of: latest)
    let dates = [year, year - 1].map { CivilTime(year: $0, month: month, day: day, clock: time.clock) }
    guard let seconds = dates.lazy.compactMap({ $0.seconds() }).first(where: { $0 <= latest }) else { return nil }
    return NameDateGuess(readings: [seconds], worth: .day)
  }

  private func isGap(_ place: Int) -> Bool {
    guard place < parts.count, case .gap(let gap) = parts[place] else { return false }
    return [" ", "-", "_", ".", ", "].contains(gap)
  }

  private static func either(_ first: Int, _ second: Int, in year: Int) -> [CivilTime] {
    let days = [CivilTime(year: year, month: second, day: first), CivilTime(year: year, month: first, day: second)]
    return first == second ? [days[0]] : days
  }

  // MARK: - Times

  private typealias Time = (clock: CivilTime.Clock, zone: Int?)

  /// Reads the time behind a date; nil without one.
  private func time(after place: Int) -> Time? {
    var next = place + 1
    guard next < parts.count else { return nil }
    switch parts[next] {
    case .word("t"): next += 1
    case .gap(let gap):
      guard ["_", "-", " ", ", ", ","].contains(gap) else { return nil }
      next += 1
      if next + 1 < parts.count, parts[next] == .word("at"), isGap(next + 1) { next += 2 }
    default: return nil
    }
    guard next < parts.count, case .digits(let first) = parts[next] else { return nil }
    if first.count >= 4 { return NamePart.clock(first[...]).map { ($0, zone(after: next)) } }
    guard first.count <= 2, let minutes = number(behind: next), minutes.digits.count == 2 else { return nil }
    let seconds = number(behind: next + 2).flatMap { $0.gap == minutes.gap && $0.digits.count == 2 ? $0 : nil }
    let end = next + (seconds == nil ? 2 : 4)
    let half = halfOfDay(behind: end)
    guard first.count == 2 || half != nil else { return nil }
    var hour = NamePart.number(first[...])
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + half
    }
    let second = seconds.map { NamePart.number($0.digits[...]) } ?? 0
    return CivilTime.Clock(hour: hour, minute: NamePart.number(minutes.digits[...]), second: second)
      .map { ($0, half == nil ? zone(after: end) : nil) }
  }

  private func number(behind place: Int) -> (gap: String, digits: String)? {
    guard place + 2 < parts.count, case .gap(let gap) = parts[place + 1], ["-", ".", ":", "_", " "].contains(gap),
      case .digits(let digits) = parts[place + 2]
    else { return nil }
    return (gap, digits)
  }

  /// Returns the hours to add for `AM` or `PM`; nil without one.
  private func halfOfDay(behind place: Int) -> Int? {
    let next = isGap(place + 1) ? place + 2 : place + 1
    guard next < parts.count, case .word(let word) = parts[next] else { return nil }
    return switch word {
    case "am", "a": 0
    case "pm", "p": 12
    default: nil
    }
  }

  /// Returns the zone of a time with `Z` behind it; nil for that of this machine.
  private func zone(after place: Int) -> Int? { place + 1 < parts.count && parts[place + 1] == .word("z") ? 0 : nil }

  /// Returns the zone of a time with `GMT` or `UTC` before it; nil for that of this machine.
  private func zone(before place: Int) -> Int? {
    place > 0 && (parts[place - 1] == .word("gmt") || parts[place - 1] == .word("utc")) ? 0 : nil
  }

  // MARK: - Judging

  private func guess(_ days: [CivilTime], at time: Time?, before place: Int) -> NameDateGuess? {
    let timed = days.map { CivilTime(year: $0.year, month: $0.month, day: $0.day, clock: time?.clock) }
    return guess(timed, time == nil ? .day : .whole, zone: time == nil ? nil : zone(before: place) ?? time?.zone)
  }

  private func guess(_ times: [CivilTime], _ worth: NameDateGuess.Worth, zone: Int? = nil) -> NameDateGuess? {
    let readings = times.compactMap { $0.seconds(zone: zone) }.filter(isPlausible)
    return readings.isEmpty ? nil : NameDateGuess(readings: readings, worth: worth)
  }

  /// Whether something may have been recorded then: not on the days at which clocks begin that were never set, and not
  /// later than tomorrow.
  private func isPlausible(_ seconds: Int) -> Bool {
    let isUnset = [0, 315_532_800].contains { abs(seconds - $0) < 2 * NameDateReader.day }
    return seconds > 0 && seconds <= now + NameDateReader.day && !isUnset
  }

  private static let day = 86_400
}
