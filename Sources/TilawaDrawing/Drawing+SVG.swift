import TilawaCore

extension Drawing {
  /// Returns the picture as an SVG document, in which text stays text.
  package func svg() -> String {
    var document = SVGDocument()
    let links = outlines.isEmpty ? "" : " xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    document.line(
      "<svg xmlns=\"http://www.w3.org/2000/svg\"\(links) width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
        + " role=\"img\" font-family=\"\(Drawing.fonts)\">")
    document.line("<title>\(XMLText.escaped(title))</title>")
    if !notice.isEmpty { document.line("<metadata>\(XMLText.escaped(notice))</metadata>") }
    document.define(outlines)
    document.line("<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(background.hexadecimal)\"/>")
    for element in elements { document.write(element) }
    document.line("</svg>")
    return document.text
  }

  /// The fonts that most systems have, and their substitutes.
  static let fonts = "DejaVu Sans, Noto Sans, sans-serif"
}

private struct SVGDocument {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  mutating func line(_ line: String) { text += line + "\n" }

  mutating func write(_ element: Drawing.Element) {
    switch element {
    case .area(let corners, let colour):
      line("<path fill=\"\(colour.hexadecimal)\" d=\"\(path(corners))z\"/>")
    case .lines(let lines, let stroke):
      let dash = stroke.dash.isEmpty ? "" : " stroke-dasharray=\"\(stroke.dash.map(number).joined(separator: " "))\""
      let path = lines.map(path).joined()
      if !lines.isEmpty { line("<path fill=\"none\" stroke=\"\(stroke.colour.hexadecimal)\"\(dash) d=\"\(path)\"/>") }
    case .text(let text): write(text)
    case .glyphs(let glyphs): write(glyphs)
    case .group(let words, let elements):
      line("<g><title>\(XMLText.escaped(words))</title>")
      for element in elements { write(element) }
      line("</g>")
    }
  }

  private mutating func write(_ text: Drawing.Text) {
    let anchor = text.anchor == .start ? "" : " text-anchor=\"\(text.anchor.rawValue)\""
    let weight = text.weight == .regular ? "" : " font-weight=\"\(text.weight.rawValue)\""
    line(
      "<text x=\"\(number(text.at.x))\" y=\"\(number(text.at.y))\" font-size=\"\(text.size)\"\(anchor)\(weight)"
        + " fill=\"\(text.colour.hexadecimal)\">\(XMLText.escaped(text.words.withNumbersInOrder))</text>")
  }

  /// Defines each outline once, as it is in the font.
  mutating func define(_ outlines: [Outline]) {
    guard !outlines.isEmpty else { return }
    line("<defs>")
    for (number, outline) in outlines.enumerated() where !outline.steps.isEmpty {
      line("<path id=\"g\(number)\" d=\"\(path(outline))\"/>")
    }
    line("</defs>")
  }

  /// Writes glyphs in the font's units, with the y axis upwards, so that positions are whole numbers.
  private mutating func write(_ glyphs: GlyphLine) {
    let origin = "\(number(glyphs.origin.x)) \(number(glyphs.origin.y))"
    line("<g transform=\"translate(\(origin)) scale(\(glyphs.scale) \(-glyphs.scale))\">")
    for run in glyphs.runs {
      let uses = run.glyphs.map { glyph in
        "<use xlink:href=\"#g\(glyph.outline)\" x=\"\(glyph.x)\"\(glyph.y == 0 ? "" : " y=\"\(glyph.y)\"")/>"
      }
      line("<g fill=\"\(run.colour.hexadecimal)\">\(uses.joined())</g>")
    }
    line("</g>")
  }

  private func path(_ outline: Outline) -> String {
    func place(_ point: Drawing.Point) -> String { "\(number(point.x)) \(number(point.y))" }
    return outline.steps.map { step in
      switch step {
      case .move(let point): "M\(place(point))"
      case .line(let point): "L\(place(point))"
      case .quadratic(let control, let point): "Q\(place(control)) \(place(point))"
      case .cubic(let first, let second, let point): "C\(place(first)) \(place(second)) \(place(point))"
      case .close: "z"
      }
    }.joined()
  }

  /// Returns a line in relative steps, because they are short: a waveform has one for each pixel.
  private func path(_ points: [Drawing.Point]) -> String {
    guard var last = points.first else { return "" }
    var path = "M\(number(last.x)) \(number(last.y))"
    for point in points.dropFirst() {
      let (x, y) = (point.x - last.x, point.y - last.y)
      if x == 0, y == 0 { continue }
      path += y == 0 ? "h\(number(x))" : x == 0 ? "v\(number(y))" : "l\(number(x)) \(number(y))"
      last = point
    }
    return path
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String((value * 100).rounded() / 100)
  }
}
