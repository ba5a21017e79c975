/// A word of the Uthmani text during folding: letters, each with the signs after it.
struct QuranWord {
  private let scalars: QuranScalars.View

  init(_ scalars: QuranScalars.View) { self.scalars = scalars }

  /// Writes the word from its first letter on; returns the place of the space after it.
  func append(from first: Int, to row: inout LetterRow) -> Int {
    var before = Letter(scalars, first, .first)
    append(before, after: nil, to: &row)
    var position = QuranSigns.second
    while !before.isLast {
      let letter = Letter(scalars, before.end, position)
      if letter.isSimple {
        row.append(letter.simpleForm, letter.start, letter.ownEnd, vowels: letter.written)
        appendSigns(of: letter, to: &row)
      } else {
        append(letter, after: before, to: &row)
      }
      before = letter
      position = []
    }
    return before.end
  }

  /// A letter with its signs and their meaning.
  struct Letter {
    let scalar: UInt32
    let start: Int
    /// The end of the letter's own place: before a tatweel with a sign.
    let ownEnd: Int
    /// The place after the last of its signs.
    let end: Int
    /// The signs: vowels, dagger alef, small letters, hamza, silence, and the position in the word.
    let signs: QuranSigns
    /// The properties of the letter without its signs.
    private let own: QuranSigns

    @inline(__always)
    init(_ scalars: QuranScalars.View, _ place: Int, _ position: QuranSigns) {
      var (end, ownEnd) = (place + 1, 0)
      var signs = position.union(.always)
      var sign = scalars.signs(end)
      while sign.isDisjoint(with: [.letter, .space]) {
        if sign == .dagger, !signs.vowels.isEmpty { signs.insert(.readBeforeDagger) }
        if sign == .tatweel, ownEnd == 0 { ownEnd = end }
        signs.formUnion(sign)
        end += 1
        sign = scalars.signs(end)
      }
      scalar = scalars[place]
      start = place
      self.end = end
      self.ownEnd = ownEnd == 0 ? end : ownEnd
      own = scalars.signs(place)
      self.signs = sign.contains(.space) ? signs.union(.last) : signs
    }

    var isFirst: Bool { signs.contains(.first) }
    var isLast: Bool { signs.contains(.last) }
    /// Whether the letter needs no rule but those of the signs.
    var isSimple: Bool { signs.isDisjoint(with: own) }
    var simpleForm: SearchLetter { own.form }
    var vowels: VowelSigns { signs.vowels }
    /// The vowels with the dagger alef; people who type signs type it as one.
    var written: VowelSigns { signs.contains(.dagger) ? signs.vowels.union(.dagger) : signs.vowels }

    /// Whether it is a waw or ya that only carries the dagger alef: صَلَوٰة, هُدَىٰهُمْ.
    var carriesDagger: Bool {
      signs.contains(.dagger) && !signs.contains(.readBeforeDagger)
        && (scalar == 0x648 || scalar == 0x649 || scalar == 0x64A)
    }
  }

  private func append(_ letter: Letter, after before: Letter?, to row: inout LetterRow) {
    // وَسْـَٔلِ is واسأل, لْـَٔيْكَةِ is الأيكة.
    if letter.isFirst, letter.scalar == 0x644, letter.signs.contains(.sukun) {
      row.append(.optionalAlef, letter.start, letter.ownEnd)
    }
    if let before, before.isFirst, opensWithAlef(before, letter) {
      row.append(.optionalAlef, letter.start, letter.ownEnd)
    }
    row.append(form(of: letter), letter.start, letter.ownEnd, vowels: letter.written)
    if let addition = addition(letter, after: before) { row.append(addition, letter.start, letter.ownEnd) }
    appendSigns(of: letter, to: &row)
    if endsCall(letter, before) { row.append(.optionalSpace, letter.end - 1, letter.end) }
  }

