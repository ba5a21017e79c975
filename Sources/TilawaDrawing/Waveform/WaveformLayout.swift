import TilawaCore

/// The positions of the parts of a waveform's picture, in pixels: title, labels, lanes with the marks, waveform, times,
/// legend.
struct WaveformLayout: Hashable, Sendable {
  static let margin = 16
  static let labelSize = 11
  static let rowHeight = 15
  static let laneHeight = 22
  private static let titleHeight = 36
  private static let axisHeight = 22
  private static let legendHeight = 24
  private static let leastWave = 60
  private static let mostRows = 3
  private static let mostLanes = 3

  /// A mark and the position of its label.
  struct Label: Hashable, Sendable {
    let mark: WaveformMark
    /// The pixels of the mark.
    let x: Range<Int>
    /// The position above the marks; nil for a label in the mark itself, or without room.
    fileprivate(set) var place: LabelRows.Place?
    let isInside: Bool
  }

  /// The columns of the waveform and of all parts above and below it.
  let x: Range<Int>
  let labels: [Label]
  /// The number of labels without room.
  let hidden: Int
  /// The rows of labels that stand above the marks.
  let rows: Range<Int>
  let lanes: Range<Int>
  let wave: Range<Int>
  let axis: Range<Int>
  /// The baseline of the legend.
  let legend: Int

  /// Returns the number of columns that show sound in a picture of a width.
  static func columns(ofWidth width: Int) -> Int { width - 2 * margin }

  init(_ marks: [WaveformMark], _ frames: Range<Int>, width: Int, height: Int) {
    x = Self.margin..<width - Self.margin
    let window = WaveformWindow(frames, columns: Self.columns(ofWidth: width))
    let laneCount = min(Self.mostLanes, marks.map { $0.lane + 1 }.max() ?? 0)
    let fixed = Self.titleHeight + laneCount * Self.laneHeight + Self.axisHeight + Self.legendHeight
    let rowCount = min(Self.mostRows, max(0, (height - fixed - Self.leastWave) / Self.rowHeight))
    let placed = Self.labels(marks, window, rows: rowCount)
    labels = placed.labels
    hidden = labels.count { !$0.isInside && $0.place == nil }
    rows = Self.titleHeight..<Self.titleHeight + placed.rows * Self.rowHeight
    lanes = rows.upperBound..<rows.upperBound + laneCount * Self.laneHeight
    let end = height - Self.axisHeight - Self.legendHeight
    wave = lanes.upperBound..<max(lanes.upperBound + 2, end)
    axis = wave.upperBound..<wave.upperBound + Self.axisHeight
    legend = axis.upperBound + 14
  }

  private static func labels(
    _ marks: [WaveformMark], _ window: WaveformWindow, rows: Int
  ) -> (labels: [Label], rows: Int) {
    var labels = marks.compactMap { mark -> Label? in
      guard let columns = window.columns(of: mark.frames) else { return nil }
      return Label(
        mark: mark, x: columns.lowerBound + margin..<columns.upperBound + margin, place: nil,
        isInside: width(mark) + 8 <= columns.count)
    }
    let outside = labels.indices.filter { !labels[$0].isInside }
    let placed = LabelRows.stepped(
      outside.map { LabelRows.Label(column: labels[$0].x.lowerBound - margin, width: width(labels[$0].mark) + 4) },
      rows: rows, columns: window.columns, gap: 6)
    for (index, place) in zip(outside, placed.places) { labels[index].place = place }
    return (labels, placed.used)
  }

  private static func width(_ mark: WaveformMark) -> Int {
    TextWidth.of(mark.words, size: labelSize, weight: mark.weight)
  }

  /// Returns the rows of pixels of a lane; marks beyond the last lane are in the last one.
  func lane(_ number: Int) -> Range<Int> {
    let top = lanes.lowerBound + min(number, lanes.count / Self.laneHeight - 1) * Self.laneHeight + 2
    return top..<top + Self.laneHeight - 4
  }
}

extension WaveformMark {
  /// The weight of the label: the preferred take is bold.
  var weight: Drawing.Text.Weight { take?.isPreferred == true ? .bold : .regular }
}
