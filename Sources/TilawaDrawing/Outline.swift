/// The form of a letter: closed lines, in units of its font, the y axis upwards.
struct Outline: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case move(Drawing.Point)
    case line(Drawing.Point)
    case quadratic(Drawing.Point, to: Drawing.Point)
    case cubic(Drawing.Point, Drawing.Point, to: Drawing.Point)
    case close
  }

  var steps: [Step] = []
}

/// Letters in a row, as outlines: shaped once, drawn alike by every format.
struct GlyphLine: Hashable, Sendable {
  /// A letter, a mark, or several of them that are one form.
  struct Glyph: Hashable, Sendable {
    /// Its place in the outlines of the drawing.
    let outline: Int
    /// Where its origin is, in units of the font, to the right and upwards of the line's origin.
    let x: Int, y: Int
  }

  /// Letters of one colour.
  struct Run: Hashable, Sendable {
    let colour: Colour
    var glyphs: [Glyph]
  }

  /// Where the line's baseline begins, at its left end.
  var origin: Drawing.Point
  /// Pixels of a unit of the font.
  var scale: Double
  var runs: [Run]
}
