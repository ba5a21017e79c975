// Written by Scripts/sentences from Resources/sentences/en/TilawaTerminal.ftl. A change belongs there.

import TilawaCore

/// The sentences of TilawaTerminal.
enum TerminalSentences {
  static var noTerminal: Sentence {
    Sentence("TilawaTerminal.no-terminal", "standard input and output are not both a terminal")
  }
  static var noDescriptors: Sentence { Sentence("TilawaTerminal.no-descriptors", "the system has no descriptors left") }
  static var unknownType: Sentence { Sentence("TilawaTerminal.unknown-type", "the terminal type in TERM is unknown") }
  static var notLineByLine: Sentence {
    Sentence("TilawaTerminal.not-line-by-line", "this kind of terminal cannot be written on line by line")
  }
  static func installFribidi(fault: String) -> Sentence {
    Sentence("TilawaTerminal.install-fribidi", "{ $fault }; install libfribidi0", ["fault": .text(fault)])
  }
  static var fribidiPurpose: Sentence {
    Sentence(
      "TilawaTerminal.fribidi-purpose", "order and joined forms of Arabic letters, for terminals that do neither")
  }
}
