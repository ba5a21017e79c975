/// A letter as search compares it: a UTF-16 unit in one form for all that are typed for it, or, in the text, a slot.
///
/// Slots are what the Uthmani spelling leaves open: they stand for one of several letters, or for none. They have numbers
/// among the private ones of Unicode, which no text has.
typealias SearchLetter = UInt16

extension SearchLetter {
  static var space: SearchLetter { 0x20 }
  /// Between two texts: nothing matches it.
  static var end: SearchLetter { 0x0A }

  static var alef: SearchLetter { 0x627 }
  static var hamza: SearchLetter { 0x621 }
  static var heh: SearchLetter { 0x647 }
  static var lam: SearchLetter { 0x644 }
  static var noon: SearchLetter { 0x646 }
  static var sad: SearchLetter { 0x635 }
  static var seen: SearchLetter { 0x633 }
  static var tehMarbuta: SearchLetter { 0x629 }
  static var teh: SearchLetter { 0x62A }
  static var waw: SearchLetter { 0x648 }
  static var yeh: SearchLetter { 0x64A }

  var isSlot: Bool { self >= SearchSlot.base }
}

/// What a place of the text may be typed as.
struct SearchSlot {
  static var base: SearchLetter { 0xE000 }
  /// Set in the number of a slot that may also be left out.
  private static var optionalBit: SearchLetter { 0x40 }

  /// The number that stands in the text.
  let letter: SearchLetter

  private init(_ number: SearchLetter, _ presence: Presence) {
    letter = SearchSlot.base | number | (presence == .optional ? SearchSlot.optionalBit : 0)
  }

  private enum Presence { case required, optional }

  // Numbers are those of `accepted`.
  static var optionalAlef: SearchSlot { SearchSlot(0, .optional) }
  static var optionalWaw: SearchSlot { SearchSlot(1, .optional) }
  static var optionalYeh: SearchSlot { SearchSlot(2, .optional) }
  static var optionalNoon: SearchSlot { SearchSlot(3, .optional) }
  static var optionalLam: SearchSlot { SearchSlot(4, .optional) }
  static var optionalSpace: SearchSlot { SearchSlot(5, .optional) }
  static var optionalHamza: SearchSlot { SearchSlot(6, .optional) }
  static var alefHamza: SearchSlot { SearchSlot(6, .required) }
  static var wawHamza: SearchSlot { SearchSlot(7, .required) }
  static var endingWawHamza: SearchSlot { SearchSlot(8, .required) }
  static var yehHamza: SearchSlot { SearchSlot(9, .required) }
  static var wawAlef: SearchSlot { SearchSlot(10, .required) }
  static var yehAlef: SearchSlot { SearchSlot(11, .required) }
  static var sadSeen: SearchSlot { SearchSlot(12, .required) }
  static var heh: SearchSlot { SearchSlot(13, .required) }
  static var endingTeh: SearchSlot { SearchSlot(14, .required) }

  static func isOptional(_ letter: SearchLetter) -> Bool { letter.isSlot && letter & optionalBit != 0 }

  /// Whether a letter of a query fits a slot.
  ///
  /// - Parameter bit: of the query's letter, as `bit(of:)` gives it.
  static func fits(_ slot: SearchLetter, _ bit: UInt16) -> Bool { accepted(slot & 0x3F) & bit != 0 }

  /// A letter that some slot accepts, as a bit of its own; 0 for all others.
  static func bit(of letter: SearchLetter) -> UInt16 {
    switch letter {
    case .alef: 1
    case .waw: 2
    case .yeh: 4
    case .noon: 8
    case .lam: 16
    case .space: 32
    case .hamza: 64
    case .sad: 128
    case .seen: 256
    case .heh: 512
    case .tehMarbuta: 1024
    case .teh: 2048
    default: 0
    }
  }

  private static func accepted(_ number: SearchLetter) -> UInt16 {
    switch number {
    case 0: bit(of: .alef)
    case 1: bit(of: .waw)
    case 2: bit(of: .yeh)
    case 3: bit(of: .noon)
    case 4: bit(of: .lam)
    case 5: bit(of: .space)
    case 6: bit(of: .alef) | bit(of: .hamza)
    case 7: bit(of: .waw) | bit(of: .hamza)
    case 8: bit(of: .waw) | bit(of: .hamza) | bit(of: .alef)
    case 9: bit(of: .yeh) | bit(of: .hamza)
    case 10: bit(of: .waw) | bit(of: .alef)
    case 11: bit(of: .yeh) | bit(of: .alef)
    case 12: bit(of: .sad) | bit(of: .seen)
    case 13: bit(of: .heh) | bit(of: .tehMarbuta)
    case 14: bit(of: .teh) | bit(of: .tehMarbuta)
    default: 0
    }
  }
}
