/// The outline of a glyph: closed lines, in units of its font, with the y axis upwards.
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

/// A line of glyphs as outlines: shaped once, drawn alike in every format.
struct GlyphLine: Hashable, Sendable {
  /// A glyph: a letter, a mark, or several of them in one form.
  struct Glyph: Hashable, Sendable {
    /// The index of the outline in the drawing.
    let outline: Int
    /// The position of the origin, in units of the font, to the right and upwards of the line's origin.
    let x: Int, y: Int
  }

  /// Letters of one colour.
  struct Run: Hashable, Sendable {
    let colour: Colour
    var glyphs: [Glyph]
  }

  /// The left end of the line's baseline.
  var origin: Drawing.Point
  /// The size of a unit of the font in pixels.
  var scale: Double
  var runs: [Run]
}
