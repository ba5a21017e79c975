/// The colours of a waveform's picture: those of Okabe and Ito, which colour-blind people can also distinguish.
///
/// Different colours also have different forms: suggestions are dashed, joins dotted, speech is hatched.
package struct WaveformTheme: Hashable, Sendable {
  let background: Colour
  let text: Colour
  /// The colour of the lines of the time axis, and of minor parts.
  let faint: Colour
  let wave: Colour
  let confirmed: Colour
  /// The background of confirmed marks.
  let confirmedTint: Colour
  let suggested: Colour
  let suggestedTint: Colour
  /// The colour of sure suggestions.
  let sure: Colour
  /// The colour of flagged suggestions.
  let flagged: Colour
  let flaggedTint: Colour
  let join: Colour
  /// The colour of speech and of other sound without recitation.
  let other: Colour

  /// Dark on white, for paper.
  package static let light = WaveformTheme(
    background: Colour(0xFFFFFF), text: Colour(0x1B2733), faint: Colour(0x66727F), wave: Colour(0x4D5B6A),
    confirmed: Colour(0x0072B2), confirmedTint: Colour(0xDCEBF5), suggested: Colour(0xD55E00),
    suggestedTint: Colour(0xFCE9DC), sure: Colour(0x009E73), flagged: Colour(0xB5317F), flaggedTint: Colour(0xF8DDEC),
    join: Colour(0x009E73),
    other: Colour(0x9AA3AD))

  /// Light on black.
  package static let dark = WaveformTheme(
    background: Colour(0x14181D), text: Colour(0xE6EAEE), faint: Colour(0x98A4B0), wave: Colour(0x9FB0C0),
    confirmed: Colour(0x56B4E9), confirmedTint: Colour(0x1B3242), suggested: Colour(0xE69F00),
    suggestedTint: Colour(0x3A2C10), sure: Colour(0x2FC79A), flagged: Colour(0xE58AC0), flaggedTint: Colour(0x40203A),
    join: Colour(0x2FC79A),
    other: Colour(0x6B7681))
}
