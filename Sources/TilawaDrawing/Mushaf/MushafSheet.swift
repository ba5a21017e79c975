package import TilawaCore

/// The content of a picture of a page of the mushaf: its printed lines, word for word, or those lines that hold a
/// range.
///
/// All text is verbatim; drawing changes nothing of it.
package struct MushafSheet: Hashable, Sendable {
  /// A mark of whether words were requested, or only stand in the same line.
  package enum Stress: Hashable, Sendable { case shown, faint }

  /// A shaded word, for those that are weak.
  package struct Shade: Hashable, Sendable {
    /// The code points of the words.
    let scalars: Range<Int>
    /// The depth, 1 to 3.
    let depth: Int
    /// The reason in words, which SVG shows under the pointer.
    let title: String

    package init(_ scalars: Range<Int>, depth: Int, title: String) {
      (self.scalars, self.depth, self.title) = (scalars, max(1, min(3, depth)), title)
    }
  }

  /// The words of an ayah in a line.
  package struct Words: Hashable, Sendable {
    /// The ayah, in the Kufi counting.
    package let ref: AyahRef
    /// The words as in the verified text.
    package let text: String
    /// The spans of tajweed rules in the words, as code points of `text`. They do not overlap.
    package let spans: [TajweedSpan]
    /// Whether the words were requested.
    package let stress: Stress
    /// The shaded words among them.
    package let shades: [Shade]

    /// Words of an ayah.
    package init(
      _ ref: AyahRef, _ text: String, spans: [TajweedSpan] = [], stress: Stress = .shown, shades: [Shade] = []
    ) {
      self.shades = shades
      self.ref = ref
      self.text = text
      self.spans = spans
      self.stress = stress
    }
  }

  /// An element of a line; elements are in reading order.
  package enum Element: Hashable, Sendable {
    /// Words of an ayah.
    case words(Words)
    /// The number behind an ayah, and the pause signs that a script sets at it.
    case number(AyahRef, Stress, signs: String = "")
    /// The sign of a quarter before an ayah.
    case quarterSign(AyahRef, Stress)

    /// Its ayah.
    package var ref: AyahRef {
      switch self {
      case .words(let words): words.ref
      case .number(let ref, _, _), .quarterSign(let ref, _): ref
      }
    }

    /// Whether the element was requested.
    package var isShown: Bool { stress == .shown }

    var stress: Stress {
      switch self {
      case .words(let words): words.stress
      case .number(_, let stress, _), .quarterSign(_, let stress): stress
      }
    }

    /// The text of the element; a number is its enclosing sign and its digits.
    var text: String {
      switch self {
      case .words(let words): words.text
      case .number(let ref, _, let signs): "\u{6DD}" + ArabicNumber.digits(ref.ayah) + signs
      case .quarterSign: String(QuranStructure.quarterSign)
      }
    }
  }

  /// A printed line.
  package enum Line: Hashable, Sendable {
    /// The name of a surah in its frame, and the basmalah where it stands in the same line.
    case surahName(Surah, basmalah: String?)
    /// The basmalah that is no ayah of the surah, as ayah 1:1 has it.
    case basmalah(String)
    /// Words and numbers, and how they stand in the line.
    case text([Element], PrintedLine.Setting)
  }

  /// The page's number, from 1.
  package let page: Int
  /// The juz of the first ayah.
  package let juz: Int
  /// The surahs whose words or names are shown.
  package let surahs: [Surah]
  /// The lines from the top.
  package let lines: [Line]
  /// Whether the sheet has all lines of the page.
  package let isWhole: Bool

  /// The requested ayat, in order.
  package var shownAyat: [AyahRef] {
    var ayat: [AyahRef] = []
    for case .text(let elements, _) in lines {
      for element in elements where element.isShown && ayat.last != element.ref { ayat.append(element.ref) }
    }
    return ayat
  }

  /// The number of lines of a page in this print; the first two pages have fewer, in their middle.
  let linesOfPage: Int

  package init(
    page: Int, juz: Int, surahs: [Surah], lines: [Line], isWhole: Bool, linesOfPage: Int = Print.madani.linesOfPage
  ) {
    self.linesOfPage = linesOfPage
    self.page = page
    self.juz = juz
    self.surahs = surahs
    self.lines = lines
    self.isWhole = isWhole
  }
}

/// Numbers in Arabic digits.
package enum ArabicNumber {
  /// Returns a number in Arabic digits: 12 as ١٢.
  package static func digits(_ number: Int) -> String {
    String(String.UnicodeScalarView("\(number)".unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x630) }))
  }
}
