/// A word in the form of a POSIX shell.
package enum ShellWord {
  /// The code points without a special meaning in a shell, at any place in a word.
  private static let plain = Set("-_.,:/%=+@".unicodeScalars)

  /// Returns a word that the shell reads back as this text.
  ///
  /// - Parameter quote: the text in place of a `'`: `'\''` is short; use `'"'"'` if no backslash is allowed.
  package static func quoted(_ text: String, quote: String = #"'\''"#) -> String {
    isPlain(text) ? text : "'" + text.escaping { $0 == "'" ? quote : nil } + "'"
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first != "=" else { return false }
    return text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0.isASCIIDigit || plain.contains($0) }
  }
}
