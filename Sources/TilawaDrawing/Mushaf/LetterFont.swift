import TilawaCore
import CHarfBuzz
import TilawaFiles

/// A font whose letters are shaped by HarfBuzz and given as outlines. Used by one thread.
package final class LetterFont {
  /// The file of the font.
  package let source: FontSource
  /// The number of units in the size of the font.
  let unitsPerEm: Int
  /// The extents of a line above and below the baseline, both positive.
  let ascent: Int, descent: Int
  let font: OpaquePointer
  let buffer: OpaquePointer
  private let face: OpaquePointer
  private let pen: OutlinePen

  /// Opens a font.
  ///
  /// - Throws: `.noFont` where the file cannot be read or is no font; `.unavailable` without HarfBuzz.
  package init(_ source: FontSource) throws(DrawingError) {
    if let failure = charfbuzz_load() {
      throw DrawingError(
        .unavailable, DrawingSentences.install(reason: String(cString: failure), package: "libharfbuzz0b"))
    }
    guard let blob = source.path.withPath({ hb_blob_create_from_file_or_fail($0) }) else {
      throw DrawingError(.noFont, DrawingSentences.fontUnreadable(path: source.path))
    }
    defer { hb_blob_destroy(blob) }
    guard source.index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(source.index)),
      hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face), let buffer = hb_buffer_create()
    else { throw DrawingError(.noFont, DrawingSentences.noFontFile(path: source.path)) }
    self.source = source
    self.face = face
    self.font = font
    self.buffer = buffer
    pen = OutlinePen()
    unitsPerEm = Int(hb_face_get_upem(face))
    var extents = hb_font_extents_t()
    _ = hb_font_get_h_extents(font, &extents)
    (ascent, descent) = (max(0, Int(extents.ascender)), max(0, -Int(extents.descender)))
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// Returns the outline of a glyph; empty for a space.
  func outline(of glyph: UInt32) -> Outline { pen.outline(of: glyph, in: font) }

  /// Returns the bytes of the font file; nil for a file of several fonts, or an unreadable one.
  package var fileBytes: [UInt8]? {
    guard let blob = source.path.withPath({ hb_blob_create_from_file_or_fail($0) }) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard hb_face_count(blob) == 1, let bytes = hb_blob_get_data(blob, &length) else { return nil }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
  }

  /// Whether the font's licence permits embedding, by the font's own flags.
  package var mayBeEmbedded: Bool {
    guard let table = hb_face_reference_table(face, UInt32(HB_TAG_OS2)) else { return false }
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(table, &length), length >= 10 else { return true }
    // The lowest four bits of fsType, of which 2 alone forbids it.
    return bytes[9] & 0xF != 2
  }
}

/// Follows the lines of a glyph.
private final class OutlinePen {
  private let functions: OpaquePointer?

  init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, outline, _, x, y, _ in OutlinePen.add(.move(Drawing.Point(Double(x), Double(y))), outline) }, nil,
      nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, outline, _, x, y, _ in OutlinePen.add(.line(Drawing.Point(Double(x), Double(y))), outline) }, nil,
      nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, outline, _, controlX, controlY, x, y, _ in
        let control = Drawing.Point(Double(controlX), Double(controlY))
        OutlinePen.add(.quadratic(control, to: Drawing.Point(Double(x), Double(y))), outline)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, outline, _, firstX, firstY, secondX, secondY, x, y, _ in
        let first = Drawing.Point(Double(firstX), Double(firstY))
        let second = Drawing.Point(Double(secondX), Double(secondY))
        OutlinePen.add(.cubic(first, second, to: Drawing.Point(Double(x), Double(y))), outline)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, outline, _, _ in OutlinePen.add(.close, outline) }, nil, nil)
  }

  deinit { hb_draw_funcs_destroy(functions) }

  func outline(of glyph: UInt32, in font: OpaquePointer) -> Outline {
    var outline = Outline()
    withUnsafeMutablePointer(to: &outline) { hb_font_get_glyph_shape(font, glyph, functions, $0) }
    return outline
  }

  private static func add(_ step: Outline.Step, _ outline: UnsafeMutableRawPointer?) {
    outline?.assumingMemoryBound(to: Outline.self).pointee.steps.append(step)
  }
}
