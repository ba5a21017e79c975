import Synchronization
import AppReciters
import TilawaConsole
package import TilawaCore
import TilawaNetwork
package import TilawaIntake
import TilawaStore

/// Tells a download: a line that changes on a terminal, lines every five seconds elsewhere, or JSON.
package final class DownloadScreen: DownloadDisplay {
  private let isForProgram: Bool
  private let isLive: Bool
  private let shown = Mutex(false)

  package var interval: Duration { isForProgram ? .seconds(1) : isLive ? .milliseconds(200) : .seconds(5) }
  package var tellsEachFile: Bool { isForProgram }

  package init(isForProgram: Bool) {
    self.isForProgram = isForProgram
    isLive = !isForProgram && Terminal.isTerminal(2)
  }

  package func begin(_ reciter: Reciter, _ count: Int) {
    guard isForProgram else { return }
    Terminal.say(JSON.text(encoding: DownloadBegun(reciter: reciter.id, files: count)))
  }

  package func tell(_ file: RemoteFile, _ outcome: Downloader.Outcome) {
    let (word, why): (String, String?) =
      switch outcome {
      case .here: ("here", nil)
      case .fetched: ("fetched", nil)
      case .failed(let error): ("failed", "\(error)")
      }
    if isForProgram {
      return Terminal.say(
        JSON.text(encoding: FileSettled(name: file.name.words.text, outcome: word, why: why)))
    }
    if let why { complain(why.contains(file.name.words.text) ? why : "\(file.name.words): \(why)") }
  }

  package func complain(_ line: String) {
    shown.withLock { isShown in
      if isShown { ProgressBar.clear() }
      isShown = false
      Terminal.complain(line)
    }
  }

  package func show(_ snapshot: DownloadTally.Snapshot) {
    if isForProgram { return Terminal.say(JSON.text(encoding: DownloadProgress(.progress, snapshot))) }
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

  package func end(_ snapshot: DownloadTally.Snapshot) {
    if isForProgram { return Terminal.say(JSON.text(encoding: DownloadProgress(.end, snapshot))) }
    shown.withLock { if $0 { ProgressBar.clear() } }
    var parts = [ScreensSentences.filesFetched(count: snapshot.fetched, size: Lengths.bytes(snapshot.bytes)).text]
    if snapshot.here > 0 { parts.append(ScreensSentences.wereHere(count: snapshot.here).text) }
    if snapshot.failed > 0 { parts.append(ScreensSentences.failed(count: snapshot.failed).text) }
    Terminal.say(parts.listed)
  }

  private func words(_ snapshot: DownloadTally.Snapshot) -> String {
    var parts = [
      ScreensSentences.filesOf(done: snapshot.settled, all: snapshot.total).text, Lengths.bytes(snapshot.bytes),
    ]
    if let rate = snapshot.rate { parts.append("\(Lengths.bytes(Int(rate)))/s") }
    if let left = snapshot.left {
      parts.append(ScreensSentences.timeLeft(time: Lengths.time(Int(min(left, 1e7).rounded(.up)))).text)
    }
    if snapshot.failed > 0 { parts.append(ScreensSentences.failed(count: snapshot.failed).text) }
    return parts.joined(separator: " · ")
  }
}

// The lines for programs about a download. Members keep this order.

/// The beginning.
private struct DownloadBegun: Encodable {
  let event = "start"
  let reciter: String
  /// The number of files.
  let files: Int
}

/// A file that is here, or failed.
private struct FileSettled: Encodable {
  let event = "file"
  let name: String
  let outcome: String
  /// The reason of a failure; left out without one.
  let why: String?
}

/// The numbers of files so far, or at the end.
private struct DownloadProgress: Encodable {
  enum Event: String, Encodable { case progress, end }

  private let event: Event
  private let files: Int
  private let fetched: Int
  private let here: Int
  private let failed: Int
  private let bytes: Int
  /// Bytes a second.
  @Nullable private var rate: Int?
  /// The seconds that are left.
  @Nullable private var left: Int?

  init(_ event: Event, _ snapshot: DownloadTally.Snapshot) {
    self.event = event
    (files, fetched, here, failed) = (snapshot.total, snapshot.fetched, snapshot.here, snapshot.failed)
    bytes = snapshot.bytes
    _rate = Nullable(wrappedValue: snapshot.rate.map { Int($0) })
    _left = Nullable(wrappedValue: snapshot.left.map { Int(min($0, 1e7)) })
  }
}
