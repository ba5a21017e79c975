/// The rule for names of reciters. A name is shown in terminals, and the id is made of it.
package enum ReciterName {
  /// The greatest number of characters of a name; names of people are shorter.
  package static let longest = 200
  /// The greatest number of characters of an id. An id is also the name of a folder.
  package static let longestID = 100

  /// Returns why a text is not a name; nil for a name.
  ///
  /// - Parameters:
  ///   - text: the text as a person wrote it.
  ///   - subject: what the sentence calls it.
  package static func fault(in text: String, of subject: Sentence = CoreSentences.theName) -> Sentence? {
    if !text.contains(where: \.isLetter) { return CoreSentences.hasNoLetter(subject: subject) }
    if text.unicodeScalars.count > longest { return CoreSentences.tooManyCharacters(subject: subject, limit: longest) }
    return text.unicodeScalars.contains(where: \.isUnseen) ? CoreSentences.hasInvisible(subject: subject) : nil
  }
}

extension Unicode.Scalar {
  /// Whether it may change a terminal, or the order and the lines of the text there. Joiners are allowed, since they
  /// belong to letters.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: self != "\u{200C}" && self != "\u{200D}"
    default: false
    }
  }
}

extension String {
  /// The text with a replacement character in place of each character that may change a terminal.
  var seen: String { String(UnicodeScalarView(unicodeScalars.map { $0.isUnseen ? "\u{FFFD}" : $0 })) }
}
