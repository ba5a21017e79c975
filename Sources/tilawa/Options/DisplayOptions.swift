import ArgumentParser
import Foundation
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaStore
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

  @Option(
    help: ArgumentHelp(
      "Show this translation of what is heard on the screen, or none. Default: that of tilawa text default.",
      valueName: "id"),
    completion: .packs(.translation))
  var translation: String?

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Have the desktop show a notification of each new ayah, with its words.")
  var notify = false

  mutating func validate() throws {
    if inline, plain { throw ValidationError("use --inline or --plain, not both") }
  }

  /// Of what the desktop notifies people. Of what plays in the background always when it ends: nobody sees it.
  var notices: DesktopPlayer.Notices {
    notify ? .eachAyah : CommandContext().isDetached ? .end : .none
  }

  /// What that comes to here.
  ///
  /// - Throws: where the translation that is named cannot be shown.
  func form(_ report: ReportOptions) throws -> Display.Form {
    let named = try translation.flatMap { try $0 == "none" ? nil : open($0) }
    if report.json { return .program }
    guard Terminal.isTerminal(1) else { return .lines }
    if plain { return .plain }
    let environment = Surroundings.environment
    // On a screen in the background nobody could press a key.
    guard !inline, Keyboard.isOurs, environment["TERM"] != "dumb" else { return .line }
    let isColoured = environment["NO_COLOR"]?.isEmpty ?? true
    return .screen(
      bidi?.asNamed ?? Bidi.known(environment), isColoured ? .colours : .monochrome,
      translation: named ?? (translation == nil ? settled : nil))
  }

  private func open(_ id: String) throws -> OpenPack { try PackCatalogue(CommandContext()).open(id, .translation) }

  /// The default; one that cannot be opened is told, and the session goes on without.
  private var settled: OpenPack? {
    do {
      let catalogue = try PackCatalogue(CommandContext())
      return try catalogue.standard(.translation).map { try catalogue.open($0.text, .translation) }
    } catch {
      Terminal.complain(Failure(error)?.message ?? "\(error)")
      return nil
    }
  }
}
