import Foundation
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaNetwork
import TilawaPlayer
import TilawaStore
import TilawaTerminal

/// What every command starts from: the folders, the verified Quran, the user's library.
struct CommandContext {
  let folders: Folders
  private let environment: [String: String]
  /// What is open already, for several that come one after the other.
  private var opened: (quran: QuranDatabase, library: Library)?

  init() {
    environment = Surroundings.environment
    folders = Folders(environment: environment)
  }

  /// The same for those who come later, who need not open what is open already.
  func having(_ quran: QuranDatabase, _ library: Library) -> CommandContext {
    var context = self
    context.opened = (quran, library)
    return context
  }

  /// Whether a command may leave work to a process that outlives it: not where TILAWA_BACKGROUND is `no`.
  var allowsBackground: Bool { environment["TILAWA_BACKGROUND"] != "no" }

  /// Whether it plays away from any terminal, so that nobody reads what it prints: TILAWA_DETACHED says so.
  var isDetached: Bool { environment["TILAWA_DETACHED"] == "1" }

  /// Opens and verifies the Quran. Whatever is wrong with it is exit 65: no command shows text in doubt.
  func quran() throws -> QuranDatabase {
    if let opened { return opened.quran }
    do throws(StoreError) {
      return try QuranDatabase(path: try QuranDatabase.locate(environment: environment), cache: folders.cache)
    } catch {
      throw Failure(.unreadable, "\(error)")
    }
  }

  /// The texts of other riwayat that are installed.
  func texts() throws -> TextStore { TextStore(folders: folders, structure: try quran().structure) }

  func library(for purpose: LibraryDatabase.Purpose = .reading) throws(StoreError) -> Library {
    if purpose == .reading, let opened { return opened.library }
    return try Library(folders: folders, for: purpose)
  }

  /// The reciters whose files are known to be published.
  func catalogue() throws(StoreError) -> Catalogue { try CatalogueFile.read(environment: environment) }

  /// Which ayat resemble each other.
  func similarAyat() throws(StoreError) -> SimilarAyat { try SimilarFile.read(environment: environment) }

  /// The version of the library that measures loudness; a line that says what to install where there is none.
  func loudnessLibrary() throws -> String {
    do throws(AudioError) {
      return "libebur128 \(try LoudnessMeter.version())"
    } catch {
      throw Failure(.unavailable, "\(error)")
    }
  }

  /// The version of the library that draws full screens; a line that says what to install where there is none.
  func screenLibrary() throws -> String {
    do throws(TerminalError) {
      return try TerminalScreen.libraryVersion()
    } catch {
      throw Failure(.unavailable, "\(error)")
    }
  }

  /// The version of the library that fetches files; a line that says what to install where there is none.
  func networkLibrary() throws -> String {
    do throws(NetworkError) {
      return try HTTPClient.libraryVersion()
    } catch {
      throw Failure(.unavailable, error.message)
    }
  }

  /// Where the session bus is, if it answers: without it media keys and notifications do not work, and nothing else.
  func sessionBus() async -> Result<String, Failure> {
    guard let address = BusAddress.ofSession(environment: environment) else {
      return .failure(Failure(.unavailable, "there is none, or TILAWA_BUS is no: no media keys, no notifications"))
    }
    do throws(DesktopError) {
      try await address.check()
      return .success(address.text)
    } catch {
      return .failure(Failure(.unavailable, "\(error)"))
    }
  }

  /// What fetches files, under the program's name.
  func client(timeouts: HTTPTimeouts = HTTPTimeouts()) throws(NetworkError) -> HTTPClient {
    try HTTPClient(timeouts: timeouts, agent: "tilawa/\(Tilawa.version)")
  }

  /// The riwayah that a command names, else the configured one, else Hafs. A library that cannot be read is told, and
  /// stops only those who need more of it.
  func riwayah(_ named: Riwayah?) throws -> Riwayah {
    if let named { return named }
    guard let configured = configuredRiwayah() else { return .hafs }
    guard let riwayah = Riwayah(rawValue: configured) else {
      throw Failure(.configuration, "the library's riwayah “\(configured)” is unknown")
    }
    return riwayah
  }

  /// Whether a session may fetch what is not here: not where `--offline`, TILAWA_OFFLINE or the setting says so.
  func network(isOffline: Bool, _ library: Library) throws(StoreError) -> SessionPlanner.Network {
    let word = environment["TILAWA_OFFLINE"] ?? ""
    guard !isOffline, word.isEmpty || word == "0" || word == "no" else { return .off }
    return try library.settings.value(of: .network) == SessionPlanner.Network.off.rawValue ? .off : .on
  }

  /// The line that says what to type to hear a reciter; with the riwayah where it is not the one taken by itself.
  func playCommand(_ range: String, _ reciter: Reciter) throws -> String {
    "next: tilawa play \(range) --reciter \(reciter.id)\(try option(for: reciter.riwayah))"
  }

  /// What has a command read its ranges in a riwayah's counting; empty for the one taken by itself.
  func option(for riwayah: Riwayah) throws -> String {
    try self.riwayah(nil) == riwayah ? "" : " --riwayah \(riwayah.rawValue)"
  }

  /// What a setting was set to; nil where it was not, or the library cannot be read.
  func setting(_ setting: LibrarySetting) -> String? { try? SettingStore.value(of: setting, in: folders) }

  private func configuredRiwayah() -> String? {
    do throws(StoreError) {
      return try SettingStore.value(of: .riwayah, in: folders)
    } catch {
      Terminal.complain("\(error.lineWithAdvice); taking the default riwayah")
      return nil
    }
  }
}
