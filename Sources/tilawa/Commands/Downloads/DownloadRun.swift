import Foundation
import Synchronization
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaNetwork
import TilawaPlayer
import TilawaStore

/// Fetches, shows how far it is, and says how it ended.
struct DownloadRun {
  let downloader: Downloader
  let plan: DownloadPlan
  let pinning: Pinning
  /// The names of files that are fetched though they are here.
  let again: Set<String>
  let reciter: Reciter
  /// As it was typed, to say how to go on.
  let command: ArraySlice<String>

  /// Between two pictures of a live line, and two lines where there is no terminal.
  private static let pace = (live: Duration.milliseconds(200), lines: Duration.seconds(5), json: Duration.seconds(1))

  /// What came of each file that failed, for the exit code.
  private struct Failures: Sendable {
    var network = 0
    var others = 0
    /// The server has no basmalah, which was not asked for: nothing failed.
    var isExtraAbsent = false

    /// - Returns: whether what was asked for lacks it.
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

  func perform(_ report: ReportOptions) async throws {
    let tally = DownloadTally(total: plan.count)
    let failures = Mutex(Failures())
    let screen = DownloadScreen(report: report)
    screen.begin(reciter, plan.count)
    let work = Task { [downloader, plan, pinning, again] in
      try await downloader.download(plan, pinning: pinning, again: again, tally: tally) { file, outcome in
        if case .failed(let error) = outcome {
          let isExtra = file.name == plan.extra?.name
          let isNeeded = failures.withLock { $0.count(error, isExtra: isExtra) }
          // It is told at the end, as what it is.
          guard isNeeded || report.json else { return }
        }
        screen.tell(file, outcome)
      }
    }
    let code = Mutex<ExitCodes?>(nil)
    let interruption = Interruption { signal in
      code.withLock { $0 = signal }
      work.cancel()
    }
    let showing = Task {
      let pace = report.json ? DownloadRun.pace.json : screen.isLive ? DownloadRun.pace.live : DownloadRun.pace.lines
      while (try? await Task.sleep(for: pace)) != nil { screen.show(tally.snapshot) }
    }
    let result = await work.result
    showing.cancel()
    await showing.value
    withExtendedLifetime(interruption) {}
    for note in tally.notes { screen.complain(note) }
    var end = tally.snapshot
    if failures.withLock({ $0.isExtraAbsent }) {
      (end.total, end.failed) = (end.total - 1, end.failed - 1)
      screen.complain(
        "the server has no basmalah to stand before surahs (\(plan.extra?.name.words ?? "")); the rest is not concerned"
      )
    }
    screen.end(end)
    if let signal = code.withLock({ $0 }) {
      throw Failure(signal, "stopped; what is here stays; to go on: tilawa \(command.joined(separator: " "))")
    }
    if case .failure(let error) = result, let failure = Failure(error) {
      throw Failure(
        failure.code, "\(failure.message); what is here stays; to go on: tilawa \(command.joined(separator: " "))")
    }
    try result.get()
    let failed = failures.withLock { $0 }
    guard failed.network + failed.others == 0 else {
      throw Failure(
        failed.network > 0 ? .unavailable : .unreadable,
        "\(failed.network + failed.others) of \(plan.count) files are not here; to try again: tilawa "
          + command.joined(separator: " "))
    }
  }
}

extension NetworkError {
  /// Whether the server says that it does not have it.
  fileprivate var isAbsence: Bool { code == .status(404) || code == .status(410) }
}

/// What is told while files are fetched: a line that changes on a terminal, lines now and then elsewhere, or JSON.
final class DownloadScreen: Sendable {
  private let report: ReportOptions
  let isLive: Bool
  private let shown = Mutex(false)

  init(report: ReportOptions) {
    self.report = report
    isLive = !report.json && Terminal.isTerminal(2)
  }

  func begin(_ reciter: Reciter, _ count: Int) {
    guard report.json else { return }
    Terminal.say(
      JSON.object([("event", .string("start")), ("reciter", .string(reciter.id)), ("files", .int(count))]).text)
  }

  func tell(_ file: RemoteFile, _ outcome: Downloader.Outcome) {
    let (word, why): (String, String?) =
      switch outcome {
      case .here: ("here", nil)
      case .fetched: ("fetched", nil)
      case .failed(let error): ("failed", "\(error)")
      }
    if report.json {
      var members: [(String, JSON)] = [
        ("event", .string("file")), ("name", .string(file.name.words)), ("outcome", .string(word)),
      ]
      if let why { members.append(("why", .string(why))) }
      return Terminal.say(JSON.object(members).text)
    }
    if let why { complain(why.contains(file.name.words) ? why : "\(file.name.words): \(why)") }
  }

  func complain(_ line: String) {
    shown.withLock { isShown in
      if isShown { ProgressBar.clear() }
      isShown = false
      Terminal.complain(line)
    }
  }

  func show(_ snapshot: DownloadTally.Snapshot) {
    if report.json { return Terminal.say(json("progress", snapshot).text) }
    let line = words(snapshot)
    shown.withLock { isShown in
      if isLive {
        Terminal.draw(Painted(line), on: 2)
      } else {
        Terminal.complain(line)
      }
      isShown = isLive
    }
  }

  func end(_ snapshot: DownloadTally.Snapshot) {
    if report.json { return Terminal.say(json("end", snapshot).text) }
    shown.withLock { if $0 { ProgressBar.clear() } }
    var parts = ["\(Count.files(snapshot.fetched)) fetched (\(Lengths.bytes(snapshot.bytes)))"]
    if snapshot.here > 0 { parts.append("\(snapshot.here) were here") }
    if snapshot.failed > 0 { parts.append("\(snapshot.failed) failed") }
    Terminal.say(parts.joined(separator: ", "))
  }

  private func words(_ snapshot: DownloadTally.Snapshot) -> String {
    var parts = ["\(snapshot.settled)/\(snapshot.total) files", Lengths.bytes(snapshot.bytes)]
    if let rate = snapshot.rate { parts.append("\(Lengths.bytes(Int(rate)))/s") }
    if let left = snapshot.left { parts.append("\(Lengths.time(Int(min(left, 1e7).rounded(.up)))) left") }
    if snapshot.failed > 0 { parts.append("\(snapshot.failed) failed") }
    return parts.joined(separator: " · ")
  }

  private func json(_ event: String, _ snapshot: DownloadTally.Snapshot) -> JSON {
    .object([
      ("event", .string(event)), ("files", .int(snapshot.total)), ("fetched", .int(snapshot.fetched)),
      ("here", .int(snapshot.here)), ("failed", .int(snapshot.failed)), ("bytes", .int(snapshot.bytes)),
      ("rate", .optional(snapshot.rate) { .int(Int($0)) }),
      ("left", .optional(snapshot.left) { .int(Int(min($0, 1e7))) }),
    ])
  }
}
