import TilawaApp
import TilawaCore
import TilawaPlayer
import TilawaStore
import TilawaTerminal

/// An event of the screen on which somebody recites.
enum RecitationScreenEvent: ScreenEvent {
  case key(TerminalKey)
  case wheel(Int)
  case resized(rows: Int, columns: Int)
  case follow(RecitationText)
  case words([Int: WordVerdict], place: Int?)
  case advance(milliseconds: Int)
  case tell(String)
  /// The session is over.
  case ended
}

/// A request of that screen.
enum RecitationScreenRequest: Hashable {
  case end
  case pause(Bool)
  case hint
  case correct(word: Int, isRight: Bool)
}

/// No question is asked while somebody recites.
enum RecitationQuestion: PromptQuestion {
  var words: String { switch self {} }
  var hints: [String] { switch self {} }
}

/// State of the screen on which somebody recites: the text, the verdicts, and how much is shown.
struct RecitationScreenModel: ScreenModel {
  typealias Event = RecitationScreenEvent
  typealias Request = RecitationScreenRequest
  typealias Question = RecitationQuestion
  typealias Dialogue = Bool

  /// The shown part of a word.
  enum Showing: Hashable { case whole, firstLetter, nothing }

  static var screen: KeyAction.Screen { .recite }

  /// The milliseconds for which a word is shown at which there was a slip.
  private static let revealed = 1500

  let keys: KeyTable
  let title: String
  private let shownMode: StoredRecitation.Mode
  private let hideAfter: Int?
  var mode = Mode.browsing
  var message: String?
  private(set) var text: RecitationText?
  private(set) var verdicts: [Int: WordVerdict] = [:]
  /// The words of which the person said that they were right, or slips.
  private(set) var corrected: [Int: Bool] = [:]
  private(set) var place = 0
  private(set) var milliseconds = 0
  private(set) var selection: Int?
  private(set) var isPaused = false
  private(set) var isOver = false
  private var isRevealed = false
  /// The times until which words are shown that were missed, and the hints.
  private var revealedUntil: [Int: Int] = [:]
  private var hinted: [Int: Showing] = [:]

  init(_ title: String, _ mode: StoredRecitation.Mode, hideAfter: Int?, keys: KeyTable = .standard) {
    (self.title, shownMode, self.hideAfter, self.keys) = (title, mode, hideAfter, keys)
  }

  // MARK: - Events

  mutating func handle(_ event: RecitationScreenEvent) -> Effects {
    switch event {
    case .key(let key):
      if key != .control("l") { message = nil }
      return press(key)
    case .wheel(let step): return turn(step)
    case .resized: break
    case .follow(let text): self.text = text
    case .words(let words, let place): take(words, place)
    case .advance(let milliseconds): self.milliseconds = milliseconds
    case .tell(let words): message = words
    case .ended:
      isOver = true
      return [.leave(.done)]
    }
    return []
  }

  private mutating func take(_ words: [Int: WordVerdict], _ place: Int?) {
    for (word, verdict) in words {
      if verdict.isSlip, verdicts[word] != verdict {
        revealedUntil[word] = milliseconds + Self.revealed
        selection = word
      }
      verdicts[word] = verdict
    }
    if let place { self.place = place }
  }

  var interruption: Effects { [.request(.end)] }

  mutating func browse(_ key: TerminalKey) -> Effects {
    switch key {
    case "n": select(1)
    case "p": select(-1)
    case "x": return correct()
    case "h": return hint()
    case " ":
      isPaused.toggle()
      return [.request(.pause(isPaused))]
    case "v": isRevealed.toggle()
    case "?": mode = .help(0)
    case "q":
      message = "ending"
      return [.request(.end)]
    default: break
    }
    return []
  }

  mutating func scroll(_ step: Int) -> Effects {
    select(step)
    return []
  }

  mutating func answer(_ key: TerminalKey, in dialogue: Bool) -> Effects { [] }
  mutating func finish(_ prompt: PromptField<RecitationQuestion>) throws(PromptFault) -> Effects { [] }
  mutating func cancel(_ prompt: PromptField<RecitationQuestion>) -> Effects { [] }
  func replacement(of prompt: PromptField<RecitationQuestion>, by key: TerminalKey) -> String? { nil }

  // MARK: - Words

  /// The words that were not recited as they are written, in order.
  private var doubtful: [Int] {
    verdicts.filter { $0.value != .recited && $0.value != .pending }.keys.sorted()
  }

  private mutating func select(_ step: Int) {
    let words = doubtful
    guard !words.isEmpty else {
      message = "no word is in doubt"
      return
    }
    let present = selection.flatMap { words.firstIndex(of: $0) }
    let next = present.map { $0 + step } ?? (step > 0 ? 0 : words.count - 1)
    selection = words[max(0, min(words.count - 1, next))]
  }

  private mutating func correct() -> Effects {
    guard let word = selection ?? doubtful.last else {
      message = "no word is in doubt"
      return []
    }
    selection = word
    let isRight = !(corrected[word] ?? false)
    corrected[word] = isRight
    message = isRight ? "noted: you said it right" : "noted: that was a slip"
    return [.request(.correct(word: word, isRight: isRight))]
  }

  private mutating func hint() -> Effects {
    guard let text, place < text.words.count else { return [] }
    hinted[place] = hinted[place] == nil && showing(place) == .nothing ? .firstLetter : .whole
    return [.request(.hint)]
  }

  /// The verdict that holds for a word.
  func verdict(_ word: Int) -> WordVerdict {
    guard let isRight = corrected[word] else { return verdicts[word] ?? .pending }
    let heard = verdicts[word] ?? .pending
    return isRight ? .recited : heard.isSlip ? heard : .changed
  }

  func showing(_ word: Int) -> Showing {
    if isRevealed || isOver { return .whole }
    if let hint = hinted[word] { return hint }
    switch verdicts[word] ?? .pending {
    case .recited, .unsure: return .whole
    case .skipped, .changed:
      if isFromMemory(word), revealedUntil[word, default: 0] <= milliseconds { return hiddenShowing }
      return .whole
    case .pending: return isFromMemory(word) ? hiddenShowing : .whole
    }
  }

  private var hiddenShowing: Showing { shownMode == .firstLetters ? .firstLetter : .nothing }

  private func isFromMemory(_ word: Int) -> Bool {
    if shownMode == .hidden || shownMode == .firstLetters { return true }
    guard let hideAfter, let text else { return false }
    // Basmalahs before surahs are no ayat.
    let ayat = text.names[...text.words[word].part].count { !$0.hasSuffix(":0") }
    return ayat > hideAfter
  }

  func count(_ verdict: WordVerdict) -> Int { verdicts.keys.count { self.verdict($0) == verdict } }
}
