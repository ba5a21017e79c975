/// The colours of a picture of progress: green, amber and red; a sign repeats the meaning of each.
package struct KhatmTheme: Hashable, Sendable {
  let background: Colour
  let text: Colour
  let faint: Colour
  /// The colour of unread parts.
  let empty: Colour
  let met: Colour
  let partial: Colour
  let missed: Colour
  /// The colour of letters on green, amber and red.
  let onColour: Colour

  /// Dark on white, for paper.
  package static let light = KhatmTheme(
    background: Colour(0xFFFFFF), text: Colour(0x1B2733), faint: Colour(0x5E6A76), empty: Colour(0xE3E8EC),
    met: Colour(0x1E7E34), partial: Colour(0xB36B00), missed: Colour(0xC0392B), onColour: Colour(0xFFFFFF))

  /// Light on black.
  package static let dark = KhatmTheme(
    background: Colour(0x14181D), text: Colour(0xE6EAEE), faint: Colour(0x98A4B0), empty: Colour(0x2B333B),
    met: Colour(0x4CC46A), partial: Colour(0xF0A92E), missed: Colour(0xF0705F), onColour: Colour(0x14181D))
}
