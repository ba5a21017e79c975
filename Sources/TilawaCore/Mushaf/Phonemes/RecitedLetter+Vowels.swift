extension RecitedLetter {
  /// Whether it has no vowel, shaddah or sukun; then it may be a vowel itself.
  var isVowelLetter: Bool { marks.isDisjoint(with: [.vowelOrShaddah, .sukun, .imalah, .taqlil]) }

  /// Whether it is a small و or ي that is a vowel.
  var isSmallWawOrYa: Bool { (0x6E5...0x6E7).contains(base.value) && isVowelLetter }

  /// The vowel of its haraka or tanween; nil without one.
  var vowel: Phoneme.Sound? {
    if !marks.isDisjoint(with: [.fatha, .fathatan]) { return .a }
    if !marks.isDisjoint(with: [.kasra, .kasratan]) { return .i }
    return marks.isDisjoint(with: [.damma, .dammatan]) ? nil : .u
  }

  var hasTanween: Bool { !marks.isDisjoint(with: .tanween) }
}
