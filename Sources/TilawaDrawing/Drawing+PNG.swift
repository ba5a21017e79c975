import TilawaCore
import CPangoCairo

extension Drawing {
  /// The treatment of letters that no font of the system has.
  package enum MissingLetters: Hashable, Sendable {
    /// Boxes replace them.
    case boxes
    /// No picture is made.
    case noPicture
  }

  /// Returns the picture as the bytes of a PNG file.
  ///
  /// - Parameter missing: the treatment of letters that no font has.
  /// - Throws: `.unavailable` where Pango, Cairo or the needed fonts are not installed; `.failed`.
  package func png(_ missing: MissingLetters = .boxes) throws(DrawingError) -> [UInt8] {
    var canvas = try CairoCanvas(width: width, height: height)
    canvas.paint(background)
    for element in elements { canvas.draw(element, outlines) }
    if canvas.missingLetters > 0, missing == .noPicture {
      throw DrawingError(.unavailable, DrawingSentences.noFontWithLetters(title: title, package: "fonts-dejavu-core"))
    }
    let png = try canvas.png()
    return notice.isEmpty ? png : PNGText.add([("Title", title), ("Copyright", notice)], to: png)
  }
}

/// The pixels for Cairo, owned by this value; used by one thread.
private struct CairoCanvas: ~Copyable {
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let width: Int, height: Int
  /// The number of letters that were replaced by boxes.
  private(set) var missingLetters = 0

  init(width: Int, height: Int) throws(DrawingError) {
    if let failure = cpangocairo_load() {
      let words = String(cString: failure)
      throw DrawingError(.unavailable, DrawingSentences.installOrSvg(reason: words, package: "libpangocairo-1.0-0"))
    }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)),
      let context = cairo_create(surface)
    else { throw DrawingError(.failed, DrawingSentences.noCanvas) }
    self.surface = surface
    self.context = context
    (self.width, self.height) = (width, height)
    cairo_set_line_width(context, 1)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func paint(_ colour: Colour) {
    take(colour)
    cairo_paint(context)
  }

  mutating func draw(_ element: Drawing.Element, _ outlines: [Outline]) {
    switch element {
    case .area(let corners, let colour):
      take(colour)
      trace(corners)
      cairo_close_path(context)
      cairo_fill(context)
    case .lines(let lines, let stroke):
      take(stroke.colour)
      cairo_set_dash(context, stroke.dash, Int32(stroke.dash.count), 0)
      for line in lines { trace(line) }
      cairo_stroke(context)
    case .text(let text): draw(text)
    case .glyphs(let glyphs): draw(glyphs, outlines)
    case .group(_, let elements): for element in elements { draw(element, outlines) }
    }
  }

  private func take(_ colour: Colour) {
    cairo_set_source_rgb(context, Double(colour.red) / 255, Double(colour.green) / 255, Double(colour.blue) / 255)
  }

  private func trace(_ points: [Drawing.Point]) {
    guard let first = points.first else { return }
    cairo_move_to(context, first.x, first.y)
    for point in points.dropFirst() { cairo_line_to(context, point.x, point.y) }
  }

  /// Draws a line of glyphs, all glyphs of a colour at once: joined letters overlap, and so no seam shows there.
  private func draw(_ line: GlyphLine, _ outlines: [Outline]) {
    for run in line.runs {
      take(run.colour)
      for glyph in run.glyphs {
        let x = line.origin.x + Double(glyph.x) * line.scale
        trace(outlines[glyph.outline], at: Drawing.Point(x, line.origin.y - Double(glyph.y) * line.scale), line.scale)
      }
      cairo_fill(context)
    }
  }

  private func trace(_ outline: Outline, at origin: Drawing.Point, _ scale: Double) {
    var last = origin
    func place(_ point: Drawing.Point) -> Drawing.Point {
      Drawing.Point(origin.x + point.x * scale, origin.y - point.y * scale)
    }
    for step in outline.steps {
      switch step {
      case .move(let point):
        last = place(point)
        cairo_move_to(context, last.x, last.y)
      case .line(let point):
        last = place(point)
        cairo_line_to(context, last.x, last.y)
      case .quadratic(let control, let point):
        let (control, end) = (place(control), place(point))
        // Draw the curve as one of the third degree: Cairo knows no other.
        cairo_curve_to(
          context, (last.x + 2 * control.x) / 3, (last.y + 2 * control.y) / 3, (end.x + 2 * control.x) / 3,
          (end.y + 2 * control.y) / 3, end.x, end.y)
        last = end
      case .cubic(let first, let second, let point):
        let (first, second) = (place(first), place(second))
        last = place(point)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, last.x, last.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  private mutating func draw(_ text: Drawing.Text) {
    guard let layout = pango_cairo_create_layout(context), let font = pango_font_description_new() else { return }
    defer {
      pango_font_description_free(font)
      g_object_unref(UnsafeMutableRawPointer(layout))
    }
    pango_font_description_set_family(font, Drawing.fonts)
    pango_font_description_set_absolute_size(font, Double(text.size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, Int32(text.weight.rawValue))
    pango_layout_set_font_description(layout, font)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, text.words.withNumbersInOrder, -1)
    missingLetters += Int(pango_layout_get_unknown_glyphs_count(layout))
    var width: Int32 = 0
    pango_layout_get_size(layout, &width, nil)
    let length = Double(width) / Double(PANGO_SCALE)
    let shift =
      switch text.anchor {
      case .start: 0.0
      case .middle: length / 2
      case .end: length
      }
    let baseline = Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
    take(text.colour)
    cairo_move_to(context, text.at.x - shift, text.at.y - baseline)
    pango_cairo_show_layout(context, layout)
  }

  func png() throws(DrawingError) -> [UInt8] {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw DrawingError(
        .failed,
        cairo_status_to_string(status).map { Sentence(verbatim: String(cString: $0)) } ?? DrawingSentences.noReason)
    }
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else {
      throw DrawingError(.failed, DrawingSentences.noPixels)
    }
    return try PNGFile.write(
      pixels, width: width, height: height, stride: Int(cairo_image_surface_get_stride(surface)))
  }
}
