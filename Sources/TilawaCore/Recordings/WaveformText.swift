/// A recording as characters: its waveform, the marks below it, labels and times.
///
/// ```
/// ▁▃▇█▅▂▁▁▄█▇▃▁▁▂▂▁
/// ├2:1───┤├2:2──┤░░
/// ```
public struct WaveformText: Hashable, Sendable {
  /// A style of a character, for colours.
  public enum Style: Hashable, Sendable { case wave, confirmed, suggested, join, speech, time }

  /// A character with its style.
  public struct Cell: Hashable, Sendable {
    /// The visible character.
    public var character: Character
    /// The style of the character.
    public var style: Style
  }

  /// The rows from top to bottom, each as wide as the window.
  public private(set) var rows: [[Cell]]
  /// The number of labels without room.
  public private(set) var hidden = 0

  private let window: WaveformWindow
  /// The greatest number of rows for overlapping segments.
  private static let mostLanes = 3

  /// Draws a recording.
  ///
  /// - Parameters:
  ///   - peaks: the lowest and highest sample of each column.
  ///   - marks: the marks in the order of time.
  ///   - window: the shown stretch.
  ///   - rate: the number of frames per second.
  ///   - height: the height of the waveform in rows.
  public init(
    _ peaks: [ClosedRange<Float>], _ marks: [WaveformMark], _ window: WaveformWindow, rate: Int, height: Int
  ) {
    precondition(peaks.count == window.columns, "there is a peak for each column")
    self.window = window
    let strip = WaveformStrip(peaks, height: height, scale: WaveformStrip.scale(of: peaks))
    rows = strip.rows.map { row in row.map { Cell(character: $0, style: .wave) } }
    raiseMarkers(marks)
    if !marks.isEmpty { addLabels(marks) }
    addTimes(rate)
  }

  private func emptyRow() -> [Cell] { Array(repeating: Cell(character: " ", style: .time), count: window.columns) }

  /// Draws markers through the waveform, if they leave enough of it visible.
  private mutating func raiseMarkers(_ marks: [WaveformMark]) {
    let starts = marks.filter { window.frames.contains($0.frames.lowerBound) }
    guard starts.count * 6 <= window.columns else { return }
    for mark in starts {
      let column = window.column(of: mark.frames.lowerBound)
      for row in rows.indices {
        rows[row][column].style = mark.style
        if rows[row][column].character == " " { rows[row][column].character = mark.line }
      }
    }
  }

  /// Adds rows with the marks, and rows with labels that have no room in the marks.
  private mutating func addLabels(_ marks: [WaveformMark]) {
    let count = min(WaveformText.mostLanes, (marks.map(\.lane).max() ?? 0) + 1)
    var lanes = Array(repeating: emptyRow(), count: count)
    var outside: [WaveformMark] = []
    for mark in marks {
      guard let columns = window.columns(of: mark.frames) else { continue }
      let lane = min(mark.lane, count - 1)
      let isCutLeft = mark.frames.lowerBound < window.frames.lowerBound
      fill(columns, of: mark, in: &lanes[lane], isCutLeft: isCutLeft)
      let first = columns.lowerBound + (isCutLeft ? 0 : 1)
      if columns.upperBound - first > mark.words.count {
        write(mark.words, at: first, mark.style, in: &lanes[lane])
      } else {
        outside.append(mark)
      }
    }
    rows += lanes
    addRows(of: outside)
  }

  private mutating func addRows(of marks: [WaveformMark]) {
    let labels = marks.map {
      LabelRows.Label(column: window.column(of: $0.frames.lowerBound), width: $0.words.count)
    }
    let placed = LabelRows.packed(labels, rows: 2, columns: window.columns, gap: 1)
    var below = Array(repeating: emptyRow(), count: placed.used)
    for (mark, place) in zip(marks, placed.places) {
      if let place { write(mark.words, at: place.start, mark.style, in: &below[place.row]) }
    }
    rows += below
    hidden = placed.places.count { $0 == nil }
  }

  private func fill(_ columns: Range<Int>, of mark: WaveformMark, in lane: inout [Cell], isCutLeft: Bool) {
    for column in columns { lane[column] = Cell(character: mark.filling, style: mark.style) }
    if mark.frames.upperBound == mark.segment.end, mark.segment.end < window.frames.upperBound, columns.count > 1 {
      lane[columns.upperBound - 1] = Cell(character: mark.end, style: mark.style)
    }
    if !isCutLeft { lane[columns.lowerBound] = Cell(character: mark.start, style: mark.style) }
  }

  private mutating func addTimes(_ rate: Int) {
    var row = emptyRow()
    for tick in TimeAxis(window, rate: rate, gap: 4, width: \.count).ticks
    where tick.column + tick.text.count < window.columns {
      write("╵" + tick.text, at: tick.column, .time, in: &row)
    }
    rows.append(row)
  }

  private func write(_ text: String, at column: Int, _ style: Style, in row: inout [Cell]) {
    for (index, character) in text.enumerated() { row[column + index] = Cell(character: character, style: style) }
  }
}

extension WaveformMark {
  fileprivate var style: WaveformText.Style {
    switch (status, beginning, sound) {
    case (.suggested, _, _): .suggested
    case (.confirmed, .join, _): .join
    case (.confirmed, .segment, .speech), (.confirmed, .segment, .other): .speech
    case (.confirmed, .segment, _): .confirmed
    }
  }

  fileprivate var line: Character { status == .suggested ? "┆" : beginning == .join ? "┊" : "│" }
  fileprivate var start: Character { status == .suggested ? "┆" : beginning == .join ? "┬" : "├" }
  fileprivate var end: Character { status == .suggested ? "┆" : "┤" }
  fileprivate var filling: Character {
    switch (sound, status) {
    case (.speech, _), (.other, _): "░"
    case (_, .suggested): "╌"
    case (_, .confirmed): "─"
    }
  }
}
