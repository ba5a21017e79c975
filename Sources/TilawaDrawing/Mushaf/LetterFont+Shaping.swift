import CHarfBuzz
import TilawaCore

extension LetterFont {
  /// Shapes Arabic text that is read from the right, with numbers in it.
  ///
  /// Each mark is a glyph of its own where the font has it so, and knows its code point.
  /// - Throws: `.noLetter` where the font lacks one: nothing is drawn in its place.
  func shape(_ text: [Unicode.Scalar]) throws(DrawingError) -> ShapedText {
    var line: [ShapedText] = []
    for run in LetterFont.runs(of: text) { line.append(try shape(run, of: text)) }
    return LetterFont.joined(line.reversed())
  }

  /// Shapes text of one direction.
  private struct DirectionRun {
    let scalars: Range<Int>
    let isNumber: Bool
  }

  /// Divides text by direction: numbers and their enclosing sign are read from the left, all else from the right.
  private static func runs(of text: [Unicode.Scalar]) -> [DirectionRun] {
    var runs: [DirectionRun] = []
    for (index, scalar) in text.enumerated() {
      let isNumber = (0x660...0x669).contains(scalar.value) || scalar == "\u{6DD}"
      // A number ends where the sign of another one begins.
      if let last = runs.last, last.isNumber == isNumber, scalar != "\u{6DD}" {
        runs[runs.count - 1] = DirectionRun(scalars: last.scalars.lowerBound..<index + 1, isNumber: isNumber)
      } else {
        runs.append(DirectionRun(scalars: index..<index + 1, isNumber: isNumber))
      }
    }
    return runs
  }

  private func shape(_ run: DirectionRun, of text: [Unicode.Scalar]) throws(DrawingError) -> ShapedText {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_cluster_level(buffer, Int32(HB_BUFFER_CLUSTER_LEVEL_CHARACTERS))
    hb_buffer_set_direction(buffer, Int32(run.isNumber ? HB_DIRECTION_LTR : HB_DIRECTION_RTL))
    hb_buffer_set_script(buffer, UInt32(HB_SCRIPT_ARABIC))
    hb_buffer_set_language(buffer, hb_language_from_string("ar", -1))
    text.withUnsafeBufferPointer { text in
      text.withMemoryRebound(to: UInt32.self) { numbers in
        hb_buffer_add_utf32(
          buffer, numbers.baseAddress, Int32(numbers.count), UInt32(run.scalars.lowerBound),
          Int32(run.scalars.count))
      }
    }
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    let infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let places = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    return try placed(infos, places, run, text)
  }

  private func placed(
    _ infos: UnsafeBufferPointer<hb_glyph_info_t>, _ places: UnsafeBufferPointer<hb_glyph_position_t>,
    _ run: DirectionRun, _ text: [Unicode.Scalar]
  ) throws(DrawingError) -> ShapedText {
    let starts = Set(infos.map { Int($0.cluster) })
    var glyphs: [ShapedText.Glyph] = []
    glyphs.reserveCapacity(infos.count)
    var ink: ShapedText.Ink?
    var pen = 0
    for (info, place) in zip(infos, places) {
      let first = Int(info.cluster)
      guard info.codepoint != 0 else { throw missing(text[first]) }
      var end = first + 1
      while end < run.scalars.upperBound, !starts.contains(end) { end += 1 }
      let (x, y) = (pen + Int(place.x_offset), Int(place.y_offset))
      glyphs.append(
        ShapedText.Glyph(
          number: info.codepoint, x: x, y: y, scalars: first..<end,
          isElastic: LetterFont.isElastic(first, text) && place.x_advance > 0))
      if let inked = self.ink(of: info.codepoint, x, y) {
        if ink == nil { ink = inked } else { ink?.include(inked) }
      }
      pen += Int(place.x_advance)
    }
    return ShapedText(glyphs: glyphs, width: pen, ink: ink)
  }

  /// Whether a space may be made wider. A space with a mark is not, so that the mark stays with its word.
  private static func isElastic(_ place: Int, _ text: [Unicode.Scalar]) -> Bool {
    guard text[place] == " " else { return false }
    return place + 1 == text.count || text[place + 1].properties.generalCategory != .nonspacingMark
  }

  private func ink(of glyph: UInt32, _ x: Int, _ y: Int) -> ShapedText.Ink? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0, extents.height != 0 else {
      return nil
    }
    let (left, top) = (x + Int(extents.x_bearing), y + Int(extents.y_bearing))
    return ShapedText.Ink(left: left, right: left + Int(extents.width), bottom: top + Int(extents.height), top: top)
  }

  private func missing(_ scalar: Unicode.Scalar) -> DrawingError {
    let number = Hex.padded(scalar.value, to: 4, .capital)
    let name = scalar.properties.name.map { ", \($0)" } ?? ""
    return DrawingError(
      .noLetter, DrawingSentences.fontLacks(family: source.family, letter: "U+\(number)\(name)"))
  }

  /// Joins shaped texts from left to right.
  private static func joined(_ parts: [ShapedText]) -> ShapedText {
    var glyphs: [ShapedText.Glyph] = []
    var ink: ShapedText.Ink?
    var pen = 0
    for part in parts {
      glyphs += part.glyphs.map { glyph in
        var glyph = glyph
        glyph.x += pen
        return glyph
      }
      if var inked = part.ink {
        inked.left += pen
        inked.right += pen
        if ink == nil { ink = inked } else { ink?.include(inked) }
      }
      pen += part.width
    }
    return ShapedText(glyphs: glyphs, width: pen, ink: ink)
  }
}

extension LetterFont {
  /// Whether the font has a letter.
  func has(_ letter: Character) -> Bool { (try? shape(Array(letter.unicodeScalars))) != nil }
}
