import AppBase
import TilawaConsole
import TilawaCore
import TilawaTerminal

/// The reader's screen as lines.
struct ReaderPage {
  let state: ReaderModel
  let look: ScreenLook

  private var rows: Int { state.rows }
  private var columns: Int { state.columns }

  /// The greatest width of the text: longer lines are hard to follow.
  private static let mostColumns = 100
  /// The width from which on the text has a margin.
  private static let leastWithMargin = 26
  /// The number of lines of a printed page, shown whole if there is room.
  private static let lines = 15
  /// Rows around the text where there is room: title, message, keys, number of the page, two empty ones.
  private static let around = 6

  /// Returns the width of the text; nil: too narrow for a word.
  static func textColumns(_ columns: Int) -> Int? {
    let count = columns < leastWithMargin ? columns : min(columns - 2, mostColumns)
    return count < PageLayout.leastColumns ? nil : count
  }

  /// Returns the number of rows for the text.
  static func textRows(_ rows: Int) -> Int { max(1, rows - aroundRows(rows)) }

  private static func aroundRows(_ rows: Int) -> Int {
    switch rows {
    case ...1: 0
    case 2...3: 1
    default: max(2, min(around, rows - lines))
    }
  }

  /// All lines of the screen, from the top.
  var lines: [TextLine] {
    guard rows > 0, columns > 0 else { return [] }
    if case .help(let line) = state.mode {
      return HelpPage.reader(state.keys, pauses: PauseSigns.legend(of: state.text?.ayat ?? [])).page(
        from: line, rows: rows, columns: columns)
    }
    if case .dialogue(let index) = state.mode {
      return PlaceIndexView(index: index, rows: rows, columns: columns) { _ in true }.lines
    }
    if rows == 1, let urgent { return [urgent] }
    let frame = frame
    return frame.above + frame.text + frame.below
  }

  /// The lines of the screen: above the text, the text, and below it.
  private var frame: (above: [TextLine], text: [TextLine], below: [TextLine]) {
    // The lines in their order; the rank says how long each stays where rows are few.
    let around: [(rank: Int, place: Place, line: TextLine)] = [
      (rows < 4 && urgent != nil ? 9 : 0, .above, title), (4, .above, TextLine()), (3, .below, foot),
      (5, .below, TextLine()), (rows < 4 && urgent != nil ? 0 : 1, .bottom, message), (2, .bottom, hints),
    ]
    let shown = around.filter { $0.rank < ReaderPage.aroundRows(rows) }
    func lines(_ place: Place) -> [TextLine] { shown.filter { $0.place == place }.map(\.line) }
    let text = Array(text.prefix(rows - shown.count))
    let free = rows - shown.count - text.count
    // A page stands in the middle with its number right below it; flowing text begins at the top, its sign at the end.
    let isPage = state.settings.flow == .page
    let inside = isPage ? min(1, free / 2) : free
    // A little above the middle, as a page in its margins.
    let before = isPage ? max(0, (free - inside) / 2 - 1) : 0
    func space(_ count: Int) -> [TextLine] { Array(repeating: TextLine(), count: max(0, count)) }
    return (
      lines(.above) + space(before), text,
      space(inside) + lines(.below) + space(free - before - inside) + lines(.bottom)
    )
  }

  /// The place of a line around the text.
  private enum Place { case above, below, bottom }

  // MARK: - The mouse

  /// Returns the ayah at a row and a column of the screen, with the word there; nil where none stands.
  func place(at row: Int, _ column: Int) -> (ayah: AyahRef, word: Int?)? {
    guard state.mode == .browsing, rows > 1, let layout = state.layout, let text = state.text else { return nil }
    let frame = frame
    let line = row - frame.above.count
    let step = leading(of: layout) + 1
    guard frame.text.indices.contains(line), line % step == 0 else { return nil }
    let shown = state.shown
    guard line / step < shown.count else { return nil }
    let placed = layout.rows[shown.lowerBound + line / step]
    var token: PageLayout.Token?
    if case .text(let tokens, let kind) = placed.row {
      token = setting.token(tokens, kind, at: column)
      guard token != nil else { return nil }
    }
    guard let ayah = token?.ayah ?? placed.ayat?.lowerBound, text.ayat.indices.contains(ayah) else { return nil }
    return (text.ayat[ayah].ref, token?.word.word)
  }

  // MARK: - Lines above the text

