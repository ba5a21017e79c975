import TilawaCore

/// Text whose letters have the colours of their rules.
///
/// A terminal colours a letter together with its marks: one that a span begins or ends within has the colour of its base, or
/// of its first mark that has one. Signs for stopping stay as they are.
struct TajweedPaint {
  let depth: ColourDepth

  /// - Parameter runs: disjoint and in order; they count the text's code points.
  func painted(_ text: String, _ runs: [TajweedSpan]) -> String {
    guard depth != .none else { return text }
    var painted = ""
    var (current, offset) = (UInt32?.none, 0)
    var rest = runs[...]
    for letter in text {
      let scalars = offset..<offset + letter.unicodeScalars.count
      offset = scalars.upperBound
      while let run = rest.first, run.scalars.upperBound <= scalars.lowerBound { rest.removeFirst() }
      let colour = letter.unicodeScalars.first == " " ? nil : colour(of: scalars, rest)
      if colour != current {
        painted += colour.map(depth.sequence) ?? depth.end
        current = colour
      }
      painted.append(letter)
    }
    return current == nil ? painted : painted + depth.end
  }

  private func colour(of scalars: Range<Int>, _ runs: ArraySlice<TajweedSpan>) -> UInt32? {
    runs.prefix { $0.scalars.lowerBound < scalars.upperBound }.lazy.compactMap(\.rule.colour).first
  }

  /// A word or two in the colour of a rule.
  func painted(_ words: String, as rule: TajweedRule) -> String {
    guard let colour = rule.colour else { return words }
    return depth.sequence(colour) + words + depth.end
  }
}
