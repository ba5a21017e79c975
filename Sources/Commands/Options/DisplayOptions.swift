package import ArgumentParser
package import AppBase
import TilawaConsole
package import TilawaCore
import TilawaDesktop
package import TilawaScreens
import TilawaStore
import TilawaTerminal

extension Bidi: ExpressibleByArgument {}

/// The options for showing a session on a terminal and on the desktop.
package struct DisplayOptions: ParsableArguments {
  @Flag(help: PlayOption.inline.help()) package var inline = false

  @Flag(help: PlayOption.plain.help()) package var plain = false

  @Option(help: PlayOption.bidi.help()) package var bidi: Bidi?

  @Option(help: PlayOption.translation.help("id"), completion: .packs(.translation)) package var translation: String?

  @Flag(inversion: .prefixedNo, exclusivity: .chooseLast, help: PlayOption.notify.help()) package var notify: Bool?

  package init() {}

  package mutating func validate() throws {
    if inline, plain { throw ValidationError(CommandOptionsSentences.oneOfDisplays) }
  }

  package func add(to request: inout PlayRequest) {
    request.isInline = inline ? true : nil
    request.isPlain = plain ? true : nil
    request.bidi = bidi
    request.translation = translation
    request.notifies = notify
  }
}

extension PlayRequest {
  /// Returns the form of display for this request and terminal.
  ///
  /// - Throws: `Failure` if the named translation cannot be shown.
  package func displayForm(in context: AppContext) throws -> PlaybackDisplay.Form {
    let named = try translation.flatMap { try $0 == "none" ? nil : open($0, context) }
    if isForProgram == true { return .program }
    guard Terminal.isTerminal(1) else { return .lines }
    Terminal.choose(bidi)
    let look = ScreenLook(context)
    if isPlain == true { return .plain(look.keys) }
    // A process in the background has no keys for a screen.
    guard isInline != true, Keyboard.isOurs, Surroundings.environment["TERM"] != "dumb" else { return .line(look.keys) }
    return .screen(
      look, translation: named ?? (translation == nil ? settled(context) : nil))
  }

  private func open(_ id: String, _ context: AppContext) throws -> OpenPack {
    try PackCatalogue(context).open(id, .translation)
  }

  /// The configured translation; nil if none is set, or if it cannot be opened. The latter is reported, and the session
  /// goes on without it.
  private func settled(_ context: AppContext) -> OpenPack? {
    do {
      let catalogue = try PackCatalogue(context)
      return try catalogue.standard(.translation).map { try catalogue.open($0.text, .translation) }
    } catch {
      Terminal.complain(Sentence(error).text)
      return nil
    }
  }
}
