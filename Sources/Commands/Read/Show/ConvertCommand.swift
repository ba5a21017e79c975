import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaStore
import TilawaCore

struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Convert the numbers of ayat to the counting of another riwayah.")

  @Argument(help: "The ayat, in the numbers of --from.", completion: .ranges)
  var ranges: [String]

  @Option(help: "The riwayah or counting of these numbers. Default: the configured riwayah, else hafs.")
  var from: CountingArgument?

  @Option(help: "The riwayah or counting to convert to.")
  var to: CountingArgument

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let structure = try context.quran().structure
    let from = try self.from ?? CountingArgument(context.riwayah(nil))
    let divided = structure.divided(as: from.riwayah ?? .hafs)
    let ranges = try RangeParser(structure: divided, counting: from.counting).parse(ranges)
    ConvertedNumbers(ranges, to: to.counting, structure).answer.tell(report)
  }
}

/// A counting, named by itself or by a riwayah.
struct CountingArgument: ExpressibleByArgument {
  let counting: VerseCounting
  /// The riwayah whose juz, hizb and rub are used; nil if a counting was named.
  var riwayah: Riwayah?

  init(_ riwayah: Riwayah) { (counting, self.riwayah) = (riwayah.counting, riwayah) }

  init?(argument: String) {
    riwayah = Riwayah.typed(argument)
    guard let found = riwayah?.counting ?? VerseCounting(rawValue: argument) else { return nil }
    counting = found
  }

  static var allValueStrings: [String] {
    Riwayah.allCases.map(\.rawValue) + VerseCounting.allCases.map(\.rawValue)
  }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
