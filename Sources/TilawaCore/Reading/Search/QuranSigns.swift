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

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ scalar: UInt32) {
    switch scalar {
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

  /// Those of the Arabic block, which are all of the text's but spaces.
  static func ofBlock() -> [QuranSigns] { (blockStart..<blockStart + blockCount).map { QuranSigns($0) } }

  static let blockStart: UInt32 = 0x600
  static let blockCount: UInt32 = 0x100
}

/// A text of the Quran while it is folded, in memory that somebody else holds.
struct QuranScalars {
  private let scalars: UnsafeBufferPointer<UInt32>
  /// As `QuranSigns.ofBlock` gives them.
  private let block: UnsafeBufferPointer<QuranSigns>

  init(_ scalars: UnsafeBufferPointer<UInt32>, block: UnsafeBufferPointer<QuranSigns>) {
    self.scalars = scalars
    self.block = block
  }

  var count: Int { scalars.count }

  subscript(place: Int) -> UInt32 { scalars[place] }

  @inline(__always)
  func signs(_ place: Int) -> QuranSigns {
    let index = scalars[place] &- QuranSigns.blockStart
    return index < QuranSigns.blockCount ? block[Int(index)] : QuranSigns(scalars[place])
  }

  func isLetter(_ place: Int) -> Bool { signs(place).contains(.letter) }

  /// The next space from a place on, or the end of the text.
  func wordEnd(from place: Int) -> Int {
    var place = place
    while place < scalars.count, scalars[place] != 0x20 { place += 1 }
    return place
  }
}
