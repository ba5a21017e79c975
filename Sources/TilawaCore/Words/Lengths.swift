/// Lengths of time and of files, for people.
package enum Lengths {
  /// Returns seconds as `2:03` or `1:02:03`.
  package static func time(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }

  /// Returns the whole seconds of a time in the output, rounded down: `2:03`.
  package static func time(_ time: OutputTime) -> String { Lengths.time(time.frames / time.rate) }

  /// Returns a length in frames, rounded to the nearest second.
  package static func time(nearestTo frames: Int, rate: Int) -> String { time((frames + rate / 2) / max(1, rate)) }

  /// Returns a length in frames, rounded down to seconds; a length below one second counts as one, and zero gives
  /// `0:00`.
  package static func time(atLeastASecondOf frames: Int, rate: Int) -> String {
    time(frames > 0 ? max(1, frames / rate) : 0)
  }

  /// Returns bytes as `512 B` or `1.4 MB`.
  package static func bytes(_ count: Int) -> String {
    var (value, unit) = (Double(count), 0)
    while value >= 1000, unit < 4 {
      value /= 1000
      unit += 1
    }
    let digits = unit == 0 || value >= 100 ? "\(Int(value.rounded()))" : "\((value * 10).rounded() / 10)"
    return "\(digits) \(["B", "kB", "MB", "GB", "TB"][unit])"
  }
}
