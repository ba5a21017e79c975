package import AppBase
package import AppReciters
import Glibc
import TilawaAudio
import TilawaConsole
import TilawaCore
package import TilawaIntake
import TilawaStore

/// The addition of a reciter with files of the user.
package struct ReciterFilesRun {
  private let request: ReciterImporter.Request
  private let report: ReportOptions
  private let hearing: SurahHearing
  private let sampling: Sampling

  /// The measurement of the loudness.
  package enum Sampling: Hashable, Sendable { case inBackground, leftOut }

  package init(
    _ request: ReciterImporter.Request, hearing: SurahHearing, sampling: Sampling = .inBackground,
    report: ReportOptions
  ) {
    (self.request, self.hearing, self.sampling, self.report) = (request, hearing, sampling, report)
  }

  /// Adds the files, and has the ayat of whole surahs heard.
  ///
  /// - Throws: `Failure`, unreadable, where some files are left out; the errors of `ReciterImporter`.
  package func run(in context: AppContext) throws {
    let (library, quran) = (try context.library(for: .writing), try context.quran())
    let importer = ReciterImporter(
      library: library, structure: quran.structure, texts: { try quran.texts(of: $0) },
      measure: { try AudioProbe.measure($0) })
    // Exit at once: the import stores everything together, at its end.
    let isShown = Terminal.isTerminal(2) && !report.json
    let interruption = Interruption { code in
      if isShown { ProgressBar.clear() }
      _exit(code.rawValue)
    }
    let dropped = try TimedReciter.published(of: request.name, in: library, quran.structure)
    let result = try importer.add(request, now: SystemClock.now, progress: FileProgress.shown(report))
    withExtendedLifetime(interruption) {}
    try result.answer(in: context).tell(report)
    if let dropped, dropped.id == result.reciter.id, request.timings.isEmpty, !result.isKnown {
      Terminal.complain(
        CommandOptionsSentences.timingsRemoved(
          count: dropped.ayat, command: CommandHint("timings", "import", "FILE", "--reciter", result.reciter.id)
        ).text)
    }
    if let warning = try CountingCheck(of: result.reciter, in: library, with: quran).warning {
      Terminal.complain(warning.text)
    }
    if sampling == .inBackground, !result.isKnown {
      LoudnessSampling.begin(of: result.reciter, isForProgram: report.json, in: context)
    }
    try hear(result, library, quran, context)
    if !result.refused.isEmpty {
      throw Failure(
        .unreadable, report.json ? nil : CommandOptionsSentences.someFilesSkipped(count: result.refused.count))
    }
  }

  private func hear(
    _ result: ReciterImportReport, _ library: Library, _ quran: QuranDatabase, _ context: AppContext
  ) throws {
    guard result.unheard > 0 else { return }
    let surahs = try SurahFiles(of: result.reciter, in: library, quran.structure)
    switch hearing {
    case .inBackground where surahs.timed == surahs.count: break
    case .inBackground:
      SurahHearing.begin(of: result.reciter, isForProgram: report.json, in: context)
    case .awaited:
      let timed = TimedReciter(library: library, quran: quran, reciter: result.reciter)
      let heard = try ListeningRun(timed, in: context, for: report.json ? .program : .person).run()
      // A program has read its line already.
      if !report.json { heard.answer.tell(report) }
      if heard.isFailure { throw Failure(silent: .unreadable) }
    }
  }
}
