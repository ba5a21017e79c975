import TilawaCore

/// A painter of the rows of an annotation's picture, from back to front.
struct AnnotationPainter {
  private static let margin = 16
  private static let heading = 56
  private static let labelHeight = 16
  private static let waveHeight = 64
  private static let sureHeight = 14
  private static let axisHeight = 22
  private static let rowHeight = labelHeight + waveHeight + sureHeight + axisHeight + 8
  private static let legendHeight = 30
  private static let lineHeight = 16
  private static let lineWidth = 420
  static let labelSize = 11

  let picture: AnnotationPicture
  let width: Int
  let theme: WaveformTheme
  private let scale: Float
  var elements: [Drawing.Element] = []

  init(_ picture: AnnotationPicture, width: Int, _ theme: WaveformTheme) {
    self.picture = picture
    self.width = width
    self.theme = theme
    scale = WaveformStrip.scale(of: picture.rows.flatMap(\.peaks))
  }

  /// The pixels of a full row.
  static func room(_ width: Int) -> Int { width - 2 * margin }

  static func height(_ picture: AnnotationPicture, width: Int) -> Int {
    heading + picture.rows.count * rowHeight + legendHeight + lines(picture.flagged.count, width) * lineHeight + margin
  }

  private static func columns(_ width: Int) -> Int { max(1, room(width) / lineWidth) }

  /// Returns the number of lines of the list, with its heading.
  private static func lines(_ count: Int, _ width: Int) -> Int {
    count == 0 ? 0 : 1 + (count + columns(width) - 1) / columns(width)
  }

  mutating func paint() {
    let (left, room) = (Self.margin, Self.room(width))
    add(TextWidth.fit(picture.title, in: room, size: 15, weight: .bold), left, 24, 15, theme.text, weight: .bold)
    add(TextWidth.fit(picture.details, in: room, size: 12), left, 42, 12, theme.faint)
    for (place, row) in picture.rows.enumerated() { paint(row, at: Self.heading + place * Self.rowHeight) }
    let bottom = Self.heading + picture.rows.count * Self.rowHeight
    paintLegend(at: bottom + 12)
    paintList(at: bottom + Self.legendHeight)
  }

  // MARK: - A row

  private mutating func paint(_ row: AnnotationPicture.Row, at top: Int) {
    let columns = AnnotationPicture.columns(of: row.frames.count, span: picture.span, width: width)
    let window = WaveformWindow(row.frames, columns: columns)
    let wave = top + Self.labelHeight..<top + Self.labelHeight + Self.waveHeight
    let sure = wave.upperBound + 2..<wave.upperBound + Self.sureHeight
    let x = Self.margin..<Self.margin + columns
    for mark in row.marks { paintTint(mark, window, wave) }
    elements += WaveformPainter.wave(row.peaks, x, wave, scale: scale, theme.wave)
    for mark in row.marks {
      let outer = elements
      elements = []
      paint(mark, window, wave, sure)
      elements = outer + [.group(words(mark), elements)]
    }
    paintLabels(row.marks, window, wave.lowerBound - 4)
    paintTimes(window, sure.upperBound + 2)
  }

  private func columns(of mark: WaveformMark, _ window: WaveformWindow) -> Range<Int>? {
    window.columns(of: mark.frames).map { $0.lowerBound + Self.margin..<$0.upperBound + Self.margin }
  }

  private func colour(_ mark: WaveformMark) -> (line: Colour, tint: Colour) {
    if mark.sound == .speech || mark.sound == .other { return (theme.other, theme.background) }
    if mark.segment.isFlagged { return (theme.flagged, theme.flaggedTint) }
    if mark.status == .confirmed { return (theme.confirmed, theme.confirmedTint) }
    return (mark.isSure ? theme.sure : theme.suggested, theme.suggestedTint)
  }

  private mutating func paintTint(_ mark: WaveformMark, _ window: WaveformWindow, _ wave: Range<Int>) {
    guard let x = columns(of: mark, window) else { return }
    elements.append(.box(x, wave, colour(mark).tint))
    if mark.sound == .speech || mark.sound == .other {
      elements.append(.hatching(x, wave, spacing: 8, Drawing.Stroke(colour: theme.other)))
    }
  }

  /// Draws the edges of a mark, and below them a bar of the same length; the height of the bar is the confidence.
  private mutating func paint(_ mark: WaveformMark, _ window: WaveformWindow, _ wave: Range<Int>, _ sure: Range<Int>) {
    guard let x = columns(of: mark, window) else { return }
    let colour = colour(mark).line
    let stroke = Drawing.Stroke(colour: colour, dash: mark.status == .suggested ? [4, 3] : [])
    for (frame, column) in [(mark.frames.lowerBound, x.lowerBound), (mark.frames.upperBound, x.upperBound - 1)]
    where window.frames.contains(frame) || frame == window.frames.upperBound {
      let ends = [wave.lowerBound - 2, sure.upperBound].map { Drawing.Point(Double(column) + 0.5, Double($0)) }
      elements.append(.lines([ends], stroke))
    }
    guard mark.sound == .recited else { return }
    let confidence = mark.status == .confirmed ? 1 : mark.segment.evidence.confidence ?? 0
    let height = max(1, Int((Double(sure.count) * confidence).rounded()))
    let bar = sure.upperBound - height..<sure.upperBound
    let inside = x.lowerBound + 1..<max(x.lowerBound + 2, x.upperBound - 1)
    elements.append(.box(inside, bar, colour))
    if mark.segment.isFlagged {
      elements.append(.hatching(inside, sure, spacing: 5, Drawing.Stroke(colour: theme.flagged)))
    }
  }

