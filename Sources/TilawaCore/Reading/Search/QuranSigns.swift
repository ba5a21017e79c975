/// What the scalars of the Uthmani text are: letters, or what is read of a sign.
struct QuranSigns: OptionSet {
  let rawValue: UInt32

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
  /// A vowel stands before the dagger alef, which then is a letter of its own.
  static var readBeforeDagger: QuranSigns { QuranSigns(rawValue: 1 << 17) }

  /// A letter that is always itself and has no part in another's form.
  static var plain: QuranSigns { QuranSigns(rawValue: 1 << 18) }
  static var space: QuranSigns { QuranSigns(rawValue: 1 << 19) }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ scalar: UInt32) {
    switch scalar {
    case 0x20: self = .space
    case 0x628, 0x62B...0x632, 0x634, 0x636...0x63A, 0x641...0x643, 0x645, 0x646: self = [.letter, .plain]
    case 0x621...0x63A, 0x641...0x64A, 0x671: self = .letter
    case 0x670: self = .dagger
    case 0x6DF, 0x6E0: self = .silent
    case 0x652: self = .sukun
    case 0x653: self = .maddah
    case 0x6DC, 0x6E3: self = .seen
    case 0x654: self = .hamza
    case 0x6E5...0x6E8: self = .small
    case 0x640: self = .tatweel
    default: self.init(rawValue: UInt32(VowelSigns(scalar).rawValue))
    }
  }

  var vowels: VowelSigns { VowelSigns(rawValue: UInt8(truncatingIfNeeded: rawValue)) }

}
