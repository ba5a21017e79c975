/// An ayah as a printed mushaf's text has it: with its number behind it, in whatever spelling its riwayah has.
///
/// The text is verbatim but for white space at both ends, which one layout of a text has and another has not.
public struct PrintedAyah: Hashable, Sendable {
  /// The surah's number, from 1.
  public let surah: Int
  /// The ayah's number in its surah, from 1.
  public let ayah: Int
  /// The letters, marks and the number.
  public let text: String

  /// An ayah of this text; white space around it is left out.
  public init(surah: Int, ayah: Int, text: some StringProtocol) {
    self.surah = surah
    self.ayah = ayah
    let scalars = String(text).unicodeScalars
    let first = scalars.firstIndex { !PrintedAyah.isSpace($0) } ?? scalars.endIndex
    let past = scalars.lastIndex { !PrintedAyah.isSpace($0) }.map(scalars.index(after:)) ?? first
    self.text = String(scalars[first..<past])
  }

  /// The line that is hashed, and that a text pack consists of: `surah|ayah|text`.
  public var line: String { "\(surah)|\(ayah)|\(text)" }

  /// The text as it is shown: without the number at its end and the sign around that.
  public var words: String { PrintedAyah.words(text) }

  /// What stands before the number: Arabic-Indic digits at the end, with ۝ and white space around them. A text that ends in no
  /// number is left as it is.
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

  /// The end of ayah, and the marks that make a reader set a number from right to left.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool { [0x6DD, 0x200E, 0x200F].contains(scalar.value) }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.value == 0xFEFF
  }
}
