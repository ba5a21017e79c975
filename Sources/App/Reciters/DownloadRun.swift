package import AppBase
import Synchronization
package import TilawaCore
import TilawaNetwork
package import TilawaIntake
package import TilawaStore

/// A download of the files of a plan. It shows the progress, and throws the error with which the command ends.
package struct DownloadRun {
  package let downloader: Downloader
  package let plan: DownloadPlan
  package let pinning: Pinning
  /// The names of files that are fetched again, although they are here.
  package let again: Set<String>
  package let reciter: Reciter
  /// The command as it was typed, for the advice how to continue.
  package let command: CommandHint

  package init(
    downloader: Downloader, plan: DownloadPlan, pinning: Pinning, again: Set<String>, reciter: Reciter,
    command: CommandHint
  ) {
    self.downloader = downloader
    self.plan = plan
    self.pinning = pinning
    self.again = again
    self.reciter = reciter
    self.command = command
  }

  /// The numbers of failures by kind, for the exit code.
  private struct Failures: Sendable {
    var network = 0
    var others = 0
    /// Whether the server lacks the basmalah. It was not requested, so this is not a failure.
    var isExtraAbsent = false

    /// Counts an error.
    ///
    /// - Returns: whether a requested file is missing because of it.
    mutating func count(_ error: any Error, isExtra: Bool) -> Bool {
      let error = error as? NetworkError
      if isExtra, error?.isAbsence == true {
        isExtraAbsent = true
        return false
      }
      if error != nil { network += 1 } else { others += 1 }
      return true
    }
  }

  package func perform(on screen: any DownloadDisplay, in context: AppContext) async throws {
    let tally = DownloadTally(total: plan.count)
    let failures = Mutex(Failures())
    screen.begin(reciter, plan.count)
    let work = Task { [downloader, plan, pinning, again] in
      try await downloader.download(plan, pinning: pinning, again: again, tally: tally) { file, outcome in
        if case .failed(let error) = outcome {
          let isExtra = file.name == plan.extra?.name
          let isNeeded = failures.withLock { $0.count(error, isExtra: isExtra) }
          // The summary at the end reports such a failure.
          guard isNeeded || screen.tellsEachFile else { return }
        }
        screen.tell(file, outcome)
      }
    }
    let code = Mutex<ExitCodes?>(nil)
    let interruption = context.interface.interruption { signal in
      code.withLock { $0 = signal }
      work.cancel()
    }
    let showing = Task {
      while (try? await Task.sleep(for: screen.interval)) != nil { screen.show(tally.snapshot) }
    }
    let result = await work.result
    showing.cancel()
    await showing.value
    withExtendedLifetime(interruption) {}
    for note in tally.notes { screen.complain(note.text) }
    var end = tally.snapshot
    if failures.withLock({ $0.isExtraAbsent }) {
      (end.total, end.failed) = (end.total - 1, end.failed - 1)
      screen.complain(RecitersSentences.noBasmalah(file: plan.extra?.name.words.text ?? "").text)
    }
    screen.end(end)
    if let signal = code.withLock({ $0 }) {
      throw Failure(signal, RecitersSentences.downloadStopped(command: command))
    }
    if case .failure(let error) = result, let failure = Failure(error) {
      throw Failure(failure.code, RecitersSentences.downloadFailed(reason: failure.message, command: command))
    }
    try result.get()
    let failed = failures.withLock { $0 }
    guard failed.network + failed.others == 0 else {
      throw Failure(
        failed.network > 0 ? .unavailable : .unreadable,
        RecitersSentences.filesMissing(
          missing: failed.network + failed.others, all: plan.count, command: command))
    }
  }
}

extension NetworkError {
  /// Whether the server says that it does not have the file.
  fileprivate var isAbsence: Bool { code == .status(404) || code == .status(410) }
}

/// A display of the progress of a download.
package protocol DownloadDisplay: Sendable {
  /// The time between two reports of the progress.
  var interval: Duration { get }
  /// Whether each file is reported.
  var tellsEachFile: Bool { get }
  func begin(_ reciter: Reciter, _ count: Int)
  func tell(_ file: RemoteFile, _ outcome: Downloader.Outcome)
  func complain(_ line: String)
  func show(_ snapshot: DownloadTally.Snapshot)
  func end(_ snapshot: DownloadTally.Snapshot)
}