  /// Draws the label of each mark at its beginning, and again in a row in which the mark continues. A label beyond the
  /// end of the row is moved to the left as far as there is room.
  private mutating func paintLabels(_ marks: [WaveformMark], _ window: WaveformWindow, _ y: Int) {
    let size = Self.labelSize
    let end = width - Self.margin / 2
    var free = 0
    for mark in marks {
      guard let x = columns(of: mark, window) else { continue }
      let goesOn = mark.frames.lowerBound < window.frames.lowerBound
      let words = (goesOn ? "… " : "") + (mark.segment.isFlagged ? "! " : "") + mark.words
      let wide = TextWidth.of(words, size: size)
      let start = min(x.lowerBound, end - wide)
      guard start >= free else { continue }
      add(words, start, y, size, mark.segment.isFlagged ? theme.flagged : theme.text)
      free = start + wide + 6
    }
  }

  private mutating func paintTimes(_ window: WaveformWindow, _ top: Int) {
    let size = Self.labelSize
    elements.append(.box(Self.margin..<Self.margin + window.columns, top..<top + 1, theme.faint))
    for tick in TimeAxis(window, rate: picture.rate, gap: 30, width: { TextWidth.of($0, size: size) }).ticks {
      let x = Self.margin + tick.column
      elements.append(.box(x..<x + 1, top..<top + 4, theme.faint))
      add(tick.text, x + 2, top + 13, size, theme.faint)
    }
  }

  // MARK: - Words

  /// Returns the text of a mark for the pointer.
  private func words(_ mark: WaveformMark) -> String {
    let times = [mark.frames.lowerBound, mark.frames.upperBound].map { RecordingTime.words($0, at: picture.rate) }
    var words = ["\(mark.number)", mark.words, times.joined(separator: "–"), mark.status.words.text]
    if let confidence = mark.segment.evidence.confidence {
      words.append(DrawingSentences.confidence(percent: Int((confidence * 100).rounded(.down))).text)
    }
    if let flags = mark.segment.evidence.flags.text { words.append(flags) }
    return words.joined(separator: " · ")
  }

  private mutating func paintLegend(at y: Int) {
    let marks = picture.rows.flatMap(\.marks).filter { $0.sound == .recited }
    var entries: [(words: Sentence, colour: Colour)] = []
    if marks.contains(where: { $0.status == .confirmed }) {
      entries.append((DrawingSentences.confirmed, theme.confirmed))
    }
    let suggested = marks.filter { $0.status == .suggested && !$0.segment.isFlagged }
    if suggested.contains(where: \.isSure) { entries.append((DrawingSentences.suggestedSure, theme.sure)) }
    if suggested.contains(where: { !$0.isSure }) {
      entries.append((DrawingSentences.suggestedUnsure, theme.suggested))
    }
    if marks.contains(where: \.segment.isFlagged) { entries.append((DrawingSentences.flagged, theme.flagged)) }
    var x = Self.margin
    for entry in entries {
      elements.append(.box(x..<x + 14, y - 9..<y + 1, entry.colour))
      let words = entry.words.text
      add(words, x + 19, y, Self.labelSize, theme.faint)
      x += 19 + TextWidth.of(words, size: Self.labelSize) + 18
    }
  }

  private mutating func paintList(at top: Int) {
    guard !picture.flagged.isEmpty else { return }
    add(DrawingSentences.toCheck.text, Self.margin, top + 12, 12, theme.text, weight: .bold)
    let columns = Self.columns(width)
    let rows = (picture.flagged.count + columns - 1) / columns
    for (place, line) in picture.flagged.enumerated() {
      let x = Self.margin + place / rows * Self.lineWidth
      let y = top + 12 + (place % rows + 1) * Self.lineHeight
      add(TextWidth.fit(line, in: Self.lineWidth - 16, size: Self.labelSize), x, y, Self.labelSize, theme.text)
    }
  }

  private mutating func add(
    _ words: String, _ x: Int, _ y: Int, _ size: Int, _ colour: Colour, weight: Drawing.Text.Weight = .regular
  ) {
    guard !words.isEmpty else { return }
    elements.append(
      .text(
        Drawing.Text(words: words, at: Drawing.Point(Double(x), Double(y)), size: size, colour: colour, weight: weight))
    )
  }
}

extension WaveformMark {
  /// The least confidence of a sure suggestion, which needs no warning.
  private static let leastSure = 0.9

  /// Whether the mark is a sure suggestion.
  fileprivate var isSure: Bool {
    status == .suggested && !segment.isFlagged && (segment.evidence.confidence ?? 0) >= WaveformMark.leastSure
  }
}
