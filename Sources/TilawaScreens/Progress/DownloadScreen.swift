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
    Terminal.say(
      JSON.object([("event", .string("start")), ("reciter", .string(reciter.id)), ("files", .int(count))]).text)
  }

  package func tell(_ file: RemoteFile, _ outcome: Downloader.Outcome) {
    let (word, why): (String, String?) =
      switch outcome {
      case .here: ("here", nil)
      case .fetched: ("fetched", nil)
      case .failed(let error): ("failed", "\(error)")
      }
    if isForProgram {
      var members: [(String, JSON)] = [
        ("event", .string("file")), ("name", .string(file.name.words.text)), ("outcome", .string(word)),
      ]
      if let why { members.append(("why", .string(why))) }
      return Terminal.say(JSON.object(members).text)
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
    if isForProgram { return Terminal.say(json("progress", snapshot).text) }
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
    if isForProgram { return Terminal.say(json("end", snapshot).text) }
    shown.withLock { if $0 { ProgressBar.clear() } }
    var parts = [ScreensSentences.filesFetched(count: snapshot.fetched, size: Lengths.bytes(snapshot.bytes)).text]
    if snapshot.here > 0 { parts.append(ScreensSentences.wereHere(count: snapshot.here).text) }
    if snapshot.failed > 0 { parts.append(ScreensSentences.failed(count: snapshot.failed).text) }
    Terminal.say(parts.joined(separator: ", "))
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

  private func json(_ event: String, _ snapshot: DownloadTally.Snapshot) -> JSON {
    .object([
      ("event", .string(event)), ("files", .int(snapshot.total)), ("fetched", .int(snapshot.fetched)),
      ("here", .int(snapshot.here)), ("failed", .int(snapshot.failed)), ("bytes", .int(snapshot.bytes)),
      ("rate", .optional(snapshot.rate) { .int(Int($0)) }),
      ("left", .optional(snapshot.left) { .int(Int(min($0, 1e7))) }),
    ])
  }
}
