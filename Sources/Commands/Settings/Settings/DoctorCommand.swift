import ArgumentParser
import CommandOptions
import AppBase
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaDrawing
import TilawaStore
import TilawaTerminal

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Check the installation, the library and the network.",
    discussion: """
      ok: no problem. note: something is missing that not everybody needs. FAIL: a problem that you must fix; the exit \
      code is then 69.
      """)

  @OptionGroup var report: ReportOptions

  func run() async throws {
    let context = AppContext()
    let checks = await HealthChecks(in: context, screen: screenLibrary, letters: VisualOrder.check).run()
    HealthAnswer(checks).tell(report)
    if checks.contains(where: { $0.level == .fail }) { throw Failure(silent: .unavailable) }
  }

  /// Returns the version of the library for full screens.
  ///
  /// - Throws: `Failure` with advice for the installation if the library is missing.
  private func screenLibrary() throws -> String {
    do throws(TerminalError) {
      return try TerminalScreen.libraryVersion()
    } catch {
      throw Failure(.unavailable, Sentence(error))
    }
  }
}
