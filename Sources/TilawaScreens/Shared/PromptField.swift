import TilawaCore
import TilawaTerminal

/// A question that is answered by a typed text.
protocol PromptQuestion: Hashable {
  /// The question, which stands before the text: "Go to:".
  var words: Sentence { get }
  /// Keys and examples for the foot of the screen, the most needed first.
  var hints: [Sentence] { get }
}

/// A line in which the answer to a question is typed.
struct PromptField<Question: PromptQuestion>: Hashable {
  let question: Question
  private(set) var text: String
  /// Whether the text is an offer; the first letter typed takes its place.
  private(set) var isOffer: Bool
  /// The fault of the text; nil after each edit.
  var fault: PromptFault?

  /// Opens a prompt with a text that can be edited.
  init(_ question: Question, text: String = "") {
    self.question = question
    self.text = text
    isOffer = false
  }

  /// Opens a prompt with a text that is taken as it is or typed over.
  init(_ question: Question, offering text: String) {
    self.question = question
    self.text = text
    isOffer = true
  }

  /// Edits the text by a key; false for keys that do not edit.
  mutating func edit(_ key: TerminalKey) -> Bool {
    switch key {
    case .character(let letter): replace(by: isOffer ? String(letter) : text + String(letter))
    case .backspace: replace(by: String(text.dropLast()))
    case .control("u"): replace(by: "")
    default: return false
    }
    return true
  }

  mutating func replace(by text: String) {
    self.text = text
    (isOffer, fault) = (false, nil)
  }

  /// The prompt as a line of the screen: question, text, cursor, fault. A long text shows its end.
  func line(columns: Int) -> TextLine {
    var line = TextLine("\(question.words) ", TextStyle(nil, .bold))
    var shown = Substring(text)
    while String(shown).columns > max(8, columns - line.width - 2) { shown.removeFirst() }
    line.append(String(shown), TextStyle(nil, isOffer ? [.underline, .dim] : .underline))
    line.append(" ", TextStyle(nil, .reverse))
    if let fault { line.append("  \(fault.sentence)", TextStyle(.red)) }
    return line
  }
}

/// The reason why a typed text is no answer.
struct PromptFault: Error, Hashable {
  let sentence: Sentence

  init(_ sentence: Sentence) { self.sentence = sentence }
}
