import TilawaCore

extension String {
  /// The text with an invisible mark of direction before each number with signs in it, such as a date or 2:255, where Arabic letters
  /// stand in the text: behind these the parts of such a number would be drawn from right to left.
  var withNumbersInOrder: String {
    guard unicodeScalars.contains(where: { (0x0590...0x08FF).contains($0.value) }) else { return self }
    return split(separator: " ", omittingEmptySubsequences: false).map { part in
      let isSigned = part.first?.isASCIIDigit == true && part.contains { "-:/".contains($0) }
      return isSigned ? "\u{200E}\(part)" : String(part)
    }.joined(separator: " ")
  }
}
