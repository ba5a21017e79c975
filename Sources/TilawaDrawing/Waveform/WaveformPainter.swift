import TilawaCore

/// A painter of a layout, from back to front.
struct WaveformPainter {
  let picture: WaveformPicture
  let layout: WaveformLayout
  let theme: WaveformTheme
  let window: WaveformWindow
  /// The amplitude that fills the height of the waveform.
  let scale: Float
  var elements: [Drawing.Element] = []

  init(_ picture: WaveformPicture, _ layout: WaveformLayout, _ theme: WaveformTheme) {
    self.picture = picture
    self.layout = layout
    self.theme = theme
    window = WaveformWindow(picture.frames, columns: layout.x.count)
    scale = WaveformStrip.scale(of: picture.peaks)
  }

  mutating func paint() {
    paintTitle()
    paintTints()
    paintTimes()
    paintWave()
    paintMarks()
    paintMarkers()
    paintLegend()
  }

  /// The pixel column in which a frame lies.
  func x(of frame: Int) -> Int { layout.x.lowerBound + window.column(of: frame) }

  private mutating func paintTitle() {
    let size = (title: 15, details: 12)
    let width = TextWidth.of(picture.details, size: size.details)
    let room = layout.x.count - width - 16
    let isRoomy = room >= 80
    let title = TextWidth.fit(picture.title, in: isRoomy ? room : layout.x.count, size: size.title, weight: .bold)
    add(
      Drawing.Text(
        words: title, at: point(layout.x.lowerBound, 23), size: size.title, colour: theme.text, weight: .bold))
    guard isRoomy else { return }
    add(
      Drawing.Text(
        words: picture.details, at: point(layout.x.upperBound, 23), size: size.details, colour: theme.faint,
        anchor: .end))
  }

  /// Draws pale backgrounds of the marks behind the waveform.
  private mutating func paintTints() {
    for label in layout.labels where label.mark.sound == .recited || label.mark.sound == .unassigned {
      elements.append(.box(label.x, layout.wave, style(of: label.mark).tint))
    }
  }

  private mutating func paintWave() {
    elements += Self.wave(picture.peaks, layout.x, layout.wave, scale: scale, theme.wave)
  }

  /// Returns an outline along the highest samples and back along the lowest; at least one pixel high, and without gaps.
  static func wave(
    _ peaks: [ClosedRange<Float>], _ x: Range<Int>, _ y: Range<Int>, scale: Float, _ colour: Colour
  ) -> [Drawing.Element] {
    let middle = (y.lowerBound + y.upperBound) / 2
    let reach = Float(y.count / 2 - 4)
    func height(_ sample: Float) -> Int { Int((max(-1, min(1, sample / scale)) * reach).rounded()) }
    var spans: [(top: Int, bottom: Int)] = []
    for peak in peaks {
      let (high, low) = (height(peak.upperBound), height(peak.lowerBound))
      var (top, bottom) = (middle - high, max(middle - low, middle - high + 1))
      if let last = spans.last { (top, bottom) = (min(top, last.bottom), max(bottom, last.top)) }
      spans.append((top, bottom))
    }
    guard !spans.isEmpty else { return [] }
    let places = (0...spans.count).map { Double(x.lowerBound + $0 * x.count / spans.count) }
    var corners: [Drawing.Point] = []
    for (index, span) in spans.enumerated() {
      corners.append(Drawing.Point(places[index], Double(span.top)))
      corners.append(Drawing.Point(places[index + 1], Double(span.top)))
    }
    for (index, span) in spans.enumerated().reversed() {
      corners.append(Drawing.Point(places[index + 1], Double(span.bottom)))
      corners.append(Drawing.Point(places[index], Double(span.bottom)))
    }
    return [.area(Drawing.Point.joined(corners), colour)]
  }

  private mutating func paintTimes() {
    let top = layout.axis.lowerBound
    elements.append(.box(layout.x, top..<top + 1, theme.faint))
    let size = WaveformLayout.labelSize
    for tick in TimeAxis(window, rate: picture.rate, gap: 24, width: { TextWidth.of($0, size: size) }).ticks {
      let x = layout.x.lowerBound + tick.column
      elements.append(.box(x..<x + 1, top..<top + 5, theme.faint))
      let half = TextWidth.of(tick.text, size: size) / 2
      let place = min(max(x, half + 3), layout.x.upperBound + WaveformLayout.margin - half - 3)
      add(
        Drawing.Text(words: tick.text, at: point(place, top + 17), size: size, colour: theme.text, anchor: .middle))
    }
  }

  /// Adds text; nothing where there are no words.
  mutating func add(_ text: Drawing.Text) {
    if !text.words.isEmpty { elements.append(.text(text)) }
  }

  func point(_ x: Int, _ y: Int) -> Drawing.Point { Drawing.Point(Double(x), Double(y)) }
}

extension Drawing.Point {
  /// Returns the same line with fewer points: those inside a horizontal or vertical part are left out.
  static func joined(_ points: [Drawing.Point]) -> [Drawing.Point] {
    var joined: [Drawing.Point] = []
    for point in points {
      if joined.count > 1 {
        let (before, last) = (joined[joined.count - 2], joined[joined.count - 1])
        if before.y == last.y && last.y == point.y && (last.x - before.x) * (point.x - last.x) >= 0 {
          joined.removeLast()
        }
      }
      joined.append(point)
    }
    return joined
  }
}
