package import AppBase
import Glibc
import Synchronization
package import TilawaCore
package import TilawaDesktop
package import TilawaPlayer
import TilawaStore

/// The service of the control socket: replies to requests, and sends events to clients that watch.
package struct ControlService: Sendable {
  private let lock: PlaybackLock
  private let context: AppContext
  private let listening: @Sendable () -> Void

  /// Makes a service; nil for a player without the right to sound.
  ///
  /// - Parameter listening: called once clients can connect.
  package init?(lock: PlaybackLock, in context: AppContext, listening: @escaping @Sendable () -> Void = {}) {
    guard lock.isHeld else { return nil }
    self.lock = lock
    self.context = context
    self.listening = listening
  }

  /// Serves clients until the news end, then removes the socket and releases the right to sound.
  package func serve(_ nowPlaying: NowPlaying, _ news: AsyncStream<NowPlaying.News>) async {
    let server: ControlServer
    do throws(DesktopError) {
      // A player on `null:realtime` loses its socket to this one.
      server = try SoundLock.exclusively(in: lock.folders) { () throws(DesktopError) in
        try ControlServer(at: lock.folders.playerSocket)
      }
    } catch {
      context.interface.warn(
        PlaybackSentences.noControl(reason: error.sentence, command: CommandHint(naming: "ctl")))
      for await _ in news {}
      return lock.release()
    }
    listening()
    let texts = ControlTexts(context)
    let answering = Task {
      for await received in server.received { await answer(received, from: server, on: nowPlaying, texts) }
    }
    var riwayah = Riwayah.hafs
    for await one in news {
      if case .entered(let info) = one { riwayah = info.riwayah }
      server.send(PlayerEventMessage(one, textRiwayah: texts.letters(beside: riwayah)))
    }
    // A client that sees the end of its connection may sound at once: the socket goes first, then the right to sound.
    SoundLock.exclusively(in: lock.folders) { server.hide() }
    lock.release()
    await server.finish()
    await answering.value
  }

  private func answer(
    _ received: ControlServer.Received, from server: ControlServer, on nowPlaying: NowPlaying, _ texts: ControlTexts
  ) async {
    do throws(ControlFault) {
      let request = try received.request.get()
      switch request.verb {
      case .status: server.reply(to: received, .status(await PlayerStatus(nowPlaying, process: Int(getpid()))))
      case .watch:
        server.reply(to: received, .status(await PlayerStatus(nowPlaying, process: Int(getpid()))), isWatching: true)
      case .hello:
        server.reply(to: received, .greeting(Greeting(release: Release.version, process: Int(getpid()))))
      default:
        let counting = await nowPlaying.info?.riwayah.counting ?? .kufi
        if let command = try request.command(counting: counting, reading: texts.ayah) {
          do throws(CommandRefusal) { try await nowPlaying.obey(command) } catch { throw ControlFault(error) }
        }
        server.reply(to: received, .done)
      }
    } catch {
      server.reply(to: received, .fault(error))
    }
  }
}

extension ControlFault {
  package init(_ refusal: CommandRefusal) {
    let code: Code =
      switch refusal {
      case .nothingPlays: .nothingPlays
      case .notInSession: .notInSession
      case .impossible: .impossible
      }
    self.init(code, "\(refusal)")
  }
}

/// The parts of the Quran that requests need, read at the first use.
package final class ControlTexts: Sendable {
  private let context: AppContext
  private let quran = Mutex<QuranDatabase?>(nil)

  package init(_ context: AppContext) { self.context = context }

  /// Reads an ayah as people write it.
  package func ayah(_ text: String, in counting: VerseCounting) throws -> AyahRef {
    try RangeParser(structure: try database().structure, counting: counting).parsePlace(text)
  }

  /// Returns the riwayah whose text is shown beside a session of a riwayah.
  package func letters(beside riwayah: Riwayah) -> Riwayah {
    guard riwayah != .hafs, let quran = try? database() else { return .hafs }
    return SessionText(of: riwayah, quran: quran, in: context).riwayah
  }

  private func database() throws -> QuranDatabase {
    if let quran = quran.withLock(\.self) { return quran }
    let opened = try context.quran()
    quran.withLock { $0 = opened }
    return opened
  }
}
