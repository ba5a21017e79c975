import AppBase
import TilawaConsole
package import TilawaCore
package import TilawaStore
import TilawaTerminal

/// A session of reading at a terminal, from taking the terminal to giving it back.
package struct ReaderSession {
  private let source: ReaderTextSource
  private let folders: Folders
  private let settings: ReaderSettings
  private let position: String
  private let counting: ReadingCount

  /// - Parameter position: the name under which the place is kept.
  package init(
    _ source: ReaderTextSource, _ folders: Folders, _ settings: ReaderSettings, position: String, counting: ReadingCount
  ) {
    self.source = source
    self.folders = folders
    self.settings = settings
    self.position = position
    self.counting = counting
  }

  /// Shows the reader from an ayah on until the user quits.
  ///
  /// - Parameter follows: whether what sounds already is followed.
  /// - Returns: the exit code.
  package func read(from ref: AyahRef, on look: ScreenLook, follows: Bool) throws(Failure) -> ExitCodes {
    let events = ScreenEvents<ReaderEvent> { event, last in
      // Only the latest state of the player counts.
      if case .sound = event, case .sound = last { true } else { false }
    }
    // Storage that failed before is tried once more at the end. A second signal ends the program at once.
    let interruption = Interruption { events.end($0) }
    defer { withExtendedLifetime(interruption) {} }
    let screen: TerminalScreen
    do throws(TerminalError) {
      screen = try look.open(settings.theme)
    } catch {
      throw Failure(.unavailable, ScreensSentences.noScreenFormat(fault: error.sentence))
    }
    defer { screen.close() }
    let model = ReaderModel(
      source.structure, source.riwayah, at: ref, settings, translations: source.packs.count,
      hasMeanings: source.meanings != nil, follows: follows, keys: look.keys)
    let store = ReaderStore(folders, source.structure, source.riwayah, position: position)
    let connection = PlayerConnection(folders, events)
    connection.watch()
    let backend = ReaderBackend(on: screen, source, store, connection, look, counting, settings)
    let runner = ScreenRunner(model, backend, on: screen, events)
    let code = runner.run([.marks(store.marks())])
    connection.close()
    let troubles = store.finish(at: runner.model.place)
    screen.close()
    for trouble in troubles { Terminal.complain(trouble.text) }
    return code
  }
}

/// The condition under which text in view counts as read.
package enum ReadingCount: Hashable {
  case never
  /// The time in view after which the text counts.
  case after(Duration)
}
