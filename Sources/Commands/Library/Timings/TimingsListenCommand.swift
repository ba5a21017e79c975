import TilawaHearing
import ArgumentParser
import CommandOptions
import Foundation
import AppBase
import AppReciters
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaScreens
import TilawaStore

struct TimingsListenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "listen", abstract: "Hear where the ayat and words are in the files of a reciter.",
    discussion: """
      For files without published timings: an acoustic model hears each file, and the times are stored as estimates. The \
      word that is recited is then marked while it plays, and files of whole surahs are divided into their ayat. Times \
      that are published or set by hand stay as they are. Each file is stored when it is done; you can stop at any time \
      and continue later. A file that does not hold its surah or ayah is named with what it sounds like, and left.
      """)

  @Argument(
    help: ArgumentHelp("The ayat to hear, such as 78 or juz:30. Default: all.", valueName: "range"),
    completion: .ranges)
  var ranges: [String] = ["all"]

  @Flag(help: "Hear files again that were heard before.")
  var force = false

  @Flag(help: "Print nothing, and run with low priority.")
  var background = false

  @OptionGroup var options: TimingOptions

  func run() throws {
    if background { Background.yield() }
    let timed = try options.open(for: .writing)
    let listening = try TimingListening(
      library: timed.library, quran: timed.text, texts: try AppContext().texts(), riwayah: timed.reciter.riwayah,
      model: try AcousticModel.installed())
    let tasks = try listening.tasks(of: timed.reciter, in: timed.spans(ranges), isAnew: force)
    let report = try hear(tasks, by: listening, timed)
    if !background { report.answer.tell(options.report) }
    if report.isFailure { throw Failure(silent: .unreadable) }
  }

  /// Hears the files one after the other. A signal ends the process between two changes of the library.
  private func hear(
    _ tasks: [TimingListening.Task], by listening: TimingListening, _ timed: TimedReciter
  ) throws -> ListeningReport {
    let display = AlignmentDisplay(isQuiet: options.report.json || background)
    let report = Guarded(ListeningReport(timed, count: tasks.count))
    let isQuiet = background
    let interruption = Interruption { code in
      display.clear()
      if !isQuiet { Terminal.complain(report.withLock(\.interruption).text) }
      _exit(code.rawValue)
    }
    defer {
      display.clear()
      withExtendedLifetime(interruption) {}
    }
    for (index, task) in tasks.enumerated() {
      let name = URL(filePath: task.file.path).lastPathComponent
      let progress = display.progress("\(index + 1)/\(tasks.count) \(name)")
      let result = try result(of: task) { try listening.hear(task, of: timed.reciter, progress: progress) }
      let remark = report.withLock { $0.add(result, of: task) }
      display.clear()
      if let remark, !background { Terminal.complain(remark.text) }
    }
    return report.withLock(\.self)
  }

  private func result(
    of task: TimingListening.Task, _ hear: () throws -> TimingListening.Outcome
  ) throws -> ListeningReport.Result {
    do {
      return .heard(try hear())
    } catch let error as AudioError {
      return .failed("\(error)")
    }
  }
}
