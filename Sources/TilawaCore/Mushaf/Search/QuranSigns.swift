/// The properties of a scalar of the Uthmani text for search: a letter, or the meaning of a sign.
struct QuranSigns: OptionSet {
  let rawValue: UInt64

  static var letter: QuranSigns { QuranSigns(rawValue: 1 << 8) }
  static var dagger: QuranSigns { QuranSigns(rawValue: 1 << 9) }
  static var silent: QuranSigns { QuranSigns(rawValue: 1 << 10) }
  static var sukun: QuranSigns { QuranSigns(rawValue: 1 << 11) }
  static var maddah: QuranSigns { QuranSigns(rawValue: 1 << 12) }
  static var seen: QuranSigns { QuranSigns(rawValue: 1 << 13) }
  static var hamza: QuranSigns { QuranSigns(rawValue: 1 << 14) }
  /// A letter above or below the line.
  static var small: QuranSigns { QuranSigns(rawValue: 1 << 15) }
  static var tatweel: QuranSigns { QuranSigns(rawValue: 1 << 16) }
  /// A vowel before the dagger alef. Then the dagger alef is a letter of its own.
  static var readBeforeDagger: QuranSigns { QuranSigns(rawValue: 1 << 17) }

  // Other properties of a letter.
  static var first: QuranSigns { QuranSigns(rawValue: 1 << 18) }
  static var second: QuranSigns { QuranSigns(rawValue: 1 << 20) }
  static var last: QuranSigns { QuranSigns(rawValue: 1 << 21) }
  static var always: QuranSigns { QuranSigns(rawValue: 1 << 22) }
  static var space: QuranSigns { QuranSigns(rawValue: 1 << 19) }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ scalar: UInt32) {
    switch scalar {
    case 0x20: self = .space
    case 0x621...0x63A, 0x641...0x64A, 0x671:
      let form = QuranSigns(rawValue: UInt64(QuranSigns.form(scalar)) << QuranSigns.formShift)
      self = QuranSigns.exceptions(scalar).union([.letter, form])
    case 0x670: self = .dagger
    case 0x6DF, 0x6E0: self = .silent
    case 0x652: self = .sukun
    case 0x653: self = .maddah
    case 0x6DC, 0x6E3: self = .seen
    case 0x654: self = .hamza
    case 0x6E5...0x6E8: self = .small
    case 0x640: self = .tatweel
    default: self.init(rawValue: UInt64(VowelSigns(scalar).rawValue))
    }
  }

  var vowels: VowelSigns { VowelSigns(rawValue: UInt8(truncatingIfNeeded: rawValue)) }

  /// The form of a letter in search, apart from the exceptions for its signs.
  var form: SearchLetter { SearchLetter(truncatingIfNeeded: rawValue &>> QuranSigns.formShift) }

  private static var formShift: UInt64 { 48 }

  private static func form(_ letter: UInt32) -> SearchLetter {
    switch letter {
    case 0x671: .alef
    case 0x622, 0x623, 0x625: SearchSlot.alefHamza.letter
    case 0x624: SearchSlot.wawHamza.letter
    case 0x626: SearchSlot.yehHamza.letter
    case 0x621: SearchSlot.optionalHamza.letter
    case 0x649: .yeh
    case 0x647, 0x629: SearchSlot.heh.letter
    default: SearchLetter(truncatingIfNeeded: letter)
    }
  }

  /// Returns the signs or positions with which a letter is not simply its form; `QuranWord` has the rules.
  private static func exceptions(_ letter: UInt32) -> QuranSigns {
    switch letter {
    case 0x624: .always
    case 0x627: .silent
    case 0x62A: [.second, .last]
    case 0x633: .second
    case 0x635: .seen
    case 0x644: [.first, .vowelShadda]
    case 0x647: .dagger
    case 0x648, 0x649: [.dagger, .silent, .last]
    case 0x64A: [.dagger, .silent]
    default: []
    }
  }

  private static var vowelShadda: QuranSigns { QuranSigns(rawValue: UInt64(VowelSigns.shadda.rawValue)) }
}
