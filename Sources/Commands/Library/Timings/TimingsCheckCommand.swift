import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaScreens
import TilawaStore

struct TimingsCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Ask the sound whether the timings belong to the reciter's files of surahs.",
    discussion: """
      Each timed file of a whole surah is aligned with another reciter who has all of its ayat one by one. Told is whether \
      the timings fit it, are all too early or late, run faster or slower, or are of another edition, which nothing repairs. \
      With --repair what is shifted or drifts is put right for this audio, as by timings set; timings unset takes it back.
      """)

  @Argument(
    help: ArgumentHelp("What to check, such as 78 or juz:30. Default: all.", valueName: "range"), completion: .ranges)
  var ranges: [String] = ["all"]

  @Option(
    help: ArgumentHelp("Compare with this reciter; may be given again. Default: they are chosen.", valueName: "id"),
    completion: .reciters)
  var reference: [String] = []

  @Flag(help: "Put right what is shifted or drifts, for the files that are here.")
  var repair = false

  @OptionGroup var options: TimingOptions

  func run() throws {
    let timed = try options.open(for: repair ? .writing : .reading)
    let bar = StepBar(isQuiet: options.report.json)
    let verifier = TimingVerifier(library: timed.library, structure: timed.structure)
    let spans = try timed.spans(ranges)
    let found = try bar.around {
      try verifier.verify(timed.reciter, in: spans, named: reference) { done, all in
        bar.show(.listening(done: done, of: all))
      }
    }
    let outcome = repair ? try timed.repair(found) : TimingEditor.Outcome()
    if options.report.json {
      let files = found.map { JSON.object($0.members(isRepaired: repair)) }
      Terminal.say(
        JSON.object([("reciter", .string(timed.reciter.id)), ("files", .array(files))] + TimedReciter.json(outcome))
          .text)
    } else {
      Columns.say(found.map { ["\($0.surah)", $0.words] }, headings: ["surah", "result"], numbers: [0])
      timed.tell(outcome)
      if !outcome.recut.isEmpty { Terminal.complain("\(Count.files(outcome.recut.count)) cut anew") }
    }
    if !repair, found.contains(where: \.isWrong) { throw Failure(.unreadable, "") }
  }
}
