import Foundation
import TilawaAudio
package import TilawaCore
import TilawaDesktop
package import TilawaNetwork
package import TilawaPlayer
package import TilawaStore

/// The start of every command: the folders, the verified Quran, the library of the user, and who is told.
package struct AppContext: Sendable {
  package let folders: Folders
  package let interface: any UserInterface
  private let environment: [String: String]
  /// The databases that are open already, for sessions that follow each other.
  private var opened: (quran: QuranDatabase, library: Library)?

  package init(_ interface: any UserInterface, environment: [String: String] = Surroundings.environment) {
    self.interface = interface
    self.environment = environment
    folders = Folders(environment: environment)
  }

  /// The same context with databases that are open already.
  package func having(_ quran: QuranDatabase, _ library: Library) -> AppContext {
    var context = self
    context.opened = (quran, library)
    return context
  }

  /// Whether a command may leave work to a process that outlives it: not where TILAWA_BACKGROUND is `no`.
  package var allowsBackground: Bool { environment["TILAWA_BACKGROUND"] != "no" }

  /// Whether it plays away from any terminal, so that nobody reads what it prints: TILAWA_DETACHED says so.
  package var isDetached: Bool { environment["TILAWA_DETACHED"] == "1" }

  /// Opens and verifies the Quran. Whatever is wrong with it is exit 65: no command shows text in doubt.
  package func quran() throws -> QuranDatabase {
    if let opened { return opened.quran }
    do throws(StoreError) {
      return try QuranDatabase(path: try QuranDatabase.locate(environment: environment), cache: folders.cache)
    } catch {
      throw Failure(.unreadable, "\(error)")
    }
  }

  /// The texts of other riwayat that are installed.
  package func texts() throws -> TextStore { TextStore(folders: folders, structure: try quran().structure) }

  package func library(for purpose: LibraryDatabase.Purpose = .reading) throws(StoreError) -> Library {
    if purpose == .reading, let opened { return opened.library }
    return try Library(folders: folders, for: purpose)
  }

  /// The reciters whose files are known to be published.
  package func catalogue() throws(StoreError) -> Catalogue { try CatalogueFile.read(environment: environment) }

  /// Which ayat resemble each other.
  package func similarAyat() throws(StoreError) -> SimilarAyat { try SimilarFile.read(environment: environment) }

  /// The version of the library that measures loudness; a line that says what to install where there is none.
  package func loudnessLibrary() throws -> String {
    do throws(AudioError) {
      return "libebur128 \(try LoudnessMeter.version())"
    } catch {
      throw Failure(.unavailable, "\(error)")
    }
  }

  /// The version of the library that fetches files; a line that says what to install where there is none.
  package func networkLibrary() throws -> String {
    do throws(NetworkError) {
      return try HTTPClient.libraryVersion()
    } catch {
      throw Failure(.unavailable, error.message)
    }
  }

  /// Where the session bus is, if it answers: without it media keys and notifications do not work, and nothing else.
  package func sessionBus() async -> Result<String, Failure> {
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

  /// The client that fetches files, under the name of the program.
  package func client(timeouts: HTTPTimeouts = HTTPTimeouts()) throws(NetworkError) -> HTTPClient {
    try HTTPClient(timeouts: timeouts, agent: "tilawa/\(Release.version)")
  }

  /// The riwayah that a command names, else the configured one, else Hafs. A library that cannot be read is told, and
  /// stops only those who need more of it.
  package func riwayah(_ named: Riwayah?) throws -> Riwayah {
    if let named { return named }
    guard let configured = configuredRiwayah() else { return .hafs }
    guard let riwayah = Riwayah(rawValue: configured) else {
      throw Failure(.configuration, "the library's riwayah “\(configured)” is unknown")
    }
    return riwayah
  }

  /// Whether a session may fetch what is not here: not where `--offline`, TILAWA_OFFLINE or the setting says so.
  package func network(isOffline: Bool, _ library: Library) throws(StoreError) -> SessionPlanner.Network {
    let word = environment["TILAWA_OFFLINE"] ?? ""
    guard !isOffline, word.isEmpty || word == "0" || word == "no" else { return .off }
    return try library.settings.value(of: .network) == SessionPlanner.Network.off.rawValue ? .off : .on
  }

  /// The line that says what to type to hear a reciter; with the riwayah where it is not the one taken by itself.
  package func playCommand(_ range: String, _ reciter: Reciter) throws -> String {
    "next: tilawa play \(range) --reciter \(reciter.id)\(try option(for: reciter.riwayah))"
  }

  /// What has a command read its ranges in a riwayah's counting; empty for the one taken by itself.
  package func option(for riwayah: Riwayah) throws -> String {
    try self.riwayah(nil) == riwayah ? "" : " --riwayah \(riwayah.rawValue)"
  }

  /// What a setting was set to; nil where it was not, or the library cannot be read.
  package func setting(_ setting: LibrarySetting) -> String? { try? SettingStore.value(of: setting, in: folders) }

  /// Asks a person for a yes; anything else is a no.
  package func confirms(_ question: String) -> Bool {
    ["y", "yes"].contains(interface.ask("\(question) [y/N] ")?.lowercased() ?? "")
  }

  /// Catches the requests to end, and leaves the process at once.
  ///
  /// - Parameters:
  ///   - kind: of the unfinished files that are removed then.
  ///   - folder: where they are; nil: there are none.
  package func leavingNothing(of kind: Leftovers.Kind, in folder: String?) -> any InterruptionSource {
    let interface = interface
    return interface.interruption { code in
      if let folder { Leftovers.remove(kind, in: folder, of: .ourselves) }
      interface.giveBack()
      _exit(code.rawValue)
    }
  }

  private func configuredRiwayah() -> String? {
    do throws(StoreError) {
      return try SettingStore.value(of: .riwayah, in: folders)
    } catch {
      interface.warn("\(error.lineWithAdvice); taking the default riwayah")
      return nil
    }
  }
}
