/// The letters of a transliteration, with the lines that its file sets under some: `<u>h</u>` is ح, `h` ه.
///
/// Where lines are seen they are drawn. Elsewhere signs of the letters say the same (`marked`), so that no two letters become one.
public struct SoundLetters: Hashable, Sendable {
  /// What the file's markup says of a letter.
  public struct Style: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// `u`: another letter than the bare one, or a long vowel.
    public static let underlined = Style(rawValue: 1)
    /// `i`, and `em`.
    public static let slanted = Style(rawValue: 2)
    /// `b`, and `strong`: not sounded where one stops or goes on.
    public static let bold = Style(rawValue: 4)
  }

  /// A letter, or what else stands in the text.
  public struct Letter: Hashable, Sendable {
    /// What is shown.
    public let character: Character
    /// How it is shown.
    public let style: Style
  }

  /// In order, without any markup.
  public let letters: [Letter]

  /// The letters of a text as its file has it.
  public init(_ text: String) {
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

  /// Without any line or sign.
  public var bare: String { String(letters.map(\.character)) }

  private static func style(ofTag name: String) -> Style? {
    switch name {
    case "u": .underlined
    case "i", "em": .slanted
    case "b", "strong": .bold
    default: nil
    }
  }

  // MARK: - Signs

  /// With signs of the letters where the file has lines: ḥ ḍ ṣ ṭ with a dot below, ā for an `a`; of a `th` that is underlined ṯẖ,
  /// and ṭḥ of one that is slanted too; a line below any other letter. Without these signs the letters are those of the file.
  public var marked: String {
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
