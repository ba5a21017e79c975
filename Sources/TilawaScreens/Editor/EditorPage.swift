import TilawaConsole
import TilawaCore
import TilawaTerminal

/// The editor's screen as lines, made from its state, the heights of the columns and the text of the ayah.
struct EditorPage {
  /// Content beside the state.
  struct Content: Hashable {
    /// The height of each column, from 0 to 1.
    var heights: [Float] = []
    /// The text of the contents that the state shows.
    var text: String = ""
    /// The reason why there is no text; empty when there is one.
    var textNote: String = ""
  }

  static let leastRows = 14
  static let leastColumns = 40

  let state: EditorModel
  let content: Content
  let knowledge: Bidi.Knowledge
  let rows: Int
  let columns: Int

  /// All lines of the screen, from the top.
  var lines: [TextLine] {
    guard rows >= EditorPage.leastRows, columns >= EditorPage.leastColumns else {
      return [
        TextLine(
          "the editor needs \(EditorPage.leastColumns) × \(EditorPage.leastRows); \(state.keys.label(.editor, "quit")) quits"
        )
      ]
    }
    if case .help(let line) = state.mode {
      return HelpPage.editor(state.keys).page(from: line, rows: rows, columns: columns)
    }
    let strip = EditorStrip(state: state, heights: content.heights, rows: stripRows)
    return [title, strip.ruler] + strip.lines + [strip.markers, strip.labels, status, segment, evidence] + text
      + [message] + keys
  }

  /// Whether a row belongs to the strip, where a click moves the cursor.
  func isStrip(_ row: Int) -> Bool {
    guard rows >= EditorPage.leastRows, columns >= EditorPage.leastColumns, state.mode == .browsing else {
      return false
    }
    // The rows below the title: the ruler, the columns, the markers and the labels.
    return (1..<stripRows + 4).contains(row)
  }

  private var spare: Int { rows - 10 }
  private var stripRows: Int { min(24, spare - min(8, max(2, spare * 2 / 5))) }
  private var textRows: Int { spare - stripRows }

  // MARK: - Lines

  private var title: TextLine {
    let subject = state.subject
    let style = TextStyle(nil, .reverse)
    let undo = state.history.undo > 0 ? "\(state.history.undo) to undo" : ""
    let redo = state.history.redo > 0 ? "\(state.history.redo) to redo" : ""
    let right = [undo, redo, Lengths.time(OutputTime(frames: subject.frames, rate: subject.rate))].filter {
      !$0.isEmpty
    }
    .joined(separator: " · ")
    let left = " \(subject.title) · \(subject.reciter) · \(subject.riwayah.name)"
    var line = TextLine(left, style).fitting(columns - right.columns - 2)
    line.pad(to: columns - right.columns - 1, style)
    line.append(right + " ", style)
    return line
  }

  private var status: TextLine {
    var line = TextLine(RecordingTime.words(state.cursor, at: state.subject.rate), TextStyle(nil, .bold))
    line.append("  \(zoom)")
    if state.isOnMarker {
      let isSuggested = state.suggestedMarkers.contains(state.cursor)
      line.append(
        isSuggested ? "  △ marker, suggested" : "  ▲ marker, confirmed", TextStyle(isSuggested ? .yellow : .green))
    }
    switch state.sound {
    case .none: break
    case .looping: line.append("  ▶ looping", TextStyle(.magenta))
    case .playing: line.append("  ▶ playing on", TextStyle(.magenta))
    }
    if state.sound != .none, let playhead = state.playhead {
      line.append(" \(RecordingTime.words(playhead, at: state.subject.rate))", TextStyle(.magenta))
    }
    return line
  }

  private var zoom: String {
    switch state.view.zoom {
    case .whole: "all of it"
    case .column(let milliseconds) where milliseconds < 1000: "\(milliseconds) ms a column"
    case .column(let milliseconds): "\(milliseconds / 1000) s a column"
    }
  }

  private var segment: TextLine {
    guard let segment = state.segment else {
      return TextLine("no segment here · \(state.annotation.segments.count) in all", TextStyle(nil, .dim))
    }
    let place = (state.annotation.segments.firstIndex(of: segment) ?? 0) + 1
    var line = TextLine("\(place)/\(state.annotation.segments.count)  ")
    line.append(label(of: segment), EditorStrip.style(of: segment, .bold))
    let rate = state.subject.rate
    let status =
      switch segment.status {
      case .suggested: "  suggested"
      case .confirmed: segment.content == .unassigned ? "" : "  confirmed"
      }
    let range = "\(RecordingTime.words(segment.start, at: rate))–\(RecordingTime.words(segment.end, at: rate))"
    line.append("\(status)  \(range)  \(RecordingTime.words(segment.frames.count, at: rate)) long")
    return line
  }

  private func label(of segment: Segment) -> String {
    switch segment.content {
    case .unassigned: "no label yet"
    case .speech: "speech"
    case .other: "no recitation"
    case .recited: state.subject.label(of: segment.content)
    }
  }

  /// The evidence of a suggestion, and the number of the take.
  private var evidence: TextLine {
    guard let segment = state.segment else { return TextLine() }
    var words: [String] = []
    if let pause = segment.evidence.pause {
      words.append("pause of \(RecordingTime.words(pause, at: state.subject.rate)) before it")
    }
    if let confidence = segment.evidence.confidence {
      words.append("\(Confidence.words(confidence)) sure")
    }
    if segment.isFlagged, let flags = segment.evidence.flags.text { words.append(flags) }
    let (takes, preferred) = state.takes(of: segment)
    if takes.count > 1, let place = takes.firstIndex(of: segment) {
      let isPreferred = preferred == segment ? ", preferred" : ""
      words.append("take \(place + 1) of \(takes.count)\(isPreferred)")
    }
    let style = segment.isFlagged ? TextStyle(.red) : TextStyle(nil, .dim)
    return TextLine(words.joined(separator: " · "), style)
  }

  /// The text in lines of their own, which the terminal shapes.
  private var text: [TextLine] {
    if content.text.isEmpty { return fill([TextLine(content.textNote, TextStyle(nil, .dim))], textRows) }
    var wrapped = content.text.wrapped(columns: columns - 1)
    if wrapped.count > textRows {
      wrapped = Array(wrapped.prefix(textRows - 1)) + ["… (\(wrapped.count) lines)"]
    }
    return fill(wrapped.map(aligned), textRows)
  }

  /// Returns a line of the text at the right edge; at the left if nobody reorders the letters.
  private func aligned(_ text: String) -> TextLine {
    LineSetting(knowledge: knowledge, columns: columns, textColumns: columns).aligned([(text, .plain)])
  }

  private func fill(_ lines: [TextLine], _ count: Int) -> [TextLine] {
    lines + Array(repeating: TextLine(), count: max(0, count - lines.count))
  }

  private var message: TextLine {
    switch state.mode {
    case .typing(let prompt): return prompt.line(columns: columns)
    case .dialogue(let dialogue):
      return TextLine("Confirm all \(dialogue.count) suggestions? y: yes, any other key: no", TextStyle(.yellow, .bold))
    case .browsing, .help: return TextLine(state.message ?? "", TextStyle(nil, .bold))
    }
  }

  private var keys: [TextLine] {
    switch state.mode {
    case .typing(let prompt):
      [TextLine(hints: prompt.question.hints, columns: columns), TextLine(state.message ?? "", TextStyle(.red))]
    case .dialogue: [TextLine(), TextLine()]
    case .browsing, .help: HelpPage.editor(state.keys).foot(columns: columns)
    }
  }
}
