import AppMushaf
import AppBase
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaTerminal

/// The player's screen as lines.
struct PlayerScreenPage {
  let state: PlayerScreenModel
  let rows: Int
  let columns: Int
  let look: ScreenLook

  /// The least number of rows for the text, where there are so many.
  private static let textRows = 6

  /// All lines of the screen, from the top.
  var lines: [TextLine] {
    guard rows > 0, columns > 0 else { return [] }
    if case .help(let line) = state.mode {
      return HelpPage.player(state.keys).page(from: line, rows: rows, columns: columns)
    }
    if case .dialogue(let index) = state.mode {
      return PlaceIndexView(index: index, rows: rows, columns: columns) { state.has($0.start) }
        .lines
    }
    let frame = frame
    let text = text(frame.text)
    return frame.above + text + frame.translation + frame.below
  }

  /// The lines around the text, and the number of rows of the text.
  private var frame: (above: [TextLine], text: Int, translation: [TextLine], below: [TextLine]) {
    let header = PlayerScreenHeader(state: state, columns: columns)
    // The lines in their order; the rank says how long each stays where rows are few.
    let around: [(rank: Int, isAbove: Bool, line: TextLine)] = [
      (2, true, header.title), (0, true, header.status), (3, true, header.source), (4, true, header.shares),
      (5, true, header.settings), (7, true, TextLine()), (1, false, message), (6, false, hints),
    ]
    let room = max(1, rows - min(PlayerScreenPage.textRows, rows / 2))
    let shown = around.filter { $0.rank < room }
    let translation = translation(min(rows / 4, rows - shown.count - PlayerScreenPage.textRows))
    return (
      shown.filter(\.isAbove).map(\.line), max(0, rows - shown.count - translation.count), translation,
      shown.filter { !$0.isAbove }.map(\.line)
    )
  }

  // MARK: - The mouse

  /// Returns the ayah at a row and a column of the screen; nil where none stands.
  func ayah(at row: Int, _ column: Int) -> AyahRef? {
    guard state.mode == .browsing else { return nil }
    if case .intermission = state.phase { return nil }
    let frame = frame
    let place = row - frame.above.count
    guard (0..<frame.text).contains(place), let page = state.page, let view = view(frame.text) else { return nil }
    let seen = view.layout.shown(frame.text, around: focus(view.layout, view.marks))
    guard place < seen.count, let ayah = view.ayah(in: seen[seen.startIndex + place], at: column) else { return nil }
    return page.ayat.indices.contains(ayah) ? page.ayat[ayah].ref : nil
  }

  // MARK: - The page

  private func text(_ room: Int) -> [TextLine] {
    let lines: [TextLine]
    switch state.phase {
    case .intermission(let pause, let seconds): lines = self.pause(pause, seconds)
    case .nothing, .fetching, .session: lines = page(room)
    }
    return Array(lines.prefix(room)) + Array(repeating: TextLine(), count: max(0, room - lines.count))
  }

  private func page(_ room: Int) -> [TextLine] {
    guard let view = view(room) else { return [] }
    return view.layout.shown(room, around: focus(view.layout, view.marks)).map(view.line)
  }

  private func view(_ room: Int) -> PageView? {
    guard let page = state.page, PageView.textColumns(columns) >= PageLayout.leastColumns, room > 0 else { return nil }
    let layout = PageLayout(
      page, lead: lead(page), columns: PageView.textColumns(columns))
    var marks = PageView.Marks(missing: state.missing, present: state.present, word: state.word)
    if layout.leadRow == nil, let heard = state.heard {
      marks.heard = Set(page.ayat.indices.filter { page.ayat[$0].span.overlaps(heard) })
    }
    marks.bookmarked = Set(
      page.ayat.indices.filter { ayah in
        state.marks.contains { $0.passage.words.overlaps(page.ayat[ayah].span) }
      })
    marks.selected = state.selection.flatMap { ref in page.ayat.firstIndex { $0.ref == ref } }
    return PageView(
      layout: layout, marks: marks, knowledge: look.knowledge, palette: look.palette(of: look.theme), columns: columns)
  }

  /// Returns the formula that is heard now before an ayah of this page; nil when there is none.
  private func lead(_ page: MushafPage) -> PageLayout.Lead? {
    guard let step = state.progress?.snapshot.step, step.part != .ayah, let heard = state.heard,
      let place = page.ayat.firstIndex(where: { $0.span.overlaps(heard) })
    else { return nil }
    return step.part == .basmalah
      ? PageLayout.Lead(kind: .basmalah, text: page.ayat[place].basmalah ?? ScreensSentences.basmalah.text, ayah: place)
      : PageLayout.Lead(kind: .istiadha, text: ScreensSentences.istiadha.text, ayah: place)
  }

  /// Returns the row that must be visible. In an ayah without word times, the share of the heard time gives the row.
  private func focus(_ layout: PageLayout, _ marks: PageView.Marks) -> Int {
    if let selected = marks.selected { return layout.rows(ofAyah: selected).lowerBound }
    if let row = layout.leadRow { return row }
    if let word = state.word, let row = layout.row(ofWord: word) { return row }
    guard let first = marks.heard.min(), let last = marks.heard.max() else { return 0 }
    let rows = layout.rows(ofAyah: first).lowerBound..<max(1, layout.rows(ofAyah: last).upperBound)
    guard rows.count > 1, let progress = state.progress, let length = progress.length, length.frames > 0 else {
      return rows.lowerBound
    }
    let share = Double(min(progress.heard.frames, length.frames)) / Double(length.frames)
    return min(rows.upperBound - 1, rows.lowerBound + Int(share * Double(rows.count)))
  }

  private func pause(_ pause: NowPlaying.Intermission, _ seconds: Int?) -> [TextLine] {
    let left = seconds.map { ScreensSentences.timeLeft(time: Lengths.time($0)).text } ?? ""
    return [
      TextLine(), TextLine("  \(pause.title)", TextStyle(.cyan, .bold)), TextLine("  \(left)"),
      TextLine("  \(PlaybackDisplay.hints(state.keys))", TextStyle(nil, .dim)),
    ]
  }

  // MARK: - The foot

  private var message: TextLine {
    if case .typing(let prompt) = state.mode { return prompt.line(columns: columns) }
    return TextLine(state.message?.text ?? "", TextStyle(.yellow, .bold))
  }

  private var hints: TextLine {
    if case .typing(let prompt) = state.mode { return TextLine(hints: prompt.question.hints, columns: columns) }
    return HelpPage.player(state.keys).foot(columns: columns).first ?? TextLine()
  }
}
