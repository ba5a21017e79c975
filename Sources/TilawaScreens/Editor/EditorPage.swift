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
          ScreensSentences.editorNeeds(
            columns: EditorPage.leastColumns, rows: EditorPage.leastRows, key: state.keys.label(.editor, "quit")
          ).text
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
    let undo = state.history.undo > 0 ? ScreensSentences.toUndo(count: state.history.undo).text : ""
    let redo = state.history.redo > 0 ? ScreensSentences.toRedo(count: state.history.redo).text : ""
    let right = [undo, redo, Lengths.time(OutputTime(frames: subject.frames, rate: subject.rate))].filter {
      !$0.isEmpty
    }
    .joined(separator: " · ")
    let left = " \(subject.title) · \(subject.reciter) · \(subject.riwayah.shownName)"
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
      let marker = isSuggested ? ScreensSentences.markerSuggested : ScreensSentences.markerConfirmed
      line.append("  \(marker)", TextStyle(isSuggested ? .yellow : .green))
    }
    switch state.sound {
    case .none: break
    case .looping: line.append("  \(ScreensSentences.looping)", TextStyle(.magenta))
    case .playing: line.append("  \(ScreensSentences.playingOn)", TextStyle(.magenta))
    }
    if state.sound != .none, let playhead = state.playhead {
      line.append(" \(RecordingTime.words(playhead, at: state.subject.rate))", TextStyle(.magenta))
    }
    return line
  }

  private var zoom: String {
    switch state.view.zoom {
    case .whole: ScreensSentences.allOfIt.text
    case .column(let milliseconds) where milliseconds < 1000:
      ScreensSentences.millisecondsAColumn(count: milliseconds).text
    case .column(let milliseconds): ScreensSentences.secondsAColumn(count: milliseconds / 1000).text
    }
  }

  private var segment: TextLine {
    guard let segment = state.segment else {
      return TextLine(ScreensSentences.noSegmentOf(count: state.annotation.segments.count).text, TextStyle(nil, .dim))
    }
    let place = (state.annotation.segments.firstIndex(of: segment) ?? 0) + 1
    var line = TextLine("\(place)/\(state.annotation.segments.count)  ")
    line.append(label(of: segment), EditorStrip.style(of: segment, .bold))
    let rate = state.subject.rate
    let status =
      switch segment.status {
      case .suggested: "  \(ScreensSentences.suggested)"
      case .confirmed: segment.content == .unassigned ? "" : "  \(ScreensSentences.confirmed)"
      }
    let range = "\(RecordingTime.words(segment.start, at: rate))–\(RecordingTime.words(segment.end, at: rate))"
    let length = ScreensSentences.long(time: RecordingTime.words(segment.frames.count, at: rate))
    line.append("\(status)  \(range)  \(length)")
    return line
  }

  private func label(of segment: Segment) -> String {
    switch segment.content {
    case .unassigned: ScreensSentences.noLabelYet.text
    case .speech: ScreensSentences.speech.text
    case .other: ScreensSentences.noRecitation.text
    case .recited: state.subject.label(of: segment.content)
    }
  }

  /// The evidence of a suggestion, and the number of the take.
  private var evidence: TextLine {
    guard let segment = state.segment else { return TextLine() }
    var words: [String] = []
    if let pause = segment.evidence.pause {
      words.append(ScreensSentences.pauseBefore(time: RecordingTime.words(pause, at: state.subject.rate)).text)
    }
    if let confidence = segment.evidence.confidence {
      words.append(ScreensSentences.sure(percent: Confidence.words(confidence)).text)
    }
    if segment.isFlagged, let flags = segment.evidence.flags.text { words.append(flags) }
    let (takes, preferred) = state.takes(of: segment)
    if takes.count > 1, let place = takes.firstIndex(of: segment) {
      let take =
        preferred == segment
        ? ScreensSentences.takePreferred(number: place + 1, count: takes.count)
        : ScreensSentences.take(number: place + 1, count: takes.count)
      words.append(take.text)
    }
    let style = segment.isFlagged ? TextStyle(.red) : TextStyle(nil, .dim)
    return TextLine(words.joined(separator: " · "), style)
  }

  /// The text in lines of their own, which the terminal shapes.
  private var text: [TextLine] {
    if content.text.isEmpty { return fill([TextLine(content.textNote, TextStyle(nil, .dim))], textRows) }
    var wrapped = content.text.wrapped(columns: columns - 1)
    if wrapped.count > textRows {
      wrapped = Array(wrapped.prefix(textRows - 1)) + [ScreensSentences.moreLines(count: wrapped.count).text]
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
      return TextLine(ScreensSentences.confirmAllQuestion(count: dialogue.count).text, TextStyle(.yellow, .bold))
    case .browsing, .help: return TextLine(state.message?.text ?? "", TextStyle(nil, .bold))
    }
  }

  private var keys: [TextLine] {
    switch state.mode {
    case .typing(let prompt):
      [TextLine(hints: prompt.question.hints, columns: columns), TextLine(state.message?.text ?? "", TextStyle(.red))]
    case .dialogue: [TextLine(), TextLine()]
    case .browsing, .help: HelpPage.editor(state.keys).foot(columns: columns)
    }
  }
}
