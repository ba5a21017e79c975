import Synchronization
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaPlayer
import TilawaStore

/// Answers those who steer the player from elsewhere, and tells those who watch it. One of the company of whatever sounds.
struct ControlDesk: Sendable {
  private let claim: SoundClaim

  /// Nil for whoever has no right to be steered.
  init?(claim: SoundClaim) {
    guard claim.isHeld else { return nil }
    self.claim = claim
  }

  /// Listens for as long as there are news; then nobody finds it any more, and the right to sound is given on.
  func attend(_ stage: Stage, _ news: AsyncStream<Stage.News>) async {
    let server: ControlServer
    do throws(DesktopError) {
      // Where one plays that nobody hears, its place is taken.
      server = try SoundLock.exclusively(in: claim.folders) { () throws(DesktopError) in
        try ControlServer(at: claim.folders.playerSocket)
      }
    } catch {
      Terminal.complain("\(error); it plays on, and tilawa ctl cannot reach it")
      for await _ in news {}
      return claim.release()
    }
    let texts = ControlTexts(folders: claim.folders)
    let answering = Task {
      for await received in server.received { await answer(received, from: server, on: stage, texts) }
    }
    var riwayah = Riwayah.hafs
    for await one in news {
      if case .entered(let scene) = one { riwayah = scene.riwayah }
      server.tell(StageNews.json(one, letters: texts.letters, in: riwayah).text)
    }
    // Whoever sees the end of a connection may sound at once: so the right goes first, and the place before it.
    SoundLock.exclusively(in: claim.folders) { server.hide() }
    claim.release()
    await server.finish()
    await answering.value
  }

  private func answer(
    _ received: ControlServer.Received, from server: ControlServer, on stage: Stage, _ texts: ControlTexts
  ) async {
    do throws(ControlFault) {
      let request = try received.request.get()
      switch request.verb {
      case .status: server.answer(received, .telling(await StageStatus(stage).members))
      case .watch: server.answer(received, thenTelling: .telling(await StageStatus(stage).members))
      default:
        let counting = await stage.scene?.riwayah.counting ?? .kufi
        if let command = try request.command(counting: counting, reading: texts.ayah) {
          do throws(StageRefusal) { try await stage.obey(command) } catch { throw ControlFault(error) }
        }
        server.answer(received, .done)
      }
    } catch {
      server.answer(received, .fault(error))
    }
  }
}

extension ControlFault {
  init(_ refusal: StageRefusal) {
    let code: Code =
      switch refusal {
      case .nothingPlays: .nothingPlays
      case .notInSession: .notInSession
      case .impossible: .impossible
      }
    self.init(code, "\(refusal)")
  }
}

/// What of the Quran those need who steer: read when it is first asked for.
final class ControlTexts: Sendable {
  private let folders: Folders
  private let quran = Mutex<QuranDatabase?>(nil)

  init(folders: Folders) { self.folders = folders }

  /// Reads an ayah as a person writes it.
  func ayah(_ text: String, in counting: VerseCounting) throws -> AyahRef {
    try RangeParser(structure: try database().structure, counting: counting).parsePlace(text)
  }

  /// Whose letters stand beside what is played in a riwayah.
  func letters(beside riwayah: Riwayah) -> Riwayah {
    guard riwayah != .hafs, let quran = try? database() else { return .hafs }
    return SessionText(of: riwayah, quran: quran, folders: folders).riwayah
  }

  private func database() throws -> QuranDatabase {
    if let quran = quran.withLock(\.self) { return quran }
    let opened = try CommandContext().quran()
    quran.withLock { $0 = opened }
    return opened
  }
}
