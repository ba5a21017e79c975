import ArgumentParser
import CommandOptions
import AppBase
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaStore

struct RecitersMeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Measure the loudness of reciters, so that all play equally loud.",
    discussion: """
      First a sample of one minute from many ayat is measured, then all files. Known results are not measured again. The \
      sample is also measured automatically in the background, when you add files or hear a new reciter.
      """)

  @Argument(help: ArgumentHelp("The ids of reciters. Default: all.", valueName: "id"))
  var ids: [String] = []

  @Flag(help: "Measure only the sample.")
  var quick = false

  @Flag(help: "Measure only the sample, print nothing, and run with low priority.")
  var background = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    if background { Background.yield() }
    let context = AppContext()
    _ = try context.loudnessLibrary()
    let library = try context.library(for: .writing)
    let survey = LoudnessSurvey(library: library, now: { SystemClock.now })
    let reciters = try ids.isEmpty ? library.reciters.all() : ids.map { try library.reciters.choose($0) }
    if background {
      return try library.loudness.measuringUnasked {
        try measure(reciters, survey)
        try SoundLearning(library).run(now: SystemClock.now)
      }
    }
    try measure(reciters, survey)
  }

  private func measure(_ reciters: [Reciter], _ survey: LoudnessSurvey) throws {
    var findings: [LoudnessSurvey.Finding] = []
    var failures: [Failure] = []
    for reciter in reciters {
      do {
        findings += try measure(reciter, survey)
      } catch {
        // The others are measured all the same.
        guard let failure = Failure(error) else { throw error }
        Terminal.complain(failure.message)
        failures.append(failure)
      }
    }
    if !background { tell(findings) }
    if let first = failures.first { throw Failure(silent: first.code) }
  }

  private func measure(_ reciter: Reciter, _ survey: LoudnessSurvey) throws -> [LoudnessSurvey.Finding] {
    let isShown = Terminal.isTerminal(2) && !report.json && !background
    defer { if isShown { ProgressBar.clear() } }
    return try survey.measure(
      reciter.id, to: quick || background ? .sample : .whole,
      waiting: { if !background { Terminal.complain(LibraryCommandsSentences.beingMeasured(id: reciter.id).text) } },
      progress: { done, total in
        guard isShown else { return }
        Terminal.draw(
          Painted(
            LibraryCommandsSentences.measuring(id: reciter.id, percent: done * 100 / max(1, total), minutes: total / 60)
              .text), on: 2)
      })
  }

  private func tell(_ findings: [LoudnessSurvey.Finding]) {
    for finding in findings where !finding.skipped.isEmpty {
      let first = finding.skipped.first ?? ""
      Terminal.complain(
        LibraryCommandsSentences.filesSkipped(id: finding.source.reciter.id, count: finding.skipped.count, file: first)
          .text
      )
    }
    LoudnessSurvey.Finding.answer(findings).tell(report)
  }
}
