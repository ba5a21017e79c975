/// A canvas on which the parts of a page are placed.
struct MushafCanvas {
  enum Side { case left, right }

  var drawing: Drawing
  private let measure: MushafMeasure
  private let font: LetterFont
  private let theme: MushafTheme
  /// The size of a unit of the font in pixels.
  private let scale: Double
  /// The size of the letters in pixels.
  private let em: Double
  /// The edges of the text in pixels: left and right, and its first and last baselines.
  private let left: Double, right: Double
  private let first: Double, last: Double
  /// The border around the text.
  private let border: (x: Range<Int>, y: Range<Int>)
  private let legend: TajweedLegend
  /// The index of each glyph's outline in the drawing.
  private var places: [UInt32: Int] = [:]

  /// The size of the letters around the text, as a share of those of the text.
  private static let asideShare = 0.62

  /// - Parameter legend: the meanings of the colours, shown below the page.
  init(
    _ measure: MushafMeasure, font: LetterFont, theme: MushafTheme, size: MushafStyle.Size, title: String,
    legend: [TajweedLegend.Entry] = []
  ) {
    self.measure = measure
    self.font = font
    self.theme = theme
    em = size.pixels
    scale = em / Double(font.unitsPerEm)
    let margin = (0.8 * em).rounded(), band = (1.7 * em).rounded()
    let side = (0.9 * em + Double(measure.overhang) * scale).rounded(.up)
    left = margin + side
    right = left + Double(measure.width) * scale
    first = margin + band + 0.35 * em + Double(measure.above) * scale
    last = first + Double(measure.depth) * scale
    let bottom = last + Double(measure.below) * scale + 0.35 * em
    border = (Int(margin)..<Int((right + side).rounded(.up)), Int(margin + band)..<Int(bottom.rounded(.up)))
    self.legend = TajweedLegend(legend, size: max(9, Int(0.36 * em)), width: border.x.count)
    drawing = Drawing(
      width: border.x.upperBound + Int(margin),
      height: border.y.upperBound + Int(margin + band) + self.legend.height, title: title,
      background: theme.paper)
  }

  // MARK: - Lines

  /// Draws a line of the page by its index.
  mutating func draw(_ line: SetLine, _ index: Int) {
    var line = line
    var baseline = first + Double(measure.depth(ofLine: index)) * scale
    var scale = scale
    var end = (left + right + Double(line.text.width) * scale) / 2
    switch line.kind {
    case .centred: break
    case .justified:
      line.text.spread(to: measure.block)
      // A single word cannot be spread: it begins where the reader begins.
      end = (left + right + Double(measure.block) * scale) / 2
    case .framed:
      let frame = SurahFrame(font)
      drawing.elements += frame.elements(left: left, right: right, baseline: baseline, scale: scale, theme)
      scale *= frame.share(of: line.text)
      end = (left + right + Double(line.text.width) * scale) / 2
      let middle = Double(frame.top + frame.bottom) / 2 * self.scale
      let ink = line.text.ink.map { Double($0.top + $0.bottom) / 2 * scale } ?? middle
      baseline -= middle - ink
    }
    set(line, at: Drawing.Point(end - Double(line.text.width) * scale, baseline), scale: scale)
  }

  /// Draws each part as a group of its own, with all glyphs of a colour at once.
  private mutating func set(_ line: SetLine, at origin: Drawing.Point, scale: Double) {
    for part in line.parts {
      for shade in part.shades { draw(shade, line.text, at: origin, scale: scale) }
      let glyphs = line.text.glyphs.filter { part.scalars.contains($0.scalars.lowerBound) }
      var runs: [GlyphLine.Run] = []
      for glyph in glyphs {
        guard let outline = place(of: glyph.number) else { continue }
        let colour = line.colour(of: glyph, in: part)
        let placed = GlyphLine.Glyph(outline: outline, x: glyph.x, y: glyph.y)
        if let index = runs.firstIndex(where: { $0.colour == colour }) {
          runs[index].glyphs.append(placed)
        } else {
          runs.append(GlyphLine.Run(colour: colour, glyphs: [placed]))
        }
      }
      guard !runs.isEmpty else { continue }
      drawing.elements.append(.group(part.title, [.glyphs(GlyphLine(origin: origin, scale: scale, runs: runs))]))
    }
  }

