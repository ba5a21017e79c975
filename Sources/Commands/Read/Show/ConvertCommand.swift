import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Give the numbers of ayat in another riwayah's counting.")

  @Argument(help: "The ayat, numbered as in --from.", completion: .ranges)
  var ranges: [String]

  @Option(help: "The riwayah or counting in which they are numbered.")
  var from = CountingArgument(.kufi)

  @Option(help: "The riwayah or counting in which their numbers are wanted.")
  var to: CountingArgument

  @OptionGroup var report: ReportOptions

  func run() throws {
    let structure = try AppContext().quran().structure
    let divided = structure.divided(as: from.riwayah ?? .hafs)
    let refs = try RangeParser(structure: divided, counting: from.counting).parse(ranges)
      .flatMap { structure.ayat(in: $0) }
    let pairs = refs.map { (from: $0, to: structure.convert($0, to: to.counting)) }
    guard report.json else {
      for pair in pairs {
        let targets = pair.to.isEmpty ? "no ayah there" : pair.to.map(\.description).joined(separator: " ")
        Terminal.say("\(pair.from)\t\(targets)")
      }
      return
    }
    let ayat = pairs.map { pair in
      JSON.object([("from", .string("\(pair.from)")), ("to", .strings(pair.to.map(\.description)))])
    }
    Terminal.say(JSON.object([("ayat", .array(ayat))]).text)
  }
}

/// A counting, by its own name or by that of a riwayah that follows it.
struct CountingArgument: ExpressibleByArgument {
  let counting: VerseCounting
  /// Whose juz, hizb and rub are meant; nil where a counting was named.
  var riwayah: Riwayah?

  init(_ counting: VerseCounting) { self.counting = counting }

  init?(argument: String) {
    riwayah = Riwayah(rawValue: argument)
    guard let found = riwayah?.counting ?? VerseCounting(rawValue: argument) else { return nil }
    counting = found
  }

  var defaultValueDescription: String { "hafs" }
  static var allValueStrings: [String] {
    Riwayah.allCases.map(\.rawValue) + VerseCounting.allCases.map(\.rawValue)
  }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
