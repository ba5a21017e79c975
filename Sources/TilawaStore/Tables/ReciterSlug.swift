import Foundation
import TilawaCore

/// Makes ids out of names: lower-case letters a–z, digits and single hyphens, not more than name a folder.
enum ReciterSlug {
  /// Empty for a name in a script that is not known here.
  static func make(from name: String) -> String {
    let latin = name.unicodeScalars.map { arabic[$0] ?? String($0) }.joined()
    let plain = latin.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
    var slug = ""
    for scalar in plain.unicodeScalars where !silent.contains(scalar) {
      if scalar.isASCIIAlphanumeric {
        slug.unicodeScalars.append(scalar)
      } else if !slug.isEmpty, !slug.hasSuffix("-") {
        slug.append("-")
      }
    }
    slug = String(slug.prefix(ReciterName.longestID))
    return slug.hasSuffix("-") ? String(slug.dropLast()) : slug
  }

  /// Apostrophes, as in Shu'bah, and the marks of Arabic, leave no gap.
  private static let silent = Set(
    "'’‘ʼʿʾ`".unicodeScalars + (0x64B...0x65F).compactMap(Unicode.Scalar.init) + "\u{640}\u{670}".unicodeScalars)

  private static let arabic: [Unicode.Scalar: String] = [
    "ا": "a", "أ": "a", "إ": "i", "آ": "a", "ٱ": "a", "ء": "", "ؤ": "u", "ئ": "i", "ب": "b", "ت": "t", "ة": "a",
    "ث": "th", "ج": "j", "ح": "h", "خ": "kh", "د": "d", "ذ": "dh", "ر": "r", "ز": "z", "س": "s", "ش": "sh",
    "ص": "s", "ض": "d", "ط": "t", "ظ": "z", "ع": "a", "غ": "gh", "ف": "f", "ق": "q", "ك": "k", "ل": "l", "م": "m",
    "ن": "n", "ه": "h", "و": "w", "ي": "y", "ى": "a", "٠": "0", "١": "1", "٢": "2", "٣": "3", "٤": "4", "٥": "5",
    "٦": "6", "٧": "7", "٨": "8", "٩": "9",
  ]
}
