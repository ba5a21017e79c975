import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaDrawing
import TilawaStore
import TilawaTerminal

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say what is installed, found and reachable.",
    discussion: """
      ok is as it should be; a note names what is not there and is not needed by everybody; FAIL is what has to be put right, and \
      the command ends with 69 then.
      """)

  @OptionGroup var report: ReportOptions

  func run() async throws {
    let context = AppContext()
    let checks = await HealthChecks(in: context, screen: screenLibrary, letters: VisualOrder.check).run()
    CommandAnswer(checks.map(\.line), .object([("checks", .array(checks.map(\.json)))])).tell(report)
    if checks.contains(where: { $0.level == .fail }) { throw Failure(.unavailable, "") }
  }

  /// Returns the version of the library for full screens.
  ///
  /// - Throws: `Failure` with advice for the installation if the library is missing.
  private func screenLibrary() throws -> String {
    do throws(TerminalError) {
      return try TerminalScreen.libraryVersion()
    } catch {
      throw Failure(.unavailable, "\(error)")
    }
  }
}
