import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaStore
import TilawaCore
import TilawaPlayer
import TilawaScreens

struct TimingsCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check by the sound whether timings fit the files of a reciter.",
    discussion: """
      In each file of a whole surah with timings an acoustic model hears where the ayat are. The result is one of these: \
      the timings fit, they are too early or too late, they drift, or they belong to another edition, which cannot be \
      repaired. With --repair, shifted and drifting timings are corrected, as with timings set; timings unset takes that \
      back.
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
    let bar = StepBar(isQuiet: options.report.json)
    let verifier = TimingVerifier(
      library: timed.library, quran: timed.text, model: try PassageFinding.installedModel())
    let spans = try timed.spans(ranges)
    let found = try bar.around {
      try verifier.verify(timed.reciter, in: spans) { done, all in
        bar.show(.listening(done: done, of: all))
      }
    }
    let outcome = repair ? try timed.repair(found) : TimingEditor.Outcome()
    timed.checked(found, outcome, isRepaired: repair).tell(options.report)
    if !repair, found.contains(where: \.isWrong) { throw Failure(.unreadable, "") }
  }
}
