import TilawaCore
import TilawaHearing

/// The table of the words of the Quran: the source of `QuranWordBits`.
struct WordTable {
  private let forms: Set<[UInt8]>

  init(_ texts: Texts) throws {
    var forms: Set<[UInt8]> = []
    for surah in 1...114 {
      let text = RecitedText(try texts.surah(surah).map { RecitedText.Part($0) })
      for word in 0..<text.wordCount { forms.formUnion(text.units(ofForms: word)) }
    }
    self.forms = forms
  }

  /// The lines of the source.
  var lines: [String] {
    var words = [UInt64](repeating: 0, count: 1 << (QuranWords.bits - 6))
    for place in forms.flatMap(QuranWords.places) { words[place >> 6] |= 1 << UInt64(place & 63) }
    let set = words.reduce(0) { $0 + $1.nonzeroBitCount }
    return [
      "// swift-format-ignore-file", "// Made by `hearing wordtable`. Not to be edited.", "",
      "/// The bits of \(forms.count) forms of words of the Quran, \(set) of them set: see `QuranWords`.",
      "enum QuranWordBits {", "  static let words: [UInt64] = [",
    ]
      + stride(from: 0, to: words.count, by: 8).map { first in
        "    " + words[first..<first + 8].map { "0x" + String($0, radix: 16) + "," }.joined(separator: " ")
      } + ["  ]", "}"]
  }
}
