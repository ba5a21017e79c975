/// A word of the Uthmani text while it is folded: letters, each with the signs that follow it.
struct QuranWord {
  private let scalars: [UInt32]
  private let range: Range<Int>

  init(_ scalars: [UInt32], _ range: Range<Int>) {
    self.scalars = scalars
    self.range = range
  }

  func append(to folded: inout FoldedText) {
    var place = range.lowerBound
    var before: Letter?
    while place < range.upperBound {
      guard QuranFolding.isLetter(scalars[place]) else {
        place += 1
        continue
      }
      let letter = Letter(scalars, place, range.upperBound, isFirst: before == nil)
      append(letter, after: before, to: &folded)
      before = letter
      place = letter.end
    }
  }

  /// A letter, its signs, and what they say.
  struct Letter {
    let scalar: UInt32
    let start: Int
    /// Of the letter's own place: before a tatweel that carries a sign.
    let ownEnd: Int
    /// After the last of its signs.
    let end: Int
    let isFirst: Bool
    let isLast: Bool
    let vowels: VowelSigns
    /// Neither letter nor vowel: dagger alef, small letters, hamza, and what is silent.
    let signs: Signs

    struct Signs: OptionSet {
      let rawValue: UInt16

      static var dagger: Signs { Signs(rawValue: 1) }
      static var silent: Signs { Signs(rawValue: 2) }
      static var sukun: Signs { Signs(rawValue: 4) }
      static var maddah: Signs { Signs(rawValue: 8) }
      static var seen: Signs { Signs(rawValue: 16) }
      static var hamza: Signs { Signs(rawValue: 32) }
      /// A vowel stands before the dagger alef, which then is a letter of its own.
      static var readBeforeDagger: Signs { Signs(rawValue: 64) }
    }

    init(_ scalars: [UInt32], _ place: Int, _ limit: Int, isFirst: Bool) {
      var (end, ownEnd) = (place + 1, 0)
      var vowels: VowelSigns = []
      var signs: Signs = []
      while end < limit, !QuranFolding.isLetter(scalars[end]) {
        switch scalars[end] {
        case 0x670:
          signs.insert(.dagger)
          if !vowels.isEmpty { signs.insert(.readBeforeDagger) }
        case 0x6DF, 0x6E0: signs.insert(.silent)
        case 0x652: signs.insert(.sukun)
        case 0x653: signs.insert(.maddah)
        case 0x6DC, 0x6E3: signs.insert(.seen)
        case 0x654: signs.insert(.hamza)
        case 0x640: if ownEnd == 0 { ownEnd = end }
        case let sign: vowels.formUnion(VowelSigns(sign))
        }
        end += 1
      }
      scalar = scalars[place]
      start = place
      self.end = end
      self.ownEnd = ownEnd == 0 ? end : ownEnd
      self.isFirst = isFirst
      isLast = end == limit
      self.vowels = vowels
      self.signs = signs
    }

    /// A waw or ya that only carries the dagger alef: صَلَوٰة, هُدَىٰهُمْ.
    var carriesDagger: Bool {
      signs.contains(.dagger) && !signs.contains(.readBeforeDagger) && [0x648, 0x649, 0x64A].contains(scalar)
    }
  }

  private func append(_ letter: Letter, after before: Letter?, to folded: inout FoldedText) {
    // وَسْـَٔلِ is واسأل, لْـَٔيْكَةِ is الأيكة.
    if letter.isFirst, letter.scalar == 0x644, letter.signs.contains(.sukun) {
      folded.append(.optionalAlef, letter.start, letter.ownEnd)
    }
    if let before, before.isFirst, opensWithAlef(before, letter) {
      folded.append(.optionalAlef, letter.start, letter.ownEnd)
    }
    folded.append(form(of: letter), letter.start, letter.ownEnd, vowels: letter.vowels)
    if let addition = addition(letter, after: before) { folded.append(addition, letter.start, letter.ownEnd) }
    appendSigns(of: letter, to: &folded)
    if endsCall(letter, before) { folded.append(.optionalSpace, letter.end - 1, letter.end) }
  }

  /// لَتَّخَذْتَ is لاتخذت.
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
    case 0x671: return .alef
    case 0x622, 0x623, 0x625: return SearchSlot.alefHamza.letter
    case 0x624: return (isBeforeLastSilentAlef(letter) ? SearchSlot.endingWawHamza : .wawHamza).letter
    case 0x626: return SearchSlot.yehHamza.letter
    case 0x621: return SearchSlot.optionalHamza.letter
    case 0x648:
      if letter.carriesDagger { return SearchSlot.wawAlef.letter }
      return isSilent ? SearchSlot.optionalWaw.letter : .waw
    case 0x649, 0x64A:
      if letter.carriesDagger { return SearchSlot.yehAlef.letter }
      return isSilent ? SearchSlot.optionalYeh.letter : .yeh
    case 0x635 where letter.signs.contains(.seen): return SearchSlot.sadSeen.letter
    case 0x647, 0x629: return SearchSlot.heh.letter
    // رَحْمَتُ is رحمة too; a verb's ending has sukun.
    case 0x62A where letter.isLast && letter.vowels.rawValue & 7 != 0 && !letter.vowels.contains(.shadda):
      return SearchSlot.endingTeh.letter
    case let scalar: return SearchLetter(truncatingIfNeeded: scalar)
    }
  }

  /// يَبْدَؤُا۟ is يبدأ.
  private func isBeforeLastSilentAlef(_ letter: Letter) -> Bool {
    guard letter.end < range.upperBound, scalars[letter.end] == 0x627 else { return false }
    let next = Letter(scalars, letter.end, range.upperBound, isFirst: false)
    return next.isLast && next.signs.contains(.silent)
  }

  /// What may also be typed behind a letter.
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

  private func appendSigns(of letter: Letter, to folded: inout FoldedText) {
    var start = letter.start
    for place in letter.start + 1..<letter.end {
      switch scalars[place] {
      case 0x640: start = place
      case 0x670 where !letter.carriesDagger: folded.append(.optionalAlef, start, letter.end)
      case 0x654: folded.append(.optionalHamza, start, letter.end)
      case 0x6E5: folded.append(.optionalWaw, start, letter.end)
      case 0x6E6, 0x6E7: folded.append(.optionalYeh, start, letter.end)
      case 0x6E8: folded.append(.optionalNoon, start, letter.end)
      default: break
      }
    }
  }

  /// Whether a word of its own ends here today: يَـٰٓأَيُّهَا is يا أيها, هَـٰٓأَنتُمْ is ها أنتم.
  private func endsCall(_ letter: Letter, _ before: Letter?) -> Bool {
    guard letter.signs.isSuperset(of: [.dagger, .readBeforeDagger]), !letter.isLast else { return false }
    switch letter.scalar {
    case 0x64A: return before.map { $0.isFirst && $0.scalar == 0x648 } ?? true
    case 0x647: return letter.isFirst && letter.signs.contains(.maddah) && scalars[letter.end] == 0x623
    default: return false
    }
  }
}
