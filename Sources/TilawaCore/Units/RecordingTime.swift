/// Times in a recording as people write them: `62.5` and `62.5s` (seconds), `500ms`, `1:02.5`, `1:01:02.5`, `2756250f`
/// (frames).
public enum RecordingTime {
  /// The accepted numbers of frames, and of seconds since 1970, in data from outside.
  ///
  /// No recording is longer and no date is later; calculations within these bounds do not overflow at any of `rates`.
  public static let bounds: ClosedRange<Int> = 0...(1 << 40)

  /// The accepted numbers of frames a second in data from outside.
  public static let rates: ClosedRange<Int> = 1...768_000

  /// Returns the frame nearest to a time at `rate` frames a second; nil for an unreadable time, or one outside
  /// `bounds`.
  public static func frame(_ text: some StringProtocol, at rate: Int) -> Int? {
    guard let frame = unbounded(text, at: rate), bounds.contains(frame) else { return nil }
    return frame
  }

  private static func unbounded(_ text: some StringProtocol, at rate: Int) -> Int? {
    let text = ArabicText.westernDigits(text.trimmingSpace())
    if text.hasSuffix("f") { return number(text.dropLast(), digits: 13) }
    if text.hasSuffix("ms") {
      // A thousandth of what so many seconds are.
      return Duration(seconds: text.dropLast(2)).map { ($0 / 1000).frame(at: rate) }
    }
    if text.hasSuffix("s") { return Duration(seconds: text.dropLast()).map { $0.frame(at: rate) } }
    return clock(text)?.frame(at: rate)
  }

  /// Returns the time of a text of seconds, of minutes and seconds, or of hours too: `62.5`, `1:02.5`, `0:01:02.5`; nil for others.
  static func clock(_ text: some StringProtocol) -> Duration? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), let rest = parts.last, var time = Duration(seconds: rest) else { return nil }
    if parts.count > 1, time >= .seconds(60) { return nil }
    for (place, part) in parts.dropLast().reversed().enumerated() {
      guard let count = number(part, digits: 6), place == parts.count - 2 || count < 60 else { return nil }
      time += .seconds(count * (place == 0 ? 60 : 3600))
    }
    return time
  }

  /// Returns the number of frames of a signed time, such as `+50ms` or `-0.05`; nil for any other text.
  public static func offset(_ text: some StringProtocol, at rate: Int) -> Int? {
    let text = text.trimmingSpace()
    guard let sign = text.first, let frames = frame(text.dropFirst(), at: rate) else { return nil }
    switch sign {
    case "+": return frames
    case "-", "−", "–": return -frames
    default: return nil
    }
  }

  /// Returns a time for people: "1:02.500", "1:01:02.500"; to the millisecond.
  public static func words(_ frame: Int, at rate: Int) -> String {
    let milliseconds = (frame * 1000 + rate / 2) / rate
    func padded(_ number: Int, _ count: Int) -> String {
      String(repeating: "0", count: max(0, count - String(number).count)) + String(number)
    }
    let (hours, minutes) = (milliseconds / 3_600_000, milliseconds / 60_000 % 60)
    let rest = "\(padded(milliseconds / 1000 % 60, 2)).\(padded(milliseconds % 1000, 3))"
    return hours > 0 ? "\(hours):\(padded(minutes, 2)):\(rest)" : "\(minutes):\(rest)"
  }

  /// Returns the seconds with as many decimals as necessary, six at most: up to 192 kHz, the nearest frame to them is
  /// the same again.
  public static func seconds(_ frame: Int, at rate: Int) -> String {
    let text = OutputTime(frames: frame, rate: rate).description
    let kept = text.reversed().drop { $0 == "0" }
    return String((kept.first == "." ? kept.dropFirst() : kept).reversed())
  }

  private static func number(_ text: some StringProtocol, digits: Int) -> Int? {
    guard !text.isEmpty, text.count <= digits, text.isASCIIDigits else { return nil }
    return Int(text)
  }
}
