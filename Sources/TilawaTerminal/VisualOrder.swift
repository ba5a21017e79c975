import CFriBidi
package import TilawaCore

/// The visual order and the joined forms of right-to-left letters, by FriBidi: the Unicode Bidirectional Algorithm
/// (UAX #9) and the Arabic presentation forms.
///
/// A letter and its marks stay together, and a letter never changes its width. FriBidi is loaded at the first use.
package enum VisualOrder {
  /// The direction of a paragraph.
  package enum Direction: Hashable, Sendable {
    case leftToRight, rightToLeft
    /// The direction of the first letter that has one.
    case byFirstLetter

    fileprivate var type: FriBidiParType {
      switch self {
      case .leftToRight: cfribidi_left_to_right
      case .rightToLeft: cfribidi_right_to_left
      case .byFirstLetter: cfribidi_by_first_letter
      }
    }
  }

  /// Loads FriBidi, and returns its purpose.
  ///
  /// - Throws: `.unavailable` with the package to install.
  package static func check() throws(Failure) -> String {
    if let failure = cfribidi_load() {
      throw Failure(.unavailable, TerminalSentences.installFribidi(fault: String(cString: failure)))
    }
    return TerminalSentences.fribidiPurpose.text
  }

  /// Returns the letters of a line from the left. Without FriBidi they stay as they are.
  ///
  /// - Parameters:
  ///   - items: the line in reading order.
  ///   - letter: returns the letter of an item.
  /// - Returns: each item with its visible letter, which may be a joined form or a mirrored bracket. Invisible signs of
  ///   direction and joining are removed.
  package static func order<Item>(
    _ items: [Item], _ direction: Direction = .rightToLeft, letter: (Item) -> Character
  ) -> [(item: Item, seen: String)] {
    let letters = items.map(letter)
    guard let line = ShapedLine(letters, direction.type) else {
      return zip(items, letters).map { ($0, String($1)) }
    }
    return line.places.compactMap { place in
      let seen = line.letter(Int(place))
      return seen.isEmpty ? nil : (items[Int(place)], seen)
    }
  }

  /// Returns a text with its letters from the left.
  package static func order(_ text: String, _ direction: Direction = .rightToLeft) -> String {
    order(Array(text), direction, letter: \.self).map(\.seen).joined()
  }
}

/// A line of text with the levels and the joined forms of its code points.
private struct ShapedLine {
  /// The places of the letters in reading order, from the left.
  let places: [FriBidiStrIndex]
  private let shaped: [FriBidiChar]
  /// The place of the first code point of each letter, and the number of code points.
  private let starts: [Int]
  private let levels: [FriBidiLevel]

  /// Returns nil for an empty line, and without FriBidi.
  init?(_ letters: [Character], _ type: FriBidiParType) {
    guard !letters.isEmpty, cfribidi_load() == nil else { return nil }
    var (text, starts): ([FriBidiChar], [Int]) = ([], [])
    for letter in letters {
      starts.append(text.count)
      text += letter.unicodeScalars.map(\.value)
    }
    let count = FriBidiStrIndex(text.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: text.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
    var levels = [FriBidiLevel](repeating: 0, count: text.count)
    var direction = type
    fribidi_get_bidi_types(text, count, &types)
    fribidi_get_bracket_types(text, count, types, &brackets)
    // Zero: no memory.
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels) > 0 else { return nil }
    var joining = [FriBidiArabicProp](repeating: 0, count: text.count)
    fribidi_get_joining_types(text, count, &joining)
    fribidi_join_arabic(types, count, levels, &joining)
    fribidi_shape_arabic(cfribidi_presentation_forms, levels, count, &joining, &text)
    // The first code point stands for its letter; the marks follow it.
    var letterLevels = starts.map { levels[$0] }
    var places = Array(0..<FriBidiStrIndex(letters.count))
    guard
      fribidi_reorder_line(
        0, starts.map { types[$0] }, FriBidiStrIndex(letters.count), 0, direction, &letterLevels, nil, &places) > 0
    else { return nil }
    (self.places, shaped, self.levels) = (places, text, letterLevels)
    self.starts = starts + [text.count]
  }

  /// Returns the visible letter at a place in reading order; empty for an invisible sign.
  func letter(_ place: Int) -> String {
    var seen = String.UnicodeScalarView()
    for index in starts[place]..<starts[place + 1] {
      var value = shaped[index]
      if index == starts[place], levels[place] % 2 == 1 { fribidi_get_mirror_char(value, &value) }
      guard let scalar = Unicode.Scalar(value), !scalar.isDirectionOrJoiner else { continue }
      seen.append(scalar)
    }
    return String(seen)
  }
}

extension Unicode.Scalar {
  /// Whether it is an invisible sign that joins letters, parts them, or gives them a direction.
  fileprivate var isDirectionOrJoiner: Bool {
    switch value {
    case 0x200C...0x200F, 0x61C, 0xFEFF: true
    default: false
    }
  }
}