  /// Whether an alef is typed between the first two letters: لَتَّخَذْتَ is لاتخذت.
  private func opensWithAlef(_ first: Letter, _ second: Letter) -> Bool {
    switch (first.scalar, second.scalar) {
    case (0x648, 0x633), (0x641, 0x633): second.signs.isSuperset(of: [.sukun, .hamza])
    case (0x644, 0x62A): first.vowels == .fatha && second.vowels.contains(.shadda)
    default: false
    }
  }

  // MARK: - Letters

  private func form(of letter: Letter) -> SearchLetter {
    let isSilent = letter.signs.contains(.silent)
    switch letter.scalar {
    case 0x627: return isSilent ? SearchSlot.optionalAlef.letter : .alef
    case 0x624: return (isBeforeLastSilentAlef(letter) ? SearchSlot.endingWawHamza : .wawHamza).letter
    case 0x648:
      if letter.carriesDagger { return SearchSlot.wawAlef.letter }
      return isSilent ? SearchSlot.optionalWaw.letter : .waw
    case 0x649, 0x64A:
      if letter.carriesDagger { return SearchSlot.yehAlef.letter }
      return isSilent ? SearchSlot.optionalYeh.letter : .yeh
    case 0x635 where letter.signs.contains(.seen): return SearchSlot.sadSeen.letter
    // رَحْمَتُ is رحمة too; a verb's ending has sukun.
    case 0x62A where letter.isLast && letter.vowels.rawValue & 7 != 0 && !letter.vowels.contains(.shadda):
      return SearchSlot.endingTeh.letter
    default: return letter.simpleForm
    }
  }

  /// Whether only a silent alef follows, which may be left out: يَبْدَؤُا۟ is يبدأ.
  private func isBeforeLastSilentAlef(_ letter: Letter) -> Bool {
    guard !letter.isLast, scalars[letter.end] == 0x627 else { return false }
    let next = Letter(scalars, letter.end, [])
    return next.isLast && next.signs.contains(.silent)
  }

  /// Returns a letter that may also be typed after this one; nil where there is none.
  private func addition(_ letter: Letter, after before: Letter?) -> SearchSlot? {
    switch letter.scalar {
    // ٱلَّيْل is الليل.
    case 0x644 where letter.vowels.contains(.shadda) && before?.scalar == 0x671: .optionalLam
    // جَآءُو is جاءوا.
    case 0x648 where letter.isLast && letter.vowels.isEmpty && !letter.carriesDagger: .optionalAlef
    // يُحْىِ is يحيي.
    case 0x649 where letter.isLast && letter.vowels == .kasra: .optionalYeh
    default: nil
    }
  }

  @inline(__always)
  private func appendSigns(of letter: Letter, to row: inout LetterRow) {
    if !letter.signs.isDisjoint(with: [.dagger, .hamza, .small]) { appendReadSigns(of: letter, to: &row) }
  }

  private func appendReadSigns(of letter: Letter, to row: inout LetterRow) {
    var start = letter.start
    for place in letter.start + 1..<letter.end {
      switch scalars[place] {
      case 0x640: start = place
      case 0x670 where !letter.carriesDagger: row.append(.optionalAlef, start, letter.end)
      case 0x654: row.append(.optionalHamza, start, letter.end)
      case 0x6E5: row.append(.optionalWaw, start, letter.end)
      case 0x6E6, 0x6E7: row.append(.optionalYeh, start, letter.end)
      case 0x6E8: row.append(.optionalNoon, start, letter.end)
      default: break
      }
    }
  }

  /// Whether a separate word ends here in the spelling of today: يَـٰٓأَيُّهَا is يا أيها, هَـٰٓأَنتُمْ is ها أنتم.
  private func endsCall(_ letter: Letter, _ before: Letter?) -> Bool {
    guard letter.signs.isSuperset(of: [.dagger, .readBeforeDagger]), !letter.isLast else { return false }
    switch letter.scalar {
    case 0x64A: return before.map { $0.isFirst && $0.scalar == 0x648 } ?? true
    case 0x647: return letter.isFirst && letter.signs.contains(.maddah) && scalars[letter.end] == 0x623
    default: return false
    }
  }
}
