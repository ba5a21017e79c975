extension Drawing {
  /// The picture as an SVG document, in which text stays text.
  public func svg() -> String {
    var document = SVGDocument()
    document.line(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
        + " role=\"img\" font-family=\"\(Drawing.fonts)\">")
    document.line("<title>\(document.escaped(title))</title>")
    document.line("<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(background.hexadecimal)\"/>")
    for element in elements { document.write(element) }
    document.line("</svg>")
    return document.text
  }

  /// Those that most systems have, and what stands in for them.
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
    case .group(let words, let elements):
      line("<g><title>\(escaped(words))</title>")
      for element in elements { write(element) }
      line("</g>")
    }
  }

  private mutating func write(_ text: Drawing.Text) {
    let anchor = text.anchor == .start ? "" : " text-anchor=\"\(text.anchor.rawValue)\""
    let weight = text.weight == .regular ? "" : " font-weight=\"\(text.weight.rawValue)\""
    line(
      "<text x=\"\(number(text.at.x))\" y=\"\(number(text.at.y))\" font-size=\"\(text.size)\"\(anchor)\(weight)"
        + " fill=\"\(text.colour.hexadecimal)\">\(escaped(text.words))</text>")
  }

  /// Relative steps, which are short: a waveform has one for each pixel.
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

  /// As XML wants it; what it cannot hold becomes U+FFFD.
  func escaped(_ words: String) -> String {
    var escaped = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
