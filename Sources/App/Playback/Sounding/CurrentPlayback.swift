package import TilawaCore
import TilawaDesktop
package import TilawaPlayer
package import TilawaStore

/// The session that sounds at present, as described by its player.
package struct CurrentPlayback: Sendable {
  /// The number of the process; nil if it is not known.
  package let process: Int32?
  /// The ranges of the session; nil if the player does not reply, or no session has begun.
  private let title: String?
  /// The reason that the player does not reply; nil if it replies.
  private let fault: DesktopError?

  /// The longest wait for a reply of the player.
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

  /// Returns the ranges of the session in a status; nil if no session has begun.
  package static func title(_ status: PlayerStatus) -> String? {
    guard let ranges = status.session?.ranges, !ranges.isEmpty else { return nil }
    return ranges.joined(separator: " ")
  }

  /// Asks the player for its status; nil if there is no player, or no reply. Blocks for at most a second.
  package static func status(in folders: Folders) -> PlayerStatus? {
    do throws(DesktopError) {
      guard var client = try ControlClient(to: folders.playerSocket) else { return nil }
      return try client.ask(ControlRequest(.status), timeout: timeout).reply().status
    } catch {
      return nil
    }
  }

  /// Asks the player to end. The player keeps the place of its session. Returns the reason if the request fails; nil
  /// otherwise. Blocks a thread of its own.
  package func stop(in folders: Folders) async -> Sentence? {
    await Task.detached {
      do throws(DesktopError) {
        guard var client = try ControlClient(to: folders.playerSocket) else {
          return PlaybackSentences.nobodyAnswers
        }
        return try client.ask(ControlRequest(.stop), timeout: Self.timeout).fault
          .map { Sentence(verbatim: $0.message) }
      } catch {
        return error.detail
      }
    }.value
  }

  /// "2:1-10 is already playing (process 123)".
  package var sentence: Sentence {
    guard let process else {
      return title.map { PlaybackSentences.isPlaying(title: $0) } ?? PlaybackSentences.othersWait
    }
    let title = title.map { Sentence(verbatim: $0) } ?? PlaybackSentences.anotherSession
    guard let fault else { return PlaybackSentences.isPlayingIn(title: title, process: Int(process)) }
    return PlaybackSentences.isPlayingMute(
      title: title, process: Int(process), reason: fault.detail)
  }
}
