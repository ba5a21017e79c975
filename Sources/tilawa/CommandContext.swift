import Foundation
import TilawaAudio
import TilawaCore
import TilawaStore
import TilawaTerminal

/// What every command starts from: the folders, the verified Quran, the user's library.
struct CommandContext {
  let folders: Folders
  private let environment: [String: String]

  init() {
    environment = ProcessInfo.processInfo.environment
    folders = Folders(environment: environment)
  }

  /// Whether a command may leave work to a process that outlives it: not where TILAWA_BACKGROUND is `no`.
  var allowsBackground: Bool { environment["TILAWA_BACKGROUND"] != "no" }

  /// Opens and verifies the Quran. Whatever is wrong with it is exit 65: no command shows text in doubt.
  func quran() throws -> QuranDatabase {
    do throws(StoreError) {
      return try QuranDatabase(path: try QuranDatabase.locate(environment: environment), cache: folders.cache)
    } catch {
      throw Failure(.unreadable, "\(error)")
    }
  }

  func library(for purpose: Library.Purpose = .reading) throws(StoreError) -> Library {
    try Library(folders: folders, for: purpose)
  }

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

  /// The line that says what to type to hear a reciter; with the riwayah where it is not the one taken by itself.
  func playCommand(_ range: String, _ reciter: Reciter) throws -> String {
    let riwayah = try riwayah(nil) == reciter.riwayah ? "" : " --riwayah \(reciter.riwayah.rawValue)"
    return "next: tilawa play \(range) --reciter \(reciter.id)\(riwayah)"
  }

  private func configuredRiwayah() -> String? {
    do throws(StoreError) {
      return try Library.value(of: .riwayah, in: folders)
    } catch {
      Terminal.complain("\(error); taking the default riwayah")
      return nil
    }
  }
}
