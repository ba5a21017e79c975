import TilawaCore

/// The units in which a model writes what it hears.
package enum SpeechAlphabet: String, Hashable, Sendable, Codable {
  /// The phonemes of this program.
  case phonemes
  /// Arabic letters without marks. Vowels, lengths and doubled letters are not told apart.
  case letters

  /// The number of units; they are numbered from 1.
  package var count: Int {
    switch self {
    case .phonemes: AcousticUnit.allCases.count
    case .letters: LetterUnit.count
    }
  }

  /// The alphabet of a list of tokens, each with its number, one in a line: letters, where any token is no phoneme.
  ///
  /// Returns nil where the tokens have no letter of either alphabet.
  package init?(tokens: String) {
    let names = tokens.split(whereSeparator: \.isNewline).compactMap { $0.split(separator: " ").first.map(String.init) }
    let own = names.filter { !($0.hasPrefix("<") && $0.hasSuffix(">")) }
    if !own.isEmpty, own.allSatisfy({ Self.phoneme[$0] != nil }) {
      self = .phonemes
    } else if own.contains(where: { !LetterUnit.letters(of: $0).isEmpty }) || Self.isBytes(own) {
      self = .letters
    } else {
      return nil
    }
  }

  /// Returns the units of a token.
  package func units(of token: some StringProtocol) -> [UInt8] {
    switch self {
    case .phonemes: Self.phoneme[String(token)].map { [$0] } ?? []
    case .letters: LetterUnit.letters(of: token)
    }
  }

  /// Whether tokens are written in base 64, as those of Whisper are: they may be parts of letters.
  private static func isBytes(_ tokens: [String]) -> Bool {
    tokens.count > 10_000 && tokens.prefix(1000).allSatisfy { $0.utf8.allSatisfy { $0 < 128 } }
  }

  private static let phoneme = Dictionary(
    AcousticUnit.allCases.map { ($0.symbol, $0.rawValue) }, uniquingKeysWith: { first, _ in first })
}
