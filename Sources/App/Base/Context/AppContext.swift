import Foundation
import TilawaAudio
package import TilawaCore
import TilawaDesktop
package import TilawaNetwork
package import TilawaIntake
package import TilawaPlayer
package import TilawaStore

/// The surroundings of a command: the folders, the verified Quran, the library and the user interface.
package struct AppContext: Sendable {
  package let folders: Folders
  package let interface: any UserInterface
  private let environment: [String: String]
  /// The open databases, kept for sessions that follow each other.
  private var opened: (quran: QuranDatabase, library: Library)?

  package init(_ interface: any UserInterface, environment: [String: String] = Surroundings.environment) {
    self.interface = interface
    self.environment = environment
    folders = Folders(environment: environment)
  }

  /// A copy of the context that shares these open databases.
  package func having(_ quran: QuranDatabase, _ library: Library) -> AppContext {
    var context = self
    context.opened = (quran, library)
    return context
  }

  /// Whether a command may leave work to a process that outlives it: not where TILAWA_BACKGROUND is `no`.
  package var allowsBackground: Bool { environment["TILAWA_BACKGROUND"] != "no" }

  /// Whether this process plays without a terminal, so that its output has no reader. The variable TILAWA_DETACHED is
  /// then 1.
  package var isDetached: Bool { environment["TILAWA_DETACHED"] == "1" }

  /// Opens and verifies the Quran. Any fault of it is exit 65: no command shows text in doubt.
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

  /// Reads the table of similar ayat.
  package func similarAyat() throws(StoreError) -> SimilarAyat { try SimilarFile.read(environment: environment) }

  /// Returns the name and version of the library that measures loudness.
  ///
  /// - Throws: `Failure` (unavailable) with the package to install, if the library is missing.
  package func loudnessLibrary() throws -> String {
    do throws(AudioError) {
      return "libebur128 \(try LoudnessMeter.version())"
    } catch {
      throw Failure(.unavailable, "\(error)")
    }
  }

  /// Returns the version of the library that fetches files.
  ///
  /// - Throws: `Failure` (unavailable) with the package to install, if the library is missing.
  package func networkLibrary() throws -> String {
    do throws(NetworkError) {
      return try HTTPClient.libraryVersion()
    } catch {
      throw Failure(.unavailable, error.message)
    }
  }

  /// Returns the address of the session bus if it answers. Without the bus only media keys and notifications are
  /// missing.
  package func sessionBus() async -> Result<String, Failure> {
    guard let address = BusAddress.ofSession(environment: environment) else {
      return .failure(Failure(.unavailable, "not found, or TILAWA_BUS is no: no media keys, no notifications"))
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

  /// Returns the riwayah that a command names, else the configured one, else Hafs. An unreadable library, or a riwayah that this
  /// version does not know, causes a warning, and stops only callers that need more of it.
  package func riwayah(_ named: Riwayah?) throws -> Riwayah {
    if let named { return named }
    guard let configured = configuredRiwayah() else { return .hafs }
    guard let riwayah = Riwayah(rawValue: configured) else {
      interface.warn("the setting riwayah is unknown to this version, taking hafs; see: tilawa config list")
      return .hafs
    }
    return riwayah
  }

  /// Whether a session may fetch what is not here: not where `--offline`, TILAWA_OFFLINE or the setting says so.
  package func network(isOffline: Bool, _ library: Library) throws(StoreError) -> SessionPlanner.Network {
    let word = environment["TILAWA_OFFLINE"] ?? ""
    guard !isOffline, word.isEmpty || word == "0" || word == "no" else { return .off }
    return try library.settings.value(of: .network) == SessionPlanner.Network.off.rawValue ? .off : .on
  }

  /// Returns the line with the command that plays a reciter. It names the riwayah unless it is the default one.
  package func playCommand(_ range: String, _ reciter: Reciter) throws -> String {
    "next: tilawa play \(range) --reciter \(reciter.id)\(try option(for: reciter.riwayah))"
  }

  /// Returns the option with which a command reads its ranges in the counting of a riwayah; empty for the default
  /// riwayah.
  package func option(for riwayah: Riwayah) throws -> String {
    try self.riwayah(nil) == riwayah ? "" : " --riwayah \(riwayah.rawValue)"
  }

  /// Returns the value of a setting; nil if it was not set or the library cannot be read.
  package func setting(_ setting: LibrarySetting) -> String? { try? SettingStore.value(of: setting, in: folders) }

  /// Asks a person for a yes; anything else is a no.
  package func confirms(_ question: String) -> Bool {
    ["y", "yes"].contains(interface.ask("\(question) [y/N] ")?.lowercased() ?? "")
  }

  /// Catches the requests to end, and leaves the process at once.
  ///
  /// - Parameters:
  ///   - kind: the kind of unfinished files to remove then.
  ///   - folder: the folder of these files; nil: there are none.
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
