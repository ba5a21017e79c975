public import ArgumentParser
package import AppBase
package import AppMushaf
import TilawaAudio
public import TilawaCore
import TilawaStore

// The values of Core as arguments of the command line; the parser lists the values.

extension Repeat: ExpressibleByArgument {
  public init?(argument: String) {
    guard let count = Repeat.typed(argument) else { return nil }
    self = count
  }

  public static var allValueStrings: [String] { ["1…100", "forever"] }
  public var defaultValueDescription: String { text }
  public static var defaultCompletionKind: CompletionKind { .list(["2", "3", "5", "10", "forever"]) }
}

extension Gap: ExpressibleByArgument {
  /// Reads a typed gap, which has a unit: `TypedWords` asks for it where a number has none.
  public init?(argument: String) {
    guard Gap.question(about: argument) == nil, let gap = Gap.typed(argument) else { return nil }
    self = gap
  }

  public static var allValueStrings: [String] { PlayOption.gap.values }
  public static var defaultCompletionKind: CompletionKind { .list(["500ms", "1s", "2s", "5s", "50%", "100%", "150%"]) }
  public var defaultValueDescription: String { text }
}

extension Speed: ExpressibleByArgument {
  public init?(argument: String) {
    guard let speed = Speed.typed(argument) else { return nil }
    self = speed
  }

  public static var allValueStrings: [String] { PlayOption.speed.values }
  public static var defaultCompletionKind: CompletionKind {
    .list(["0.5", "0.75", "0.8", "0.9", "1", "1.25", "1.5", "2"])
  }
  public var defaultValueDescription: String { description }
}

/// The name of a print: one that is built in, or one that was added.
package struct PrintName: ExpressibleByArgument {
  package let text: String

  package init?(argument: String) {
    guard let id = PackID(argument) else { return nil }
    text = id.text
  }

  package static var allValueStrings: [String] { Print.builtIn.map(\.id) }
  package static var defaultCompletionKind: CompletionKind {
    .custom { _, _, _ in (try? AppContext().quran().structure.prints) ?? PrintName.allValueStrings }
  }
  package var defaultValueDescription: String { text }
}

extension Riwayah: ExpressibleByArgument {
  public init?(argument: String) {
    guard let riwayah = Riwayah.typed(argument) else { return nil }
    self = riwayah
  }

  // The parser's own way to the names takes longer than all else that `show` does with its options.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}
extension VerseCounting: ExpressibleByArgument {}
extension MissingPolicy: ExpressibleByArgument {}
extension ScreenTheme: ExpressibleByArgument {}
extension SourceSegment.Status: ExpressibleByArgument {
  public static var allValueStrings: [String] { [confirmed, suggested].map(\.rawValue) }
}
extension TajweedRule: ExpressibleByArgument {}
extension PhonemeReport.Waqf: ExpressibleByArgument {}
extension LabelFile.Format: ExpressibleByArgument {}
extension MarkColour: ExpressibleByArgument {}
extension SessionSpec.BasmalahPolicy: ExpressibleByArgument {}
extension SessionSpec.Continuation.Passes: ExpressibleByArgument {}

extension PlayRequest.Then: ExpressibleByArgument {
  package init?(argument: String) { self.init(text: argument) }
  package static var allValueStrings: [String] { PlayOption.then.values }
  package static var defaultCompletionKind: CompletionKind { .words(["ayat:", "pages:", "stop"]) }
  package var defaultValueDescription: String { text }
}

extension SessionSpec.Continuation.Extent: ExpressibleByArgument {
  public init?(argument: String) { self.init(text: argument) }
  public static var allValueStrings: [String] { PlayOption.thenTimes.values }
  public static var defaultCompletionKind: CompletionKind { .list(["surah", "page", "juz"]) }
}

extension TimeLength: ExpressibleByArgument {
  /// Reads a typed length, which has a unit: `TypedWords` asks for it where a number has none.
  package init?(argument: String) {
    guard let length = TimeLength.typed(argument) else { return nil }
    self = length
  }

  package static var allValueStrings: [String] { PlayOption.limit.values }
  package static var defaultCompletionKind: CompletionKind { .list(["5m", "15m", "30m", "1h"]) }
  package var defaultValueDescription: String { text }
}

/// A day, perhaps with a time: `2024-03-11`, `2024-03-11T14:30`. Without a zone, it is in the zone of the machine.
package struct DateArgument: ExpressibleByArgument {
  /// The time in seconds since 1970.
  package let seconds: Int

  package init?(argument: String) {
    guard let date = TagDate(argument) else { return nil }
    seconds = date.seconds
  }

  package static var allValueStrings: [String] { ["2024-03-11", "2024-03-11T14:30"] }
  package static var defaultCompletionKind: CompletionKind { .list([]) }
}

/// The time between two runs of a timer: whole minutes or hours, such as `15m` or `2h`, up to a day.
package struct Interval: ExpressibleByArgument {
  package let minutes: Int

  package init(minutes: Int) { self.minutes = minutes }

  package init?(argument: String) {
    let unit = ["m": 1, "h": 60][String(argument.suffix(1))]
    guard let unit, let count = Int(argument.dropLast()), (1...1440).contains(count), count * unit <= 1440 else {
      return nil
    }
    minutes = count * unit
  }

  package static var allValueStrings: [String] { ["1m…59m", "1h…24h"] }
  package static var defaultCompletionKind: CompletionKind { .list(["5m", "15m", "30m"]) }
  package var defaultValueDescription: String { "\(minutes)m" }
}
