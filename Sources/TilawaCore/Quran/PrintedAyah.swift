/// An ayah as the text of a printed mushaf has it: in the spelling of its riwayah, with its number at the end.
///
/// The text is verbatim without white space at both ends, because layouts of a text differ in it.
public struct PrintedAyah: Hashable, Sendable {
  /// The surah's number, from 1.
  public let surah: Int
  /// The ayah's number in its surah, from 1.
  public let ayah: Int
  /// The letters, the marks and the number.
  public let text: String

  /// Makes an ayah of this text, without the white space around it.
  public init(surah: Int, ayah: Int, text: some StringProtocol) {
    self.surah = surah
    self.ayah = ayah
    let scalars = String(text).unicodeScalars
    let first = scalars.firstIndex { !PrintedAyah.isSpace($0) } ?? scalars.endIndex
    let past = scalars.lastIndex { !PrintedAyah.isSpace($0) }.map(scalars.index(after:)) ?? first
    self.text = String(scalars[first..<past])
  }

  /// The line `surah|ayah|text`, the form for the digest and for a text pack.
  public var line: String { "\(surah)|\(ayah)|\(text)" }

  /// The text for display: without the number at its end and the sign around it.
  public var words: String { PrintedAyah.words(text) }

  /// Returns the text before the number: Arabic-Indic digits at the end, with ۝ and white space around them. A text
  /// without such a number stays unchanged.
  public static func words(_ text: String) -> String {
    let scalars = text.unicodeScalars
    func end(of rest: Substring.UnicodeScalarView, without: (Unicode.Scalar) -> Bool) -> Substring.UnicodeScalarView {
      let past = rest.lastIndex { !without($0) }.map(rest.index(after:)) ?? rest.startIndex
      return rest[..<past]
    }
    let numbered = end(of: scalars[...]) { isSpace($0) || isSign($0) }
    let bare = end(of: numbered, without: isDigit)
    guard bare.endIndex != numbered.endIndex else { return text }
    return String(end(of: bare) { isSpace($0) || isSign($0) })
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x660...0x669).contains(scalar.value) || (0x6F0...0x6F9).contains(scalar.value)
  }

  /// Whether a code point is the sign of the end of an ayah, or a mark that sets the direction of a number from right
  /// to left.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool { [0x6DD, 0x200E, 0x200F].contains(scalar.value) }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.value == 0xFEFF
  }
}