  private var title: TextLine {
    let style = TextStyle(nil, .reverse)
    let word = state.structure.span(of: state.selection).start
    let surah = state.structure.surahs[state.selection.surah - 1]
    let numbers = [Division.Kind.page, .juz, .hizb].map {
      ScreensSentences.divisionNumber(kind: $0.name, number: state.structure.number(of: $0, atWord: word)).text
    }
    let letters = state.text?.foreignLetters.map { ScreensSentences.textOf(riwayah: $0.name).text }
    let name = CoreSentences.name(name: surah.transliteration).text
    let riwayah = state.riwayah == .hafs ? nil : CoreSentences.name(name: state.riwayah.name).text
    let lefts = [
      [CoreSentences.numberedName(number: surah.id, name: surah.transliteration).text, riwayah, letters],
      [name, letters], ["\(surah.id)", letters],
    ].map { " " + $0.compactMap(\.self).joined(separator: " · ") }
    let rights = [3, 2, 1].map { numbers.prefix($0).joined(separator: " · ") + " " } + [""]
    let pairs = rights.flatMap { right in lefts.map { ($0, right) } }
    let (left, right) = pairs.first { $0.columns + $1.columns + 1 <= columns } ?? (lefts[0], "")
    var line = TextLine(left, style).fitting(columns)
    line.pad(to: columns - right.columns, style)
    line.append(right, style)
    return line
  }

  // MARK: - The text

  /// A page stands in the middle at its own width; flowing text takes all the width.
  private var setting: LineSetting {
    var width = ReaderPage.textColumns(columns) ?? columns
    if state.settings.flow == .page, let layout = state.layout { width = min(width, layout.width) }
    return LineSetting(knowledge: look.knowledge, columns: columns, textColumns: width)
  }

  private var text: [TextLine] {
    guard let layout = state.layout, let text = state.text else {
      return ReaderPage.textColumns(columns) == nil
        ? [TextLine(ScreensSentences.tooNarrow.text, TextStyle(nil, .dim))] : []
    }
    let view = ReaderRows(state: state, text: text, palette: look.palette(of: state.settings.theme), setting: setting)
    let lines = layout.rows[state.shown].map(view.line)
    let space = Array(repeating: TextLine(), count: leading(of: layout))
    return Array(lines.map { [$0] }.joined(separator: space))
  }

  /// Returns the number of empty rows between two lines of a page: as many as the height allows, as in print.
  private func leading(of layout: ReaderLayout) -> Int {
    let count = layout.rows.count
    guard state.settings.flow == .page, count > 1, state.shown.count == count else { return 0 }
    return max(0, min(ReaderPage.mostLeading, (state.room - count) / (count - 1)))
  }

  private static let mostLeading = 2

  /// The number of the page as in print (G-5), with a sign where the text goes on below.
  private var foot: TextLine {
    let more = state.layout.map { state.shown.upperBound < $0.rows.count } ?? false
    guard state.settings.flow == .page else {
      return more ? setting.centred([("↓", TextStyle(nil, .dim))]) : TextLine()
    }
    return setting.centred([(MushafReader.arabicDigits(state.page) + (more ? " ↓" : ""), TextStyle(.cyan))]).fitting(
      columns)
  }

  // MARK: - Lines below the text

  /// The line to show where there is one row only.
  private var urgent: TextLine? {
    if case .typing = state.mode { return message }
    return state.message == nil && state.sound == nil ? nil : message
  }

  private var message: TextLine {
    if case .typing(let prompt) = state.mode { return prompt.line(columns: columns) }
    if let message = state.message {
      return TextLine(message.text.wrapped(columns: columns).first ?? "", TextStyle(.yellow, .bold))
    }
    var line = TextLine()
    if let sound = state.soundWords { line.append(sound, TextStyle(.green, .bold)) }
    if let marked { line.append((line.width > 0 ? " · " : "") + marked, TextStyle(.yellow)) }
    return line
  }

  /// The bookmark of the selection, with its note.
  private var marked: String? {
    let span = state.structure.span(of: state.selection)
    return state.marks.first { $0.words.overlaps(span) }.map {
      $0.note.isEmpty ? ScreensSentences.hereBookmark.text : "◆ \($0.note)"
    }
  }

  private var hints: TextLine {
    // A message longer than a row goes on here.
    if case .browsing = state.mode, let message = state.message {
      let rest = message.text.wrapped(columns: columns).dropFirst()
      if !rest.isEmpty { return TextLine(rest.joined(separator: " "), TextStyle(.yellow, .bold)).fitting(columns) }
    }
    if case .typing(let prompt) = state.mode { return TextLine(hints: prompt.question.hints, columns: columns) }
    return HelpPage.reader(state.keys).foot(columns: columns).first ?? TextLine()
  }
}
