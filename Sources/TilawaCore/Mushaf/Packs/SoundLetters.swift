/// The letters of a transliteration with the styles of its file: `<u>h</u>` is ح, `h` is ه.
///
/// Where lines under letters can be shown, they are drawn. Elsewhere signs of the letters say the same (`marked`), so
/// that no two letters become one.
package struct SoundLetters: Hashable, Sendable {
  /// A style of a letter, from the markup of the file.
  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// The tag `u`: a letter other than the plain one, or a long vowel.
    package static let underlined = Style(rawValue: 1)
    /// The tags `i` and `em`.
    package static let slanted = Style(rawValue: 2)
    /// The tags `b` and `strong`: a letter that is silent when the reader stops or goes on.
    package static let bold = Style(rawValue: 4)
  }

  /// A letter or any other character of the text.
  package struct Letter: Hashable, Sendable {
    /// The visible character.
    package let character: Character
    /// The style of the character.
    package let style: Style
  }

  /// The characters in order, without markup.
  package let letters: [Letter]

  /// Reads the letters of a text in the form of its file.
  package init(_ text: String) {
    var letters: [Letter] = []
    var depths: [Style: Int] = [:]
    MarkupText.forEachPiece(of: text) { piece in
      switch piece {
      case .text(let plain):
        let style = depths.filter { $0.value > 0 }.keys.reduce(into: Style()) { $0.formUnion($1) }
        letters += plain.map { Letter(character: $0, style: style) }
      case .tag(let name, let isEnd):
        guard let style = SoundLetters.style(ofTag: name) else {
          letters += MarkupText.seen(ofTag: name, isEnd: isEnd).map { Letter(character: $0, style: []) }
          return
        }
        depths[style] = max(0, depths[style, default: 0] + (isEnd ? -1 : 1))
      }
    }
    self.letters = letters
  }

  /// The text without any line or sign.
  package var bare: String { String(letters.map(\.character)) }

  private static func style(ofTag name: String) -> Style? {
    switch name {
    case "u": .underlined
    case "i", "em": .slanted
    case "b", "strong": .bold
    default: nil
    }
  }

  // MARK: - Signs

  /// The text with signs of the letters in place of underlines: ḥ ḍ ṣ ṭ ẓ with a dot below, ā for an `a`. An underlined
  /// `th` becomes ṯẖ, or ṭḥ if it is slanted too. Any other underlined letter gets a line below. Without these signs
  /// the letters are those of the file.
  package var marked: String {
    var text = ""
    var place = 0
    while place < letters.count {
      let letter = letters[place]
      guard letter.style.contains(.underlined), letter.character.isLetter else {
        text.append(letter.character)
        place += 1
        continue
      }
      if place + 1 < letters.count, letters[place + 1].style == letter.style, isPair(letter, letters[place + 1]) {
        text += SoundLetters.pair(letter, letters[place + 1])
        place += 2
      } else {
        text += SoundLetters.marked(letter.character)
        place += 1
      }
    }
    return text
  }

  private func isPair(_ first: Letter, _ second: Letter) -> Bool {
    first.character.lowercased() == "t" && second.character.lowercased() == "h"
  }

  private static func pair(_ first: Letter, _ second: Letter) -> String {
    guard !first.style.contains(.slanted) else { return marked(first.character) + marked(second.character) }
    return (first.character.isUppercase ? "Ṯ" : "ṯ") + (second.character.isUppercase ? "H\u{331}" : "ẖ")
  }

  private static let signs: [Character: String] = [
    "h": "ḥ", "d": "ḍ", "s": "ṣ", "t": "ṭ", "z": "ẓ", "a": "ā", "H": "Ḥ", "D": "Ḍ", "S": "Ṣ", "T": "Ṭ", "Z": "Ẓ",
    "A": "Ā",
  ]

  private static func marked(_ letter: Character) -> String { signs[letter] ?? "\(letter)\u{331}" }
}