  /// Draws the ground of a shaded word.
  private mutating func draw(
    _ shade: MushafSheet.Shade, _ text: ShapedText, at origin: Drawing.Point, scale: Double
  ) {
    let places = text.glyphs.filter { shade.scalars.contains($0.scalars.lowerBound) }.map(\.x)
    guard let left = places.min(), let last = places.max() else { return }
    let others = text.glyphs.filter { !shade.scalars.contains($0.scalars.lowerBound) && $0.x > last }
    let right = others.map(\.x).min() ?? text.width
    let x = Int(origin.x + Double(left) * scale)..<Int((origin.x + Double(right) * scale).rounded(.up))
    let y = Int(origin.y - 1.05 * em)..<Int(origin.y + 0.55 * em)
    let colour = theme.paper.mixed(with: Colour(0xD55E00), hundredths: 12 + 16 * shade.depth)
    var elements: [Drawing.Element] = [.box(x, y, colour)]
    // Lines below it tell the depth to those who do not see the colour.
    for line in 0..<shade.depth {
      elements.append(.box(x, y.upperBound + 1 + 3 * line..<y.upperBound + 2 + 3 * line, theme.ink))
    }
    drawing.elements.append(.group(shade.title, elements))
  }

  /// Returns the index of a glyph's outline; nil for an invisible glyph.
  private mutating func place(of glyph: UInt32) -> Int? {
    if let place = places[glyph] { return drawing.outlines[place].steps.isEmpty ? nil : place }
    places[glyph] = drawing.outlines.count
    drawing.outlines.append(font.outline(of: glyph))
    return place(of: glyph)
  }

  // MARK: - Around the text

  mutating func drawBorder() {
    let stroke = Drawing.Stroke(colour: theme.ornament)
    let gap = max(3, Int(0.12 * em))
    drawing.elements.append(.frame(border.x, border.y, stroke))
    drawing.elements.append(
      .frame(
        border.x.lowerBound + gap..<border.x.upperBound - gap, border.y.lowerBound + gap..<border.y.upperBound - gap,
        stroke))
  }

  /// Draws words beside each other above the text, from the right.
  mutating func drawHead(_ lines: [SetLine], at side: Side) {
    let gap = 0.2 * em
    let width = lines.reduce(-gap) { $0 + gap + asideWidth($1) }
    var end = side == .left ? Double(border.x.lowerBound) + width : Double(border.x.upperBound)
    for line in lines {
      end -= asideWidth(line)
      set(line, at: Drawing.Point(end, Double(border.y.lowerBound) - 0.55 * em), scale: asideScale(line))
      end -= gap
    }
  }

  /// Draws the number of the page in the middle, and the source of the text.
  mutating func drawFoot(_ line: SetLine, source: String) {
    let bottom = Double(border.y.upperBound)
    let middle = Double(border.x.lowerBound + border.x.upperBound) / 2
    set(
      line, at: Drawing.Point(middle - asideWidth(line) / 2, bottom + 1.1 * em), scale: asideScale(line))
    drawing.elements.append(
      .text(
        Drawing.Text(
          words: source, at: Drawing.Point(Double(border.x.lowerBound), bottom + 1.0 * em),
          size: max(9, Int(0.36 * em)), colour: theme.faint)))
  }

  /// Draws the meanings of the colours.
  mutating func drawLegend() {
    drawing.elements += legend.elements(
      x: border.x.lowerBound, y: border.y.upperBound + Int((1.5 * em).rounded()), words: theme.faint)
  }

  private func asideWidth(_ line: SetLine) -> Double { Double(line.text.width) * asideScale(line) }

  /// The size of words around the text. Some fonts have the digits small, as they stand inside the signs of ayat; they are made larger.
  private func asideScale(_ line: SetLine) -> Double {
    let height = line.text.ink.map { Double($0.top - $0.bottom) / Double(font.unitsPerEm) } ?? 0
    let least = 0.5
    return scale * Self.asideShare * (height > 0 && height < 0.6 * least ? least / height : 1)
  }
}
