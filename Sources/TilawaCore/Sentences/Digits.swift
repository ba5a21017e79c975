/// The ten digits with which a language writes numbers.
package struct Digits: Hashable, Sendable {
  package static let latin = Digits(Array("0123456789"))

  private let signs: [Character]

  private init(_ signs: [Character]) { self.signs = signs }

  /// Reads ten digits from 0 to 9, such as `٠١٢٣٤٥٦٧٨٩`; nil for other text.
  package init?(_ text: String) {
    let signs = Array(text)
    guard signs.count == 10, signs.enumerated().allSatisfy({ $1.wholeNumberValue == $0 }) else { return nil }
    self.signs = signs
  }

  /// Returns a number.
  package func text(of number: Int) -> String { self == .latin ? String(number) : swapped(String(number)) }

  /// Returns words of a sentence with numbers in these digits. A number beside Latin letters stays, because it belongs to something
  /// that is typed: `--each 3`, `5s`; so does a place or a range, such as 2:5-7.
  package func inWords(_ text: String) -> String {
    guard self != .latin, text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return text }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let typed = words.map { word in word.contains { $0.isASCII && $0.isLetter || "-:/=_`".contains($0) } }
    return words.indices.map { place in
      let isTyped =
        typed[place] || place > 0 && typed[place - 1] || place + 1 < words.count && typed[place + 1]
      return isTyped ? String(words[place]) : swapped(String(words[place]))
    }.joined(separator: " ")
  }

  /// Returns a value: a whole number, or one with one decimal point, in these digits; other text as it is.
  package func inValue(_ text: String) -> String {
    guard self != .latin, (1...9).contains(text.utf8.count), text.first != "0" || text.utf8.count == 1 || text.hasPrefix("0.")
    else { return text }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
      return text
    }
    return parts.map { swapped(String($0)) }.joined(separator: "\u{66B}")
  }

  private func swapped(_ text: String) -> String {
    String(text.map { sign in sign.isASCII ? sign.wholeNumberValue.map { signs[$0] } ?? sign : sign })
  }
}
