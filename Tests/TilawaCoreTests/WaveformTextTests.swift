import TilawaCore
import Testing

@Suite struct WaveformTextTests {
  /// A recording of 100 frames at 10 a second.
  private func text(
    _ segments: [Segment], _ window: WaveformWindow = WaveformWindow(0..<100, columns: 40), height: Int = 1
  ) -> WaveformText {
    let peaks = (0..<window.columns).map { column -> ClosedRange<Float> in
      let peak = Float(column % 9) / 8
      return -peak...peak
    }
    let marks = Annotation(frames: 100, rate: 10, segments: segments).marks(in: window.frames) { Labels.words($0) }
    return WaveformText(peaks, marks, window, rate: 10, height: height)
  }

  private func lines(_ text: WaveformText) -> [String] { text.rows.map { String($0.map(\.character)) } }

  // T-F3.4
  @Test func `a strip has the waveform, what is marked, labels without room, and times`() {
    let text = text([
      .recited("a", 10..<40, [(10, 5)]), .recited("b", 40..<50, [(40, 123_456)]),
      .recited("c", 50..<90, [(50, 6), (75, 7)], .suggested), .of("d", 90..<100, .other),
    ])
    #expect(
      lines(text) == [
        "▁▁▂▃▄▅▆▇█▁▁▂▃▄▅▆▇█▁▁▂▃▄▅▆▇█▁▁▂▃▄▅▆▇█▁▁▂▃",
        "    ├5─────────┤├──┤┆6╌╌╌╌╌╌╌╌┆7╌╌╌┆├-░░",
        "                123456                  ",
        "╵0:00   ╵0:02   ╵0:04   ╵0:06   ╵0:08   ",
      ])
    #expect(text.hidden == 0)
  }

  @Test func `markers are seen above the waveform where there is room for it`() {
    let rows = lines(
      text([.recited("a", 0..<50, [(0, 5)]), .recited("b", 50..<100, [(50, 6)], .suggested)], height: 2))
    #expect(rows[0].first == "│")
    #expect(rows[0].dropFirst(20).first == "┆")
  }

  @Test func `what overlaps stands in two rows`() {
    let rows = lines(text([.recited("a", 0..<100, [(0, 5)]), .recited("b", 50..<75, [(50, 6)], .suggested)]))
    #expect(rows[1] == "├5──────────────────────────────────────")
    #expect(rows[2] == "                    ┆6╌╌╌╌╌╌╌┆          ")
  }

  @Test func `a segment that goes beyond the window has no edge there`() {
    let window = WaveformWindow(50..<60, columns: 20)
    #expect(lines(text([.recited("a", 0..<100, [(0, 5)])], window))[1] == "5───────────────────")
  }

  @Test func `labels without room are left out and counted`() {
    let segments = (0..<50).map { Segment.recited("\($0)", $0 * 2..<$0 * 2 + 2, [($0 * 2, 100 + $0)]) }
    let text = text(segments)
    let labels = lines(text)[2...3].flatMap { $0.split(separator: " ") }
    #expect(labels.count + text.hidden == 50)
    #expect(labels.count >= 18)
    #expect(labels.allSatisfy { $0.count == 3 })
  }

  @Test func `of several segments of one passage each says which take it is`() {
    let segments: [Segment] = [
      .recited("a", 0..<30, [(0, 5)]), .recited("b", 30..<60, [(30, 5)], .suggested),
      .recited("c", 60..<100, [(60, 6)]),
    ]
    let marks = Annotation(frames: 100, rate: 10, segments: segments).marks(in: 0..<100) { Labels.words($0) }
    #expect(marks.map(\.words) == ["5 (1/2)", "5 (2/2)", "6"])
    #expect(marks.map(\.take?.isPreferred) == [true, false, nil])
  }

  @Test func `the take that was chosen last is preferred`() {
    let chosen = Segment(
      id: "a", start: 0, end: 30, content: .recited([Labels.part(0, 5)]), status: .confirmed, changed: 1, chosen: 7)
    let newer = Segment(
      id: "b", start: 30, end: 60, content: .recited([Labels.part(30, 5)]), status: .confirmed, changed: 9)
    let marks = Annotation(frames: 100, rate: 10, segments: [chosen, newer]).marks(in: 0..<100) { Labels.words($0) }
    #expect(marks.map(\.take?.isPreferred) == [true, false])
  }
}

