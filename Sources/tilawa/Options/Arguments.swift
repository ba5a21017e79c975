public import ArgumentParser
import TilawaAudio
public import TilawaCore

// How the values of Core are written on the command line; the parser says which values there are.

extension Repeat: ExpressibleByArgument {
  public init?(argument: String) { self.init(text: argument) }
  public static var allValueStrings: [String] { ["1…100", "forever"] }
  public var defaultValueDescription: String { text }
  public static var defaultCompletionKind: CompletionKind { .list(["2", "3", "5", "10", "forever"]) }
}

extension Gap: ExpressibleByArgument {
  public init?(argument: String) { self.init(text: argument) }
  public static var allValueStrings: [String] { ["0…3000", "0%…300%"] }
  public static var defaultCompletionKind: CompletionKind { .list(["500", "1000", "2000", "50%", "100%", "150%"]) }
  public var defaultValueDescription: String { text }
}

extension Speed: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
  public static var allValueStrings: [String] { allCases.map(\.description) }
  public var defaultValueDescription: String { description }
}

extension Riwayah: ExpressibleByArgument {
  // The parser's own way to the names takes longer than all else that `show` does with its options.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}
extension VerseCounting: ExpressibleByArgument {}
extension MissingPolicy: ExpressibleByArgument {}
extension ReadingTheme: ExpressibleByArgument {}
extension SourceSegment.Status: ExpressibleByArgument {
  public static var allValueStrings: [String] { [confirmed, suggested].map(\.rawValue) }
}
extension TajweedRule: ExpressibleByArgument {}
extension LabelFile.Format: ExpressibleByArgument {}
extension MarkColour: ExpressibleByArgument {}
extension SessionSpec.BasmalahPolicy: ExpressibleByArgument {}
extension SessionSpec.Continuation.Passes: ExpressibleByArgument {}

/// What follows the range: `ayat:N`, `pages:N`, or `stop`.
enum ThenArgument: ExpressibleByArgument {
  case stop
  case stride(SessionSpec.Continuation.Stride)

  init?(argument: String) {
    if argument == "stop" {
      self = .stop
      return
    }
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Int(parts[1]), count > 0 else { return nil }
    switch parts[0] {
    case "ayat": self = .stride(.ayat(count))
    case "pages": self = .stride(.pages(count))
    default: return nil
    }
  }

  static var allValueStrings: [String] { ["ayat:N", "pages:N", "stop"] }
  static var defaultCompletionKind: CompletionKind { .words(["ayat:", "pages:", "stop"]) }
}

/// How far a continuation goes: a number of steps, or to the end of a surah, page or juz.
struct ExtentArgument: ExpressibleByArgument {
  let extent: SessionSpec.Continuation.Extent

  init?(argument: String) {
    switch argument {
    case "surah": extent = .surah
    case "page": extent = .page
    case "juz": extent = .juz
    default:
      guard let count = Int(argument), count > 0 else { return nil }
      extent = .steps(count)
    }
  }

  static var allValueStrings: [String] { ["1…", "surah", "page", "juz"] }
  static var defaultCompletionKind: CompletionKind { .list(["surah", "page", "juz"]) }
}

/// A length of time such as `90s`, `30m`, `1h30m`; a bare number is seconds.
struct TimeArgument: ExpressibleByArgument {
  let seconds: Int

  /// A limit that a command sets by itself.
  init(seconds: Int) { self.seconds = seconds }

  init?(argument: String) {
    var total = 0
    var number = ""
    for character in argument {
      if character.isASCII, character.isNumber {
        number.append(character)
        continue
      }
      guard let count = Int(number), let unit = ["h": 3600, "m": 60, "s": 1][character], count < 1_000_000 else {
        return nil
      }
      total += count * unit
      number = ""
    }
    if !number.isEmpty {
      guard total == 0, let bare = Int(number), bare < 1_000_000_000 else { return nil }
      total = bare
    }
    guard total > 0 else { return nil }
    seconds = total
  }

  static var allValueStrings: [String] { ["90s", "30m", "1h30m"] }
  var defaultValueDescription: String {
    let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "m"), (seconds % 60, "s")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
  }
  static var defaultCompletionKind: CompletionKind { .list(["5m", "15m", "30m", "1h"]) }

  func frames(rate: Int) -> Int { seconds * rate }
}

/// A day, perhaps with a time: `2024-03-11`, `2024-03-11T14:30`; without a zone in the machine's own.
struct DateArgument: ExpressibleByArgument {
  /// Since 1970.
  let seconds: Int

  init?(argument: String) {
    guard let date = TagDate(argument) else { return nil }
    seconds = date.seconds
  }

  static var allValueStrings: [String] { ["2024-03-11", "2024-03-11T14:30"] }
  static var defaultCompletionKind: CompletionKind { .list([]) }
}
