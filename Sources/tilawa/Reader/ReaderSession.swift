import Glibc
import TilawaCore
import TilawaStore
import TilawaTerminal

/// Reading at a terminal, from taking it to giving it back.
struct ReaderSession {
  let shelf: ReaderShelf
  let context: CommandContext
  let options: ReadingOptions
  let settings: ReaderSettings

  /// Reads from an ayah until somebody quits; says how it ended.
  func read(
    from ref: AyahRef, on form: (knowledge: Bidi.Knowledge, palette: TerminalScreen.Palette)
  ) throws -> ExitCodes {
    let counting = options.counting(try? context.library())
    // The place and all marks are in the library before the next key is waited for: nothing is lost by ending at once.
    let interruption = Interruption { code in
      TerminalScreen.abandon()
      _exit(code.rawValue)
    }
    defer { withExtendedLifetime(interruption) {} }
    let screen: TerminalScreen
    do throws(TerminalError) {
      screen = try TerminalScreen(form.palette)
    } catch {
      throw Failure(.unavailable, "there is no screen to read on: \(error); --format text writes the page")
    }
    defer { screen.close() }
    let state = ReaderState(
      shelf.structure, shelf.riwayah, at: ref, settings, translations: shelf.packs.count)
    let notebook = ReaderNotebook(context.folders, shelf.structure, shelf.riwayah, position: options.position)
    return ReaderLoop(state, on: screen, shelf, notebook, form.knowledge, form.palette, counting).run()
  }
}
