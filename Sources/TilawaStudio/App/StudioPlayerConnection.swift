import AppMushaf
package import TilawaCore
import TilawaDesktop
package import TilawaStore

/// The connection to the player of any process: its events for the pages, and requests of the pages to it.
package final class StudioPlayerConnection: StudioPlayer {
  private let folders: Folders

  /// The longest wait for a reply of the player.
  private static let timeout = Duration.seconds(5)
  /// The interval between looks for a player, where the kernel reports nothing.
  private static let pause = Duration.seconds(30)

  package init(_ folders: Folders) { self.folders = folders }

  package func ask(_ request: JSON) async -> String {
    let folders = folders
    return await SystemThread.value { Self.ask(request, in: folders) }
  }

  private static func ask(_ request: JSON, in folders: Folders) -> String {
    func fault(_ message: String) -> String { JSON.line(encoding: StudioFault(error: message)) }
    do {
      guard var client = try ControlClient(to: folders.playerSocket) else { return #"{"state":"none"}"# }
      return try client.ask(try request.decoded(as: ControlRequest.self), timeout: timeout).line
    } catch let error as ControlFault {
      return fault(error.message)
    } catch let error as DesktopError {
      return fault(error.message)
    } catch {
      return fault(StudioSentences.noPlayerRequest.text)
    }
  }

  /// Passes the events of every player on, until the process ends. It works on a thread of its own; where the system
  /// gives none, pages ask for themselves.
  package func watch(telling events: StudioEvents) {
    _ = SystemThread.start { [folders] in
      try? Folders.create(folders.runtime)
      while true {
        let watch = FolderWatch(folders.runtime)
        Self.listen(to: folders.playerSocket, telling: events)
        _ = watch.wait(atMost: Self.pause)
      }
    }
  }

  private static func listen(to socket: String, telling events: StudioEvents) {
    do throws(DesktopError) {
      guard var client = try ControlClient(to: socket) else { return }
      events.send("player", try client.ask(ControlRequest(.watch), timeout: timeout).line)
      while let line = try client.nextLine() { events.send("player", line) }
    } catch {
      // A player that does not reply is not followed; the next look tries again.
    }
    events.send("player", #"{"event":"gone"}"#)
  }
}
