package import TilawaConsole
package import TilawaCore

/// Text with the letters in the colours of their rules.
///
/// A terminal colours a letter together with its marks: a letter with a span that begins or ends within it has the
/// colour of its base. If the base has none, it has that of its first coloured mark. Stop signs stay as they are.
package struct TajweedPaint {
  package let depth: ColourDepth

  package init(depth: ColourDepth) { self.depth = depth }

  /// - Parameter runs: disjoint and in order; they count the text's code points.
  package func painted(_ text: String, _ runs: [TajweedSpan]) -> Painted {
    guard depth != .none else { return Painted(text) }
    var painted = Painted()
    var offset = 0
    var rest = runs[...]
    for letter in text {
      let scalars = offset..<offset + letter.unicodeScalars.count
      offset = scalars.upperBound
      while let run = rest.first, run.scalars.upperBound <= scalars.lowerBound { rest.removeFirst() }
      let colour = letter.unicodeScalars.first == " " ? nil : colour(of: scalars, rest)
      painted.append(String(letter), colour.map(depth.look) ?? .plain)
    }
    return painted
  }

  private func colour(of scalars: Range<Int>, _ runs: ArraySlice<TajweedSpan>) -> UInt32? {
    runs.prefix { $0.scalars.lowerBound < scalars.upperBound }.lazy.compactMap(\.rule.colour).first
  }

  /// A word or two in the colour of a rule.
  package func painted(_ words: String, as rule: TajweedRule) -> Painted {
    Painted(words, rule.colour.map(depth.look) ?? .plain)
  }
}
