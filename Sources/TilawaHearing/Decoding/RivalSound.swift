/// A sound that was heard in place of another one of a word: what one sound more, fewer or other says about the frames of the word.
package struct RivalSound: Hashable, Sendable {
  /// The place in the units of the word; of an added sound, that of the unit before which it stands.
  package let place: Int
  /// The unit of the text; nil for a sound that is not there.
  package let expected: UInt8?
  /// The unit that was heard in its place; nil where none was.
  package let heard: UInt8?
  /// The ratio of its likelihood to that of the text, as a natural logarithm.
  package let ratio: Double

  package init(place: Int, expected: UInt8?, heard: UInt8?, ratio: Double) {
    (self.place, self.expected, self.heard, self.ratio) = (place, expected, heard, ratio)
  }

  /// Returns the units of a word with this sound in them.
  package func applied(to units: [UInt8]) -> [UInt8] {
    var units = units
    units.replaceSubrange(place..<place + (expected == nil ? 0 : 1), with: heard.map { [$0] } ?? [])
    return units
  }
}
