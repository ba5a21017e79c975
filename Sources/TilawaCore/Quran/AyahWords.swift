/// The words of an ayah's text; they allow a cut at the verse ends of another counting.
///
/// A stand-alone mark is no word: waqf marks, saktah and ۩ go with the word before them, ۞ with the one after it.
public struct AyahWords: Sendable {
  private let text: String
  /// The range of each word in the text, from its first letter or mark to its last, in order.
  private let words: [Range<String.Index>]

  /// Reads the text of an ayah; stand-alone marks are no words.
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

  /// The number of words.
  public var count: Int { words.count }

  /// The range of code points of each word in the text, including the stand-alone marks of the word.
  public var scalars: [Range<Int>] {
    var (place, offset) = (text.startIndex, 0)
    func advance(to index: String.Index) -> Int {
      offset += text.unicodeScalars.distance(from: place, to: index)
      place = index
      return offset
    }
    return words.map { word in
      let start = advance(to: word.lowerBound)
      return start..<advance(to: word.upperBound)
    }
  }

  /// Returns some words, verbatim with the text between them; for all words, the whole text.
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
