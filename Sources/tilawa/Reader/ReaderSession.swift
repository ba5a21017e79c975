import Glibc
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore
import TilawaTerminal

/// Reading at a terminal, from taking it to giving it back.
struct ReaderSession {
  let shelf: ReaderShelf
  let context: AppContext
  let options: ReadingOptions
  let settings: ReaderSettings

  /// Reads from an ayah until somebody quits; says how it ended.
  ///
  /// - Parameter follows: whether what sounds already is followed.
  func read(
    from ref: AyahRef, on form: (knowledge: Bidi.Knowledge, palette: TerminalScreen.Palette), follows: Bool
  ) throws -> ExitCodes {
    let counting = options.counting(try? context.library())
    let mail = ReaderMail()
    // What could not be kept before is tried once more. Whoever does not wait for that says it again: a second signal kills.
    let interruption = Interruption { mail.add(.end($0)) }
    defer { withExtendedLifetime(interruption) {} }
    let screen: TerminalScreen
    do throws(TerminalError) {
      screen = try TerminalScreen(form.palette)
    } catch {
      throw Failure(.unavailable, "there is no screen to read on: \(error); --format text writes the page")
    }
    defer { screen.close() }
    let state = ReaderState(
      shelf.structure, shelf.riwayah, at: ref, settings, translations: shelf.packs.count,
      hasMeanings: shelf.meanings != nil, follows: follows)
    let notebook = ReaderNotebook(context.folders, shelf.structure, shelf.riwayah, position: options.position)
    let link = ReaderLink(context.folders, mail)
    let loop = ReaderLoop(state, on: screen, shelf, notebook, form.knowledge, form.palette, counting, link, mail)
    let (code, troubles) = loop.run()
    screen.close()
    for trouble in troubles { Terminal.complain(trouble) }
    return code
  }
}
