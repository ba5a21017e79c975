/// A mapping of all spellings of a letter to one form: alefs, ya and kaf of all keyboards, capitals and accents of
/// Latin, Greek and Cyrillic letters, digits.
struct LetterFolding {
  /// A role of a scalar in search.
  enum Part: Hashable {
    case letter(SearchLetter)
    /// Several letters: a ligature, or a letter beyond the first 65,536.
    case letters([SearchLetter])
    /// A mark, an apostrophe or a control of direction; it stands for no letter.
    case sign
    case gap
  }

  /// Returns the role of a scalar in a query or in a text. It takes constant time for the usual letters of texts.
  static func part(_ scalar: Unicode.Scalar) -> Part {
    switch scalar.value {
    case 0x61...0x7A, 0x30...0x39: .letter(SearchLetter(scalar.value))
    case 0x41...0x5A: .letter(SearchLetter(scalar.value + 0x20))
    case 0x27, 0x60, 0x2018, 0x2019, 0x2B0...0x2FF: .sign
    case ..<0x80: .gap
    case 0x600...0x6FF: arabic(scalar)
    case 0xC0...0x24F, 0x1E00...0x1EFF: latin(scalar)
    case 0xFB50...0xFDFF, 0xFE70...0xFEFC: presented(scalar)
    default: other(scalar)
    }
  }

  // MARK: - Arabic

  private static func arabic(_ scalar: Unicode.Scalar) -> Part {
    switch scalar.value {
    case 0x621, 0x624, 0x626: .letter(.hamza)
    case 0x622, 0x623, 0x625, 0x627, 0x671...0x673, 0x675: .letter(.alef)
    case 0x629, 0x6C3: .letter(.tehMarbuta)
    case 0x647, 0x6BE, 0x6C0...0x6C2, 0x6D5: .letter(.heh)
    case 0x649, 0x64A, 0x6CC, 0x6CD, 0x6D2, 0x6D3: .letter(.yeh)
    case 0x643, 0x6A9, 0x6AA: .letter(0x643)
    case 0x660...0x669: .letter(SearchLetter(scalar.value - 0x660 + 0x30))
    case 0x6F0...0x6F9: .letter(SearchLetter(scalar.value - 0x6F0 + 0x30))
    case 0x600...0x605, 0x60C...0x60F, 0x61B, 0x61D...0x61F, 0x66A...0x66D, 0x6D4, 0x6DD, 0x6DE, 0x6E9: .gap
    case 0x6FD, 0x6FE: .gap
    case 0x606...0x60B: .gap
    case _ where ArabicText.isMark(scalar) || scalar.value == 0x61C: .sign
    default: .letter(SearchLetter(scalar.value))
    }
  }

  /// Returns the letters of a presentation form, as some documents have them.
  private static func presented(_ scalar: Unicode.Scalar) -> Part {
    if scalar.value == 0xFDF2 { return .letters([.alef, .lam, .lam, .heh]) }
    guard let start = presentedForms.lastIndex(where: { $0.first <= scalar.value }) else { return .gap }
    let parts = presentedForms[start].letters.unicodeScalars.map(arabic)
    let letters = parts.compactMap { if case .letter(let letter) = $0 { letter } else { nil } }
    return letters.count == 1 ? .letter(letters[0]) : letters.isEmpty ? .sign : .letters(letters)
  }

  /// The first presentation form of each letter; the others follow up to the next entry.
  private static let presentedForms: [(first: UInt32, letters: String)] = [
    (0xFB50, "ٱ"), (0xFB52, "ٻ"), (0xFB56, "پ"), (0xFB5A, "ڀ"), (0xFB5E, "ٺ"), (0xFB62, "ٿ"), (0xFB66, "ٹ"),
    (0xFB6A, "ڤ"),
    (0xFB7A, "چ"), (0xFB88, "ڈ"), (0xFB8A, "ژ"), (0xFB8C, "ڑ"), (0xFB8E, "ک"), (0xFB92, "گ"), (0xFB9E, "ں"),
    (0xFBA4, "ۀ"), (0xFBA6, "ہ"), (0xFBAA, "ھ"), (0xFBAE, "ے"), (0xFBB2, ""), (0xFBFC, "ی"), (0xFC00, ""),
    (0xFE80, "ء"),
    (0xFE81, "آ"), (0xFE83, "أ"), (0xFE85, "ؤ"), (0xFE87, "إ"), (0xFE89, "ئ"), (0xFE8D, "ا"), (0xFE8F, "ب"),
    (0xFE93, "ة"),
    (0xFE95, "ت"), (0xFE99, "ث"), (0xFE9D, "ج"), (0xFEA1, "ح"), (0xFEA5, "خ"), (0xFEA9, "د"), (0xFEAB, "ذ"),
    (0xFEAD, "ر"),
    (0xFEAF, "ز"), (0xFEB1, "س"), (0xFEB5, "ش"), (0xFEB9, "ص"), (0xFEBD, "ض"), (0xFEC1, "ط"), (0xFEC5, "ظ"),
    (0xFEC9, "ع"),
    (0xFECD, "غ"), (0xFED1, "ف"), (0xFED5, "ق"), (0xFED9, "ك"), (0xFEDD, "ل"), (0xFEE1, "م"), (0xFEE5, "ن"),
    (0xFEE9, "ه"),
    (0xFEED, "و"), (0xFEEF, "ى"), (0xFEF1, "ي"), (0xFEF5, "لا"),
  ]

  // MARK: - Latin

  private static func latin(_ scalar: Unicode.Scalar) -> Part {
    let table = scalar.value < 0x1E00 ? latinLetters : latinAdditional
    let place = Int(scalar.value) - (scalar.value < 0x1E00 ? 0xC0 : 0x1E00)
    guard table.indices.contains(place), table[place] != UInt8(ascii: "?") else { return other(scalar) }
    return table[place] == UInt8(ascii: "-") ? .gap : .letter(SearchLetter(table[place]))
  }

  /// The Latin letters without their accents, from U+00C0; `?` where there is no such letter.
  private static let latinLetters = Array(
    """
    aaaaaa?ceeeeiiii?nooooo-ouuuuy??aaaaaa?ceeeeiiii?nooooo-ouuuuy?yaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii??jj\
    kkkllllllllllnnnnnn???oooooo??rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzsbbbb???cc?ddd????ffg???ikkl??nnooo??pp?????t\
    tttuu?vyyzz??????????????d??l??n?aaiioouuuuuuuuuu?aaaa??ggggkkoooo??j?d?gg??nnaa??ooaaaaeeeeiiiioooorrrruuuusstt??hhnd\
    ??zzaaeeooooooooyylnt???accltsz??b??eejj?qrryy
    """.utf8)

  /// The Latin letters from U+1E00, with dots, lines and hooks, for transliterations and Vietnamese.
  private static let latinAdditional = Array(
    """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuu\
    uuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwya?????aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuu\
    uuuuuuyyyyyyyy????yy
    """.utf8)

  // MARK: - All others

  private static func other(_ scalar: Unicode.Scalar) -> Part {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .modifierLetter, .modifierSymbol: return .sign
    case .spacingMark, .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber: break
    default: return .gap
    }
    let small = Array((cyrillic[scalar].map(String.init) ?? scalar.properties.lowercaseMapping).utf16)
    return small.count == 1 ? .letter(small[0]) : .letters(small)
  }

  /// The Cyrillic letters that people type without dots.
  private static let cyrillic: [Unicode.Scalar: Character] = ["ё": "е", "Ё": "е"]
}
