/// A command that a person can type next, or its name.
package struct CommandHint: Hashable, Sendable, CustomStringConvertible {
  /// The words behind `tilawa`.
  package let words: [String]

  package init(_ words: String...) { self.words = words }

  /// Names a command without the arguments that it needs.
  package init(naming words: String...) { self.words = words }

  package init(words: [String]) { self.words = words }

  /// The line as a shell takes it.
  package var description: String { (["tilawa"] + words.map { ShellWord.quoted($0) }).joined(separator: " ") }
}
