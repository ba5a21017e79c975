package import AppBase
package import AppReciters
import FoundationEssentials
import Glibc
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaHearing
import TilawaIntake
import TilawaScreens
import TilawaStore

/// The hearing of a reciter's files, one after the other, with what is shown of it.
package struct ListeningRun {
  /// The readers of the progress and the remarks.
  package enum Audience: Hashable, Sendable { case person, program, nobody }

  private let timed: TimedReciter
  private let context: AppContext
  private let audience: Audience

  package init(_ timed: TimedReciter, in context: AppContext, for audience: Audience) {
    (self.timed, self.context, self.audience) = (timed, context, audience)
  }

  /// Hears the files that have no times. A signal ends the process between two changes of the library.
  ///
  /// - Parameters:
  ///   - ranges: the ayat, in the form of `TimedReciter.spans`.
  ///   - isAnew: whether files with heard times are heard again.
  /// - Throws: `Failure`, busy, where another process hears these files; the errors of `TimingListening`.
  package func run(_ ranges: [String] = ["all"], isAnew: Bool = false) throws -> ListeningReport {
    guard let lock = try HearingLock(of: timed.reciter.id, in: context.folders) else {
      throw Failure(
        .busy,
        CommandOptionsSentences.heardAlready(
          name: timed.reciter.name, command: CommandHint("reciters", "show", timed.reciter.id)))
    }
    defer { withExtendedLifetime(lock) {} }
    let listening = try TimingListening(
      library: timed.library, quran: timed.text, texts: try context.texts(), riwayah: timed.reciter.riwayah,
      model: try AcousticModel.installed())
    return try hear(try listening.tasks(of: timed.reciter, in: timed.spans(ranges), isAnew: isAnew), by: listening)
  }

  private func hear(_ tasks: [TimingListening.Task], by listening: TimingListening) throws -> ListeningReport {
    let display = AlignmentDisplay(isQuiet: audience != .person)
    let report = Guarded(ListeningReport(timed, count: tasks.count))
    let audience = audience
    let interruption = Interruption { code in
      display.clear()
      if audience != .nobody { Terminal.complain(report.withLock(\.interruption).text) }
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
      if let remark, audience != .nobody { Terminal.complain(remark.text) }
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
