import AppMushaf
package import ArgumentParser
package import AppBase
import TilawaConsole
package import TilawaCore
package import TilawaScreens
package import TilawaStore
import TilawaTerminal

/// The options of `read` for its screen and its pages.
package struct ReadingOptions: ParsableArguments {
  @Option(help: "Pages as printed, continuous text, or ayah by ayah. Default: the configured one, else page.")
  package var flow: ReadingFlow?

  @Option(
    help:
      "Light, dark, sepia, contrast, or plain for no colours. Default: the configured one, else the colours of the terminal."
  )
  package var theme: ScreenTheme?

  @Flag(inversion: .prefixedNo, exclusivity: .chooseLast, help: "Show the rules of tajweed in colours.")
  package var tajweed: Bool?

  @Option(
    help: ArgumentHelp(
      "Show a translation with each ayah: ids separated by commas, or none. Default: the configured one.",
      valueName: "pack"))
  package var translation: String?

  @Option(
    help: ArgumentHelp(
      "Show the meaning of each word, from this pack. Without an id, from the installed one.",
      valueName: "pack"),
    completion: .packs(.words))
  package var words: String?

  @Option(help: ArgumentHelp("The reading position to continue from and to update.", valueName: "name"))
  package var position = ReadingPosition.last

  @Option(
    help: ArgumentHelp(
      "Count a page as read after it was in view for this long. Default: the configured time, else 10s.",
      valueName: "time"))
  package var countAfter: TimeLength?

  @Flag(help: "Do not count pages as read.")
  package var noProgress = false

  @Option(help: "Who orders right-to-left text: the terminal, nobody, or the reader. Default: as in play.")
  package var bidi: Bidi?

  package init() {}

  package mutating func validate() throws {
    if let fault = ReadingPosition.fault(inName: position) {
      throw ValidationError(CommandOptionsSentences.positionName(fault: fault))
    }
    if noProgress, countAfter != nil { throw ValidationError(CommandOptionsSentences.oneOfCounts) }
  }

  // MARK: - Settings

  /// Returns the requested settings, completed by the configured ones.
  ///
  /// - Parameter translation: whether the packs beside the text are shown.
  package func settings(in context: AppContext, translation: ReaderSettings.Display) -> ReaderSettings {
    var settings = ReaderSettings()
    settings.flow = flow ?? context.setting(.flow).flatMap(ReadingFlow.init) ?? .page
    settings.theme = theme ?? context.setting(.theme).flatMap(ScreenTheme.init)
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

  /// Whether there is a terminal to draw on.
  package var hasScreen: Bool {
    Terminal.isTerminal(0) && Terminal.isTerminal(1) && Surroundings.environment["TERM"] != "dumb"
  }

  /// Returns the properties of the screen; nil if there is no terminal to draw on.
  package func screen() -> ScreenLook? {
    guard hasScreen else { return nil }
    Terminal.choose(bidi)
    return ScreenLook(AppContext())
  }
}

extension ReadingFlow: ExpressibleByArgument {}
