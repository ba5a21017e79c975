import FoundationEssentials
import Glibc
import Synchronization
package import TilawaCore
import TilawaStore

/// A preview of a reciter of the catalogue: `tilawa play` itself, in a temporary home.
///
/// A user who leaves the setup has neither the reciter nor the files. The preview sounds exactly as a session.
package final class SetupPreview: Sendable {
  private static let range = "1:1-3"
  private let home = Mutex<String?>(nil)

  package init() {}

  /// Plays the beginning of al-Fatihah on this terminal, and blocks until it ends. Returns false if nothing was heard.
  package func hear(_ entry: CatalogueEntry) -> Bool {
    guard let path = makeHome() else { return false }
    defer { clear() }
    do {
      let folders = Folders(environment: ["TILAWA_HOME": path])
      let reciter = try LibraryOpening(apart: folders).library(for: .writing).reciters.add(entry.description(), now: 0)
      return Self.run(
        [
          "play", SetupPreview.range, "--reciter", reciter.id, "--riwayah", reciter.riwayah.rawValue, "--missing",
          "fail",
          "--no-save",
        ], home: path)
    } catch {
      return false
    }
  }

  /// Removes the temporary home, also while the preview sounds.
  package func clear() {
    home.withLock { path in
      if let path { try? FileManager.default.removeItem(atPath: path) }
      path = nil
    }
  }

  private func makeHome() -> String? {
    let path = TemporaryFile.folder(beginning: (Surroundings.setting("TMPDIR") ?? "/tmp") + "/tilawa-setup-")
    guard let path else { return nil }
    home.withLock { $0 = path }
    return path
  }

  /// Runs this program with other arguments, on the same terminal and in the same process group: its keys and Ctrl-C
  /// reach it.
  private static func run(_ arguments: [String], home: String) -> Bool {
    guard let program = realpath("/proc/self/exe") else { return false }
    var environment = Surroundings.environment
    environment["TILAWA_HOME"] = home
    var start = ProgramStart(program, ["tilawa"] + arguments, environment: environment)
    (start.input, start.output, start.complaints, start.company) = (.shared, .shared, .shared, .ours)
    return start.start()?.wait() == 0
  }
}
