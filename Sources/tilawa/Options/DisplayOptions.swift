import ArgumentParser
import Foundation
import TilawaDesktop
import TilawaTerminal

extension Bidi: ExpressibleByArgument {}

/// How what plays is shown on a terminal, and by the desktop.
struct DisplayOptions: ParsableArguments {
  @Flag(help: "One line that is drawn anew, instead of the whole screen.")
  var inline = false

  @Flag(help: "Plain lines as things happen, for screen readers: no colours, nothing drawn anew. The keys work.")
  var plain = false

  @Option(
    help: """
      Whether the terminal turns text from right to left, nobody does, or the player. Default: what the terminal is known to \
      do; where that is not known the ayah stands out, not the word.
      """)
  var bidi: Bidi?

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast, help: "Have the desktop show a notification of each new ayah.")
  var notify = false

  mutating func validate() throws {
    if inline, plain { throw ValidationError("--inline and --plain cannot both be") }
  }

  /// Of what the desktop notifies people. Of what plays in the background always when it ends: nobody sees it.
  var notices: DesktopPlayer.Notices {
    notify ? .eachAyah : CommandContext().isDetached ? .end : .none
  }

  /// What that comes to here.
  func form(_ report: ReportOptions) -> Display.Form {
    if report.json { return .program }
    guard Terminal.isTerminal(1) else { return .lines }
    if plain { return .plain }
    let environment = ProcessInfo.processInfo.environment
    // On a screen in the background nobody could press a key.
    guard !inline, Keyboard.isOurs, environment["TERM"] != "dumb" else { return .line }
    let isColoured = environment["NO_COLOR"]?.isEmpty ?? true
    return .screen(bidi?.asNamed ?? Bidi.known(environment), isColoured ? .colours : .monochrome)
  }
}
