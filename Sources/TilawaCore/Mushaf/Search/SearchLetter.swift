/// A letter in the form for search: a UTF-16 unit in one form for all its spellings or, in the text, a slot.
///
/// A slot is a place that the Uthmani spelling leaves open: it stands for one of several letters, or for none. Slots
/// have numbers in the private area of Unicode, which no text uses.
typealias SearchLetter = UInt16

extension SearchLetter {
  static var space: SearchLetter { 0x20 }
  /// The separator of two texts; no letter matches it.
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

  var isSlot: Bool { self &- SearchSlot.base < SearchSlot.count }

  /// Whether no word continues after it.
  var endsWord: Bool { self == .space || self == .end || self == SearchSlot.optionalSpace.letter }
}

/// A set of letters that may be typed for a place of the text.
struct SearchSlot {
  static var base: SearchLetter { 0xE000 }
  /// The number of values reserved for slots, from `base`.
  static var count: SearchLetter { 0x80 }
  /// The bit for a slot that may also be left out.
  private static var optionalBit: SearchLetter { 0x40 }

  /// The value in the text.
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

  static func isOptional(_ letter: SearchLetter) -> Bool { optional(letter) != 0 }

  /// Returns 1 for a slot that may be left out, else 0.
  @inline(__always)
  static func optional(_ letter: SearchLetter) -> UInt16 { letter & ~0x3F == base | optionalBit ? 1 : 0 }

  /// The numbers of the slots for a letter of a query.
  struct Numbers {
    private let bits: UInt16

    init(fitting letter: SearchLetter) {
      bits = SearchSlot.accepted.indices.reduce(0) { bits, number in
        SearchSlot.accepted[number].contains(letter) ? bits | 1 << UInt16(number) : bits
      }
    }

    /// Returns 1 for a letter of the text that is such a slot, else 0.
    @inline(__always)
    func has(_ letter: SearchLetter) -> UInt16 { bits &>> (letter & 0xF) & (letter.isSlot ? 1 : 0) }
  }

  /// The accepted letters of each slot by its number.
  private static let accepted: [[SearchLetter]] = [
    [.alef], [.waw], [.yeh], [.noon], [.lam], [.space], [.alef, .hamza], [.waw, .hamza], [.waw, .hamza, .alef],
    [.yeh, .hamza], [.waw, .alef], [.yeh, .alef], [.sad, .seen], [.heh, .tehMarbuta], [.teh, .tehMarbuta],
  ]
}
