/// The ten digits with which a language writes numbers, and its decimal sign.
package struct Digits: Hashable, Sendable {
  package static let latin = Digits(latinSigns, ".")
  private static let latinSigns = Array("0123456789")

  private let signs: [Character]
  private let decimal: Character

  private init(_ signs: [Character], _ decimal: Character) {
    self.signs = signs
    self.decimal = decimal
  }

  /// Reads ten digits from 0 to 9, such as `٠١٢٣٤٥٦٧٨٩`; nil for other text.
  ///
  /// - Parameter decimal: the sign before decimals, one character; nil: that of the script of the digits.
  package init?(_ text: String, decimal: String? = nil) {
    let signs = Array(text)
    guard signs.count == 10, signs.enumerated().allSatisfy({ $1.wholeNumberValue == $0 }) else { return nil }
    self.init(signs, decimal?.first ?? (signs == Digits.latinSigns ? "." : "\u{66B}"))
  }

  /// These digits, or 0 to 9 in place of those of another script.
  package var inLatin: Digits { signs == Digits.latinSigns ? self : .latin }

  /// Returns a number.
  package func text(of number: Int) -> String { self == .latin ? String(number) : swapped(String(number)) }

  /// Returns words of a sentence with numbers in these digits. A number behind a word in Latin letters stays, because it belongs to
  /// something that is typed: `--each 3`, `page 50`; so do numbers with signs, such as 5s, 2:5-7 or 192.168.1.5, and all in a language
  /// with the digits 0 to 9.
  package func inWords(_ text: String) -> String {
    guard signs != Digits.latinSigns, text.utf8.contains(where: \.isASCIIDigit) else { return text }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.indices.map { place in
      let isTyped = isTyped(words[place]) || place > 0 && words[place - 1].utf8.contains(where: \.isASCIILetter)
      return isTyped ? String(words[place]) : swapped(String(words[place]))
    }.joined(separator: " ")
  }

  private func isTyped(_ word: Substring) -> Bool {
    var inner = word
    while let last = inner.last, ".:)،؛".contains(last) { inner.removeLast() }
    return inner.utf8.contains { $0.isASCIILetter || "+-:/=_`".utf8.contains($0) }
      || inner.filter { $0 == "." }.count > 1
  }

  /// Returns a value: a whole number, or one with one decimal point, in these digits; other text as it is.
  package func inValue(_ text: String) -> String {
    guard self != .latin, (1...9).contains(text.utf8.count),
      text.first != "0" || text.utf8.count == 1 || text.hasPrefix("0.")
    else { return text }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.isASCIIDigits }) else { return text }
    return swapped(text)
  }

  /// Returns text with these digits and the decimal sign.
  private func swapped(_ text: String) -> String {
    let letters = Array(text)
    func isDigit(_ place: Int) -> Bool { letters.indices.contains(place) && letters[place].isASCIIDigit }
    return String(
      letters.indices.map { place in
        if letters[place] == ".", isDigit(place - 1), isDigit(place + 1) { return decimal }
        return isDigit(place) ? letters[place].wholeNumberValue.map { signs[$0] } ?? letters[place] : letters[place]
      })
  }
}
