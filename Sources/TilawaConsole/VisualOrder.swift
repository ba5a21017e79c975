import CFriBidi
package import TilawaCore

/// The visual order of a right-to-left line: the Unicode Bidirectional Algorithm (UAX #9) by FriBidi, for a paragraph
/// of level 1.
///
/// A letter and its marks stay together. FriBidi is loaded at the first use.
package enum VisualOrder {
  /// Loads FriBidi, and returns its purpose.
  ///
  /// - Throws: `.unavailable` with the package to install.
  package static func check() throws(Failure) -> String {
    if let failure = cfribidi_load() {
      throw Failure(.unavailable, "\(String(cString: failure)); install libfribidi0")
    }
    return "letters from right to left on terminals that leave them as they come"
  }

  /// Whether FriBidi can be loaded; the first failure is reported on standard error.
  static let isAvailable: Bool = {
    do throws(Failure) {
      _ = try check()
      return true
    } catch {
      Terminal.complain("letters from right to left are not ordered: \(error.message)")
      return false
    }
  }()

  /// Returns the letters of a line from the left. Without FriBidi they stay as they are.
  ///
  /// - Parameters:
  ///   - items: the line in reading order.
  ///   - letter: returns the letter of an item.
  /// - Returns: each item with its visible letter; a bracket may be mirrored.
  package static func order<Item>(_ items: [Item], letter: (Item) -> Character) -> [(item: Item, seen: Character)] {
    let letters = items.map(letter)
    guard let (places, levels) = reordered(letters) else { return Array(zip(items, letters)) }
    return places.map { place in
      let place = Int(place)
      return (items[place], levels[place] % 2 == 1 ? mirrored(letters[place]) : letters[place])
    }
  }

  /// Returns a text with its letters from the left.
  package static func order(_ text: String) -> String { String(order(Array(text), letter: \.self).map(\.seen)) }

  /// Returns the places of the letters from the left, and the level of each letter by its place; nil without FriBidi.
  private static func reordered(_ letters: [Character]) -> (places: [FriBidiStrIndex], levels: [FriBidiLevel])? {
    guard !letters.isEmpty, cfribidi_load() == nil else { return nil }
    // The first code point stands for a letter; its marks follow it.
    let scalars = letters.map { $0.unicodeScalars.first?.value ?? 0 }
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var direction = cfribidi_right_to_left
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    // Zero: no memory.
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels) > 0 else { return nil }
    var places = Array(0..<count)
    guard fribidi_reorder_line(0, types, count, 0, direction, &levels, nil, &places) > 0 else { return nil }
    return (places, levels)
  }

  private static func mirrored(_ letter: Character) -> Character {
    var mirror: FriBidiChar = 0
    guard let scalar = letter.unicodeScalars.first, letter.unicodeScalars.count == 1,
      fribidi_get_mirror_char(scalar.value, &mirror) != 0
    else { return letter }
    return Unicode.Scalar(mirror).map(Character.init) ?? letter
  }
}
