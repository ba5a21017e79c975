@testable import AppBase
import TilawaConsole
import TilawaCore
import TilawaStore
import TilawaTerminal
import TilawaTestSupport

@testable import TilawaScreens

/// A reader over the real text that is only a value.
struct ReaderFixture {
  let source: ReaderTextSource
  var state: ReaderModel
  private(set) var asked: ReaderModel.Effects = []
  private let folder: TemporaryFolder

  /// - Parameter place: where it is opened.
  init(
    _ place: String, _ riwayah: Riwayah = .hafs, _ settings: ReaderSettings = ReaderSettings(), rows: Int = 24,
    columns: Int = 80, packs: [OpenPack] = [], meanings: OpenPack? = nil
  ) throws {
    folder = try TemporaryFolder()
    let quran = try RealQuran.database()
    source = ReaderTextSource(quran, riwayah, folders: folder.home, packs: packs, meanings: meanings)
    let ref = try RangeParser(structure: quran.structure, counting: riwayah.counting).parse(place).first
    state = ReaderModel(quran.structure, riwayah, at: ref, settings, translations: 1, hasMeanings: meanings != nil)
    handle(.resized(rows: rows, columns: columns))
  }

  init(_ place: String, flow: ReadingFlow, rows: Int = 24, columns: Int = 80) throws {
    var settings = ReaderSettings()
    settings.flow = flow
    try self.init(place, .hafs, settings, rows: rows, columns: columns)
  }

  /// As the loop does: what is wanted is read at once.
  mutating func handle(_ event: ReaderEvent) {
    asked += state.handle(event)
    let isOther = state.text.map { $0.meanings.isEmpty == (state.settings.words == .shown) } ?? true
    if state.text?.portion != state.wanted || isOther {
      asked += state.handle(.text(source.text(state.wanted, state.settings)))
    }
  }

  /// Presses keys; characters stand for themselves.
  mutating func press(_ keys: String) { for key in keys { handle(.key(.character(key))) } }
  mutating func press(_ keys: TerminalKey...) { for key in keys { handle(.key(key)) } }

  /// Returns the effects since the last call.
  mutating func take() -> ReaderModel.Effects {
    defer { asked = [] }
    return asked
  }

  var place: String { "\(state.selection)" }

  func lines(
    _ knowledge: Bidi.Knowledge = Bidi.terminal.asNamed, _ palette: TerminalScreen.Palette = .colours
  ) -> [TextLine] {
    ReaderPage(state: state, look: ScreenLook(knowledge: knowledge, palette: palette)).lines
  }

  /// The words on the screen.
  var text: [String] { lines().map { $0.text.split(separator: " ").joined(separator: " ") } }
}
