/// What may be a reciter's name, wherever it is from: it is shown in terminals, and the id is made of it.
package enum ReciterName {
  /// No name of a person has more characters.
  package static let longest = 200
  /// Of ids, which name folders too.
  package static let longestID = 100

  /// Why a text is no name, as the end of a sentence that begins with "it"; nil for a name.
  ///
  /// - Parameter text: as somebody wrote it.
  package static func fault(in text: String) -> String? {
    if !text.contains(where: \.isLetter) { return "has no letter in it" }
    if text.unicodeScalars.count > longest { return "has more than \(longest) characters" }
    return text.unicodeScalars.contains(where: \.isUnseen) ? "has characters in it that cannot be seen" : nil
  }
}

extension Unicode.Scalar {
  /// Whether it may change a terminal, or the order and the lines of what is shown there. Joiners are letters' own.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: self != "\u{200C}" && self != "\u{200D}"
    default: false
    }
  }
}

extension String {
  /// With a mark in place of each character that may change a terminal.
  var seen: String { String(UnicodeScalarView(unicodeScalars.map { $0.isUnseen ? "\u{FFFD}" : $0 })) }
}