@Suite struct TimeAxisTests {
  private func texts(_ frames: Range<Int>, rate: Int, columns: Int) -> [String] {
    TimeAxis(WaveformWindow(frames, columns: columns), rate: rate, gap: 4, width: \.count).ticks.map(\.text)
  }

  @Test func `times are round, for two hours and for hundredths of a second`() {
    #expect(texts(0..<7200 * 44_100, rate: 44_100, columns: 60) == ["0:00", "30:00", "1:00:00", "1:30:00"])
    #expect(texts(0..<90 * 8000, rate: 8000, columns: 80).prefix(3) == ["0:00", "0:10", "0:20"])
    #expect(
      texts(44_100..<48_510, rate: 44_100, columns: 60) == ["0:01.00", "0:01.02", "0:01.04", "0:01.06", "0:01.08"])
    #expect(texts(3601 * 8000..<3602 * 8000, rate: 8000, columns: 40).first == "1:00:01.0")
  }

  @Test func `a tick stands in the column of its frame`() {
    let window = WaveformWindow(44_100..<441_000, columns: 997)
    for tick in TimeAxis(window, rate: 44_100, gap: 4, width: \.count).ticks {
      #expect(tick.column == window.column(of: tick.frame))
      #expect(tick.frame % 4410 == 0)
    }
  }

  @Test func `a stretch without a round moment has none`() {
    #expect(texts(1..<100, rate: 44_100, columns: 5) == [])
  }
}

@Suite struct LabelRowsTests {
  private let labels = [(0, 6), (3, 6), (5, 6), (8, 6), (30, 6), (38, 6)].map {
    LabelRows.Label(column: $0.0, width: $0.1)
  }

  private func words(_ rows: LabelRows) -> [String] {
    rows.places.map { place in place.map { "\($0.row) \($0.start)" } ?? "-" }
  }

  @Test func `packed labels take the first row with room`() {
    let rows = LabelRows.packed(labels, rows: 2, columns: 40, gap: 1)
    #expect(words(rows) == ["0 0", "1 3", "-", "0 8", "0 30", "1 34"])
    #expect(rows.used == 2)
  }

  @Test func `stepped labels rise to the left, so that no line down crosses one`() {
    let rows = LabelRows.stepped(labels, rows: 3, columns: 40, gap: 1)
    #expect(words(rows) == ["-", "2 3", "1 5", "0 8", "1 30", "0 34"])
    #expect(rows.used == 3)
  }

  @Test func `a label that is wider than all has no room`() {
    #expect(LabelRows.packed([LabelRows.Label(column: 0, width: 9)], rows: 1, columns: 8, gap: 1).places == [nil])
    #expect(LabelRows.stepped([LabelRows.Label(column: 0, width: 9)], rows: 1, columns: 8, gap: 1).used == 0)
  }
}

private enum Labels {
  /// A passage that is called by a number.
  static func part(_ start: Int, _ word: Int) -> Segment.Part {
    Segment.Part(start: start, content: .text(WordRange(word, word + 1)))
  }

  static func words(_ content: SourceSegment.Content) -> String {
    if case .text(let span) = content { "\(span.start)" } else { "?" }
  }
}

extension Segment {
  fileprivate static func recited(
    _ id: String, _ frames: Range<Int>, _ parts: [(start: Int, word: Int)],
    _ status: SourceSegment.Status = .confirmed
  ) -> Segment {
    of(id, frames, .recited(parts.map { Labels.part($0.start, $0.word) }), status)
  }

  fileprivate static func of(
    _ id: String, _ frames: Range<Int>, _ content: Content, _ status: SourceSegment.Status = .confirmed
  ) -> Segment {
    Segment(
      id: id, start: frames.lowerBound, end: frames.upperBound, content: content, status: status, changed: 0)
  }
}
