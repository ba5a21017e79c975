/// The words of an ayah's text, so that it can be cut where another counting ends a verse.
///
/// A stand-alone mark is no word: waqf marks, saktah and ۩ go with the word before them, ۞ with the one after it.
public struct AyahWords: Sendable {
  private let text: String
  /// For each word, the text from its first letter or mark to its last, in order.
  private let words: [Range<String.Index>]

  /// Reads the text of an ayah; signs that stand alone are no words.
  public init(_ text: String) {
    self.text = text
    var words: [Range<String.Index>] = []
    var pending: String.Index?
    for token in text.utf8.split(separator: UInt8(ascii: " ")) {
      let scalars = Substring(token).unicodeScalars
      if scalars.contains(where: AyahWords.isLetter) {
        words.append((pending ?? token.startIndex)..<token.endIndex)
        pending = nil
      } else if scalars.first != "\u{6DE}", pending == nil, let last = words.indices.last {
        words[last] = words[last].lowerBound..<token.endIndex
      } else {
        pending = pending ?? token.startIndex
      }
    }
    self.words = words
  }

  /// How many words there are.
  public var count: Int { words.count }

  /// For each word its code points in the text, with the signs that go with it.
  public var scalars: [Range<Int>] {
    let all = text.unicodeScalars
    var (place, index) = (0, all.startIndex)
    func count(to end: String.Index) -> Int {
      place += all.distance(from: index, to: end)
      index = end
      return place
    }
    return words.map { count(to: $0.lowerBound)..<count(to: $0.upperBound) }
  }

  /// The letters of some words, verbatim with what stands between them; all of the text for all of its words.
  ///
  /// - Precondition: `range` is not empty and lies in `0..<count`.
  public subscript(range: Range<Int>) -> String {
    guard range != 0..<count else { return text }
    return String(text[words[range.lowerBound].lowerBound..<words[range.upperBound - 1].upperBound])
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x621...0x63A, 0x641...0x64A, 0x66E...0x66F, 0x671...0x6D3: true
    default: false
    }
  }
}
