import TilawaCore
import TilawaTerminal

/// The part of the screen that shows sound: a ruler, the columns, the markers under them, and the labels.
///
/// Confirmed and suggested segments differ in colour. They also differ in signs, for terminals without colours: `│ ▲`
/// and `┊ △`. The label of a suggestion has a question mark; that of a flagged segment has an exclamation mark.
struct EditorStrip {
  let state: EditorModel
  let heights: [Float]
  let rows: Int

  private static let eighths = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  private var view: EditorView { state.view }

  static func style(of segment: Segment, _ stress: TextStyle.Stress = []) -> TextStyle {
    switch (segment.status, segment.content) {
    case (.suggested, _): TextStyle(segment.isFlagged ? .red : .yellow, stress)
    case (.confirmed, .recited): TextStyle(.green, stress)
    case (.confirmed, .unassigned): TextStyle(.cyan, stress)
    case (.confirmed, .speech), (.confirmed, .other): TextStyle(.blue, stress)
    }
  }

  /// The content of a column on the screen.
  private struct Column {
    var style = TextStyle(nil, .dim)
    /// Eighths of a row, from the bottom.
    var height = 0
    /// `│` or `┊`.
    var marker: String?
    var isCursor = false
    var isPlayhead = false
  }

  private var columns: [Column] {
    var columns = Array(repeating: Column(), count: view.columns)
    for (column, height) in zip(columns.indices, heights) {
      columns[column].height = Int((max(0, min(1, height)) * Float(rows * 8)).rounded())
    }
    let here = state.segment?.id
    // The shorter of segments that overlap is drawn over the longer.
    for segment in visible.sorted(by: { $0.frames.count > $1.frames.count }) {
      let range = self.columns(of: segment)
      let style = EditorStrip.style(of: segment, segment.id == here ? .bold : [])
      for column in range { columns[column].style = style }
    }
    for (column, kind) in markedColumns { columns[column].marker = kind == .suggested ? "┊" : "│" }
    let cursor = view.column(of: state.cursor)
    if columns.indices.contains(cursor) { columns[cursor].isCursor = true }
    if let playhead = state.playhead.map(view.column), columns.indices.contains(playhead) {
      columns[playhead].isPlayhead = true
    }
    return columns
  }

  private var visible: [Segment] { state.annotation.segments.filter { $0.frames.overlaps(view.range) } }

  private func columns(of segment: Segment) -> Range<Int> {
    let first = max(0, view.column(of: segment.start))
    let last = min(view.columns - 1, view.column(of: segment.end - 1))
    return first..<max(first, last + 1)
  }

  /// The columns with a marker. The status of a column is `suggested` if all of its markers are suggested.
  private var markedColumns: [Int: SourceSegment.Status] {
    var marked: [Int: SourceSegment.Status] = [:]
    var place = state.markers.partitioningIndex { $0 >= view.start }
    while place < state.markers.count, state.markers[place] <= view.range.upperBound {
      let frame = state.markers[place]
      let column = view.column(of: frame)
      place += 1
      guard (0..<view.columns).contains(column) else { continue }
      let isSuggested = state.suggestedMarkers.contains(frame) && marked[column] != .confirmed
      marked[column] = isSuggested ? .suggested : .confirmed
    }
    return marked
  }

  // MARK: - Lines

  /// The columns, from the top.
  var lines: [TextLine] {
    let columns = columns
    return (0..<rows).map { row in
      var line = TextLine()
      let floor = (rows - 1 - row) * 8
      for column in columns {
        let (sign, style) = cell(column, eighths: max(0, min(8, column.height - floor)))
        line.append(sign, style)
      }
      return line
    }
  }

  private func cell(_ column: Column, eighths: Int) -> (String, TextStyle) {
    var style = column.style
    var sign = EditorStrip.eighths[eighths]
    if let marker = column.marker, eighths == 0 {
      sign = marker
      style = TextStyle(marker == "┊" ? .yellow : .green)
    }
    if column.isPlayhead {
      style.colour = .magenta
      if eighths == 0 { sign = "╎" }
    }
    if column.isCursor { style.stress.insert(.reverse) }
    return (sign, style)
  }

  /// Times over the strip.
  var ruler: TextLine {
    let rate = state.subject.rate
    let wanted = max(1, view.span / max(1, view.columns) * 14)
    let steps = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000, 120_000, 300_000, 600_000]
    let step = steps.first { $0 * rate / 1000 >= wanted } ?? 1_800_000
    var line = TextLine()
    var tick = (view.start * 1000 / rate + step - 1) / step
    while true {
      let frame = (tick * step * rate + 999) / 1000
      let column = view.column(of: frame)
      guard column < view.columns else { return line }
      tick += 1
      guard column >= line.width else { continue }
      let words =
        step < 1000
        ? RecordingTime.words(frame, at: rate) : Lengths.time(OutputTime(frames: (tick - 1) * step, rate: 1000))
      line.pad(to: column)
      line.append("╷\(words)", TextStyle(nil, .dim))
    }
  }

  /// A sign under each column that has a marker, and one under the cursor.
  var markers: TextLine {
    let marked = markedColumns
    let cursor = view.column(of: state.cursor)
    var line = TextLine()
    for column in 0..<view.columns {
      let stress: TextStyle.Stress = column == cursor ? .reverse : []
      switch marked[column] {
      case .suggested?: line.append("△", TextStyle(.yellow, stress))
      case .confirmed?: line.append("▲", TextStyle(.green, stress))
      case nil: line.append(" ", TextStyle(nil, stress))
      }
    }
    return line
  }

  /// The labels of the segments. Each stands at the start of its segment if there is room for it.
  var labels: TextLine {
    var line = TextLine()
    let here = state.segment?.id
    for segment in visible {
      let range = columns(of: segment)
      let label = label(of: segment)
      let room = range.upperBound - max(range.lowerBound, line.width) - 1
      guard segment.id == here || label.columns <= room || (room >= 4 && range.count >= view.columns / 4) else {
        continue
      }
      guard range.lowerBound >= line.width || label.columns <= room else { continue }
      line.pad(to: range.lowerBound)
      line.append(label, EditorStrip.style(of: segment, segment.id == here ? .bold : []))
      line.append(" ")
    }
    return line
  }

  private func label(of segment: Segment) -> String {
    let words =
      switch segment.content {
      case .unassigned: ""
      case .speech: ScreensSentences.speech.text
      case .other: "–"
      case .recited: state.subject.label(of: segment.content)
      }
    if segment.isFlagged { return words + "!" }
    return segment.status == .suggested || segment.content == .unassigned ? words + "?" : words
  }
}
