import ArgumentParser
import TilawaCore

/// A moment of a recording: seconds with decimals (`75.5`), `1:15.5`, `1:01:15`, `1m15s`, `1h`.
struct MomentArgument: ExpressibleByArgument, Hashable {
  /// Since the recording's start.
  let time: Duration

  init?(argument: String) {
    if let units = TimeArgument(argument: argument), argument.contains(where: \.isLetter) {
      time = .seconds(units.seconds)
      return
    }
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), let last = parts.last, let seconds = Duration(seconds: last) else {
      return nil
    }
    let whole = parts.dropLast().map { $0.utf8.count <= 4 && $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    var minutes = 0
    for (index, number) in whole.enumerated() {
      guard let number, index == 0 || number < 60 else { return nil }
      minutes = minutes * 60 + number
    }
    guard parts.count == 1 || seconds < .seconds(60) else { return nil }
    time = .seconds(minutes * 60) + seconds
  }

  static var allValueStrings: [String] { ["75.5", "1:15.5", "1:01:15", "1m15s"] }
  static var defaultCompletionKind: CompletionKind { .list(["0:30", "1:00", "5:00", "10:00"]) }
}
