import TilawaDesktop
package import TilawaPlayer
package import TilawaStore

/// The session that sounds already, as far as its player tells.
package struct CurrentPlayback: CustomStringConvertible, Sendable {
  /// Number of the process; nil where it is not known.
  package let process: Int32?
  /// The ranges that it plays; nil where it does not reply.
  private let title: String?
  /// The reason why it does not reply.
  private let fault: DesktopError?

  /// The longest wait for its player.
  private static let timeout = Duration.seconds(1)

  /// Asks the player that has the right to sound. Blocks a thread of its own.
  package static func now(in folders: Folders) async -> CurrentPlayback {
    await Task.detached { ask(in: folders) }.value
  }

  private static func ask(in folders: Folders) -> CurrentPlayback {
    let process = SoundLock.holder(in: folders)
    do throws(DesktopError) {
      guard var client = try ControlClient(to: folders.playerSocket) else {
        return CurrentPlayback(process: process, title: nil, fault: nil)
      }
      let answer = try client.ask(ControlRequest(.status), timeout: timeout)
      return CurrentPlayback(process: process, title: try answer.reply().status.flatMap(title), fault: nil)
    } catch {
      return CurrentPlayback(process: process, title: nil, fault: error)
    }
  }

  /// The ranges of the session that a status tells; nil where none has begun.
  package static func title(_ status: PlayerStatus) -> String? {
    guard let ranges = status.session?.ranges, !ranges.isEmpty else { return nil }
    return ranges.joined(separator: " ")
  }

  /// Asks the player for its status; nil where none listens or replies. Blocks, no longer than a second.
  package static func status(in folders: Folders) -> PlayerStatus? {
    do throws(DesktopError) {
      guard var client = try ControlClient(to: folders.playerSocket) else { return nil }
      return try client.ask(ControlRequest(.status), timeout: timeout).reply().status
    } catch {
      return nil
    }
  }

  /// Asks it to end, which keeps its place. Returns why it does not, where that is known. Blocks a thread of its own.
  package func stop(in folders: Folders) async -> String? {
    await Task.detached {
      do throws(DesktopError) {
        guard var client = try ControlClient(to: folders.playerSocket) else { return "nobody answers there" }
        return try client.ask(ControlRequest(.stop), timeout: Self.timeout).fault?.message
      } catch {
        return error.message
      }
    }.value
  }

  /// The command that ends it by force.
  package var killing: String { process.map { "; to end it by force: kill \($0)" } ?? "" }

  /// "2:1-10 sounds already (process 123)".
  package var description: String {
    guard let process else { return title.map { "\($0) sounds already" } ?? "others wait for their turn already" }
    return "\(title ?? "another session") sounds already (process \(process)"
      + (fault.map { ", \($0.message)" } ?? "") + ")"
  }
}
