import AppReciters
import TilawaHearing
import ArgumentParser
import CommandOptions
import FoundationEssentials
import AppBase
import TilawaStore
import TilawaCore
import TilawaIntake
import TilawaScreens

struct TimingsCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check by the sound whether files and timings of a reciter are right.",
    discussion: """
      An acoustic model hears each file of an ayah: those are listed that are another ayah, break off, hold more than \
      their ayah, or are in doubt, and files with the same bytes. In each file of a whole surah with timings it hears \
      where the ayat are: the timings fit, they are too early or too late, they drift, or they belong to another \
      edition, which cannot be repaired. With --repair, shifted and drifting timings are corrected, as with timings \
      set; timings unset takes that back.
      """)

  @Argument(
    help: ArgumentHelp("The ayat to check, such as 78 or juz:30. Default: all.", valueName: "range"),
    completion: .ranges)
  var ranges: [String] = ["all"]

  @Flag(help: "Correct shifted and drifting timings.")
  var repair = false

  @OptionGroup var options: TimingOptions

  func run() throws {
    let timed = try options.open(for: repair ? .writing : .reading)
    let display = AlignmentDisplay(isQuiet: options.report.json)
    defer { display.clear() }
    let verifier = try TimingVerifier(
      library: timed.library, quran: timed.text, texts: try AppContext().texts(), riwayah: timed.reciter.riwayah,
      model: try AcousticModel.installed())
    let found = try verifier.verify(timed.reciter, in: try timed.spans(ranges)) { file, number, count in
      let name = URL(filePath: file.path).lastPathComponent
      return display.progress("\(number)/\(count) \(name)")
    }
    display.clear()
    let outcome = repair ? try timed.repair(found) : TimingEditor.Outcome()
    timed.checked(found, outcome, isRepaired: repair).tell(options.report)
    if !repair, found.contains(where: \.isWrong) { throw Failure(silent: .unreadable) }
  }
}
