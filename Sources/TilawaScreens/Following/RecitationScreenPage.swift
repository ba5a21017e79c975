import AppLearning
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaPlayer
import TilawaStore
import TilawaTerminal

/// The page of the screen on which somebody recites.
struct RecitationScreenPage {
  let model: RecitationScreenModel
  let look: ScreenLook

  private typealias Row = (parts: [LineSetting.Part], words: ClosedRange<Int>)

  func lines(rows: Int, columns: Int) -> [TextLine] {
    let help = HelpPage.recite(model.keys)
    if case .help(let line) = model.mode { return help.page(from: line, rows: rows, columns: columns) }
    let foot = [TextLine(model.message?.text ?? "", TextStyle(nil, .bold))] + help.foot(columns: columns)
    let head = [header(columns)] + disclaimer(columns)
    let free = max(1, rows - head.count - foot.count)
    var body = text(columns, rows: free)
    body += Array(repeating: TextLine(), count: max(0, free - body.count))
    return head + body + foot
  }

  private func header(_ columns: Int) -> TextLine {
    let isWaiting = model.isPaused || model.isPlaying || model.isOver
    var line = TextLine(model.isPlaying ? "♪ " : isWaiting ? "‖ " : "● ", TextStyle(isWaiting ? .yellow : .green))
    line.append("\(model.title) · \(RecitationWords.length(model.milliseconds / 1000))")
    for verdict in [WordVerdict.recited, .unsure, .skipped, .changed] {
      line.append("  \(RecitationWords.sign(verdict)) \(model.count(verdict))", Self.style(verdict))
    }
    return line
  }

  /// The disclaimer, until the first word was heard.
  private func disclaimer(_ columns: Int) -> [TextLine] {
    guard model.verdicts.isEmpty else { return [TextLine()] }
    return RecitationSummary.disclaimer.wrapped(columns: max(10, columns)).map { TextLine($0, TextStyle(nil, .dim)) }
  }

  private static func style(_ verdict: WordVerdict) -> TextStyle {
    switch verdict {
    case .pending: TextStyle(nil, .dim)
    case .recited: TextStyle(.green)
    case .unsure: TextStyle(.cyan, .underline)
    case .skipped: TextStyle(.yellow)
    case .changed: TextStyle(.red)
    }
  }

  // MARK: - The text

  /// The rows around the place of the reciter.
  private func text(_ columns: Int, rows: Int) -> [TextLine] {
    guard let text = model.text else { return [TextLine(ScreensSentences.beginAnywhere.text)] }
    let setting = LineSetting(
      knowledge: look.knowledge, columns: columns, textColumns: PageView.textColumns(columns))
    let all = self.rows(text, PageView.textColumns(columns))
    let here = all.firstIndex { $0.words.contains(min(model.place, text.words.count - 1)) } ?? 0
    if let given = model.question?.given {
      let asked = setting.aligned([(given.text, TextStyle(.cyan, .bold))])
      return [asked, TextLine()] + window(all, here, max(1, rows - 2)).map { setting.aligned($0.parts) }
    }
    return window(all, here, rows).map { setting.aligned($0.parts) }
  }

  /// Returns the rows of the page with a row.
  private func window(_ all: [Row], _ here: Int, _ rows: Int) -> ArraySlice<Row> {
    // A page turns when its last row is reached, and a row of it stays.
    let page = max(1, rows - 1)
    let first = here / page * page
    return all[first..<min(all.count, first + rows)]
  }

  private func rows(_ text: RecitationText, _ width: Int) -> [Row] {
    var rows: [Row] = []
    var (parts, used): ([LineSetting.Part], Int) = ([], 0)
    var first = 0
    for index in text.words.indices {
      let word = text.words[index]
      var pieces = [piece(index, text)]
      if index + 1 == text.words.count || text.words[index + 1].part != word.part, word.place != nil {
        pieces.append((" (\(word.ref.split(separator: ":").last ?? ""))", TextStyle(.cyan)))
      }
      let columns = pieces.reduce(0) { $0 + $1.text.columns }
      if used > 0, used + 1 + columns > width {
        rows.append((parts, first...index - 1))
        (parts, used, first) = ([], 0, index)
      }
      if used > 0 { parts.append((" ", .plain)) }
      parts += pieces
      used += columns + (used > 0 ? 1 : 0)
    }
    if !parts.isEmpty { rows.append((parts, first...text.words.count - 1)) }
    return rows
  }

  private func piece(_ index: Int, _ text: RecitationText) -> LineSetting.Part {
    let word = text.words[index]
    let written = text.shown[word.part]
    let letters = word.number <= written.count ? written[word.number - 1] : ""
    let verdict = model.verdict(index)
    var style = Self.style(verdict)
    if index == model.place { style.stress.formUnion(.bold) }
    if index == model.selection { style.stress.formUnion(.reverse) }
    let shown =
      switch model.showing(index) {
      case .whole: letters
      case .firstLetter: Self.firstLetter(letters) + "…"
      case .nothing: "…"
      }
    let sign = verdict == .recited || verdict == .pending ? "" : " " + RecitationWords.sign(verdict)
    let fault = model.marks[index]?.fault.map { " ⟨\($0.rawValue)⟩" } ?? ""
    return (shown + sign + fault, style)
  }

  private static func firstLetter(_ word: String) -> String {
    word.unicodeScalars.first { $0.properties.generalCategory == .otherLetter }.map { String($0) } ?? ""
  }
}
