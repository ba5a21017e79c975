package import ArgumentParser
import Foundation
package import TilawaApp
import TilawaConsole
package import TilawaCore
package import TilawaScreens
package import TilawaStore
import TilawaTerminal

/// The options of `read` for its screen and its pages.
package struct ReadingOptions: ParsableArguments {
  @Option(help: "Pages as printed, continuous text, or ayah by ayah. Default: the configured one, else page.")
  package var flow: ReadingFlow?

  @Option(help: "Light, dark or sepia. Default: the configured one, else the terminal's own colours.")
  package var theme: ReadingTheme?

  @Flag(inversion: .prefixedNo, exclusivity: .chooseLast, help: "Show the rules of tajweed in colours.")
  package var tajweed: Bool?

  @Option(
    help: ArgumentHelp(
      "Show a pack of text beside each ayah, several by commas; none for none. Default: the configured one.",
      valueName: "pack"))
  package var translation: String?

  @Option(
    help: ArgumentHelp(
      "Show what each word means, ayah by ayah, by this pack of words. Without an id by the one that is installed.",
      valueName: "pack"),
    completion: .packs(.words))
  package var words: String?

  @Option(help: ArgumentHelp("The position where to go on, and that is kept.", valueName: "name"))
  package var position = ReadingPosition.last

  @Option(
    help: ArgumentHelp(
      "Count a page as read when it was in view for so long. Default: the configured time, else 10s.",
      valueName: "time"))
  package var countAfter: TimeLength?

  @Flag(help: "Count nothing as read.")
  package var noProgress = false

  @Option(help: "Whether the terminal turns text from right to left, nobody does, or the reader. Default: as for play.")
  package var bidi: Bidi?

  package init() {}

  package mutating func validate() throws {
    if let fault = ReadingPosition.fault(inName: position) { throw ValidationError("--position: the name \(fault)") }
    if noProgress, countAfter != nil { throw ValidationError("use --no-progress or --count-after, not both") }
  }

  // MARK: - Settings

  /// Returns the requested settings, completed by the configured ones.
  ///
  /// - Parameter translation: whether the packs beside the text are shown.
  package func settings(in context: AppContext, translation: ReaderSettings.Display) -> ReaderSettings {
    var settings = ReaderSettings()
    settings.flow = flow ?? context.setting(.flow).flatMap(ReadingFlow.init) ?? .page
    settings.theme = theme ?? context.setting(.theme).flatMap(ReadingTheme.init)
    let isColoured = tajweed ?? (context.setting(.tajweed) == "on")
    settings.tajweed = isColoured ? .shown : .hidden
    settings.translation = translation
    if self.translation != nil, translation == .shown, flow == nil { settings.flow = .verses }
    if let words, words != "none" {
      settings.words = .shown
      if flow == nil { settings.flow = .verses }
    }
    return settings
  }

  /// Returns the settings for written output: pages, unless the options ask for another form; without colours of
  /// tajweed.
  package func printed(_ settings: ReaderSettings) -> ReaderSettings {
    var settings = settings
    if flow == nil, translation == nil, words == nil || words == "none" { settings.flow = .page }
    settings.tajweed = .hidden
    return settings
  }

  /// Returns the requested packs.
  package func chosenPacks(in context: AppContext) -> ReadingPacks {
    ReadingPacks(translation: translation, words: words, context: context)
  }

  // MARK: - The place

  /// Returns the position at which reading was left; nil if there is none.
  package func place(in context: AppContext, _ structure: QuranStructure) throws -> ReadingPosition? {
    guard Disk.exists(context.folders.library) else { return nil }
    return context.usable(try context.library().positions.named(position, in: structure)).first
  }

  /// Returns the condition under which a page counts as read.
  package func counting(_ library: Library?) -> ReadingCount {
    if noProgress { return .never }
    if let countAfter { return .after(.seconds(countAfter.seconds)) }
    guard let library else { return .after(LibrarySetting.standardReadMoment) }
    guard let moment = try? library.settings.readMoment() else { return .never }
    return .after(moment)
  }

  // MARK: - The screen

  /// Returns the properties of the screen; nil if there is no terminal to draw on.
  package func screen() -> ReaderLook? {
    let environment = Surroundings.environment
    guard Terminal.isTerminal(0), Terminal.isTerminal(1), environment["TERM"] != "dumb" else { return nil }
    let isColoured = environment["NO_COLOR"]?.isEmpty ?? true
    return ReaderLook(
      knowledge: bidi?.asNamed ?? Bidi.known(environment), palette: isColoured ? .colours : .monochrome)
  }
}

extension ReadingFlow: ExpressibleByArgument {}
