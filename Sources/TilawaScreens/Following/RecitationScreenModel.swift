import AppLearning
import TilawaCore
import TilawaIntake
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
  case tell(Sentence)
  case ask(MemoryQuestion)
  /// An ayah is to be said again: its words are as if nobody had said them.
  case restart(part: Int)
  /// A word was played to its end, or cannot be played for this reason.
  case played(Sentence?)
  /// The sound has ended and everything is kept; the screen may stay.
  case over
  /// The session is over, and the screen with it.
  case ended
}

/// A request of that screen.
enum RecitationScreenRequest: Hashable {
  case end
  case pause(Bool)
  case hint
  case mark(word: Int, PersonMark)
  case hear(word: Int, HeardVoice, isSlow: Bool)
}

/// The voice in which a word is heard.
enum HeardVoice: Hashable, Sendable { case teacher, oneself, both }

/// No question is asked while somebody recites.
enum RecitationQuestion: PromptQuestion {
  var words: Sentence { switch self {} }
  var hints: [Sentence] { switch self {} }
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
  var message: Sentence?
  private(set) var text: RecitationText?
  /// The question that is answered.
  private(set) var question: MemoryQuestion?
  private(set) var verdicts: [Int: WordVerdict] = [:]
  /// The words of which the person said that they were right, or slips.
  private(set) var corrected: [Int: Bool] = [:]
  private(set) var place = 0
  private(set) var milliseconds = 0
  private(set) var selection: Int?
  private(set) var isPaused = false
  private(set) var isOver = false
  private var isEnding = false
  /// The word that was heard last, and the voice.
  private(set) var heard: (word: Int, voice: HeardVoice)?
  private(set) var isSlow = false
  private(set) var isPlaying = false
  /// The marks of a teacher.
  private(set) var marks: [Int: PersonMark] = [:]
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
    case .ask(let question): self.question = question
    case .restart(let part): restart(part)
    case .played(let trouble):
      isPlaying = false
      if let trouble { message = trouble }
    case .over:
      isOver = true
      if isEnding { return [.leave(.done)] }
      message =
        ScreensSentences.recitationOver(hear: keys.label(.recite, "hear"), quit: keys.label(.recite, "quit"))
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

  private mutating func restart(_ part: Int) {
    guard let text else { return }
    for word in text.words(ofPart: part) {
      verdicts[word] = nil
      hinted[word] = nil
    }
    place = text.words(ofPart: part).lowerBound
  }

  var interruption: Effects { isOver ? [.leave(.done)] : [.request(.end)] }

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
    case .enter: return hear()
    case "A": return hear(.both)
    case "s":
      isSlow.toggle()
      message = isSlow ? ScreensSentences.heardSlowly : ScreensSentences.heardAtSpeed
    case .down: step(1)
    case .up: step(-1)
    case "q":
      if isOver { return [.leave(.done)] }
      (isEnding, message) = (true, ScreensSentences.recitationEnding)
      return [.request(.end)]
    default: return mark(key)
    }
    return []
  }

  // MARK: - Hearing a word

  /// Plays the chosen word: from the teacher first, then oneself, in turn; stops what plays.
  private mutating func hear(_ voice: HeardVoice? = nil) -> Effects {
    guard let word = chosen else {
      message = ScreensSentences.noWordSaid
      return []
    }
    let turn: HeardVoice = heard.map { $0.word == word && $0.voice == .teacher } ?? false ? .oneself : .teacher
    return hear(word, voice ?? turn)
  }

  private mutating func hear(_ word: Int, _ voice: HeardVoice) -> Effects {
    (heard, isPlaying) = ((word, voice), true)
    message =
      switch voice {
      case .teacher: ScreensSentences.theTeacher
      case .oneself: ScreensSentences.yourself
      case .both: ScreensSentences.teacherThenYourself
      }
    return [.request(.hear(word: word, voice, isSlow: isSlow))]
  }

  /// The selected word, else the last one in doubt, else the last one that was said.
  private var chosen: Int? {
    selection ?? doubtful.last ?? verdicts.filter { $0.value != .pending }.keys.max()
  }

  private mutating func step(_ step: Int) {
    guard let text, let word = chosen else { return }
    selection = max(0, min(text.words.count - 1, word + step))
  }

  // MARK: - The teacher

  private mutating func mark(_ key: TerminalKey) -> Effects {
    let marks: [TerminalKey: (PersonMark, Sentence)] = [
      "1": (PersonMark(.teacher, isRight: true), ScreensSentences.markRight),
      "2": (PersonMark(.teacher, isRight: false), ScreensSentences.markSlip),
      "3": (PersonMark(.teacher, isRight: true, fault: .makhraj), ScreensSentences.markMakhraj),
      "4": (PersonMark(.teacher, isRight: true, fault: .madd), ScreensSentences.markMadd),
      "5": (PersonMark(.teacher, isRight: true, fault: .ghunnah), ScreensSentences.markGhunnah),
      "6": (PersonMark(.teacher, isRight: true, fault: .stop), ScreensSentences.markStop),
    ]
    guard let (mark, name) = marks[key], let text else { return [] }
    let said = verdicts.filter { $0.value != .pending }.keys.max()
    guard let word = selection ?? said, text.words[word].place != nil else {
      message = ScreensSentences.noWordSaid
      return []
    }
    self.marks[word] = mark
    message = ScreensSentences.notedByTeacher(ref: text.words[word].ref, number: text.words[word].number, mark: name)
    return [.request(.mark(word: word, mark))]
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
      message = ScreensSentences.noWordInDoubt
      return
    }
    let present = selection.flatMap { words.firstIndex(of: $0) }
    let next = present.map { $0 + step } ?? (step > 0 ? 0 : words.count - 1)
    selection = words[max(0, min(words.count - 1, next))]
  }

  private mutating func correct() -> Effects {
    guard let word = selection ?? doubtful.last else {
      message = ScreensSentences.noWordInDoubt
      return []
    }
    selection = word
    let isRight = !(corrected[word] ?? false)
    corrected[word] = isRight
    message = isRight ? ScreensSentences.notedRight : ScreensSentences.notedSlip
    return [.request(.mark(word: word, PersonMark(.oneself, isRight: isRight)))]
  }

  private mutating func hint() -> Effects {
    guard let text, place < text.words.count else { return [] }
    let isShown = hinted[place] == .whole || showing(place) == .whole
    if !isShown { hinted[place] = hinted[place] == nil && showing(place) == .nothing ? .firstLetter : .whole }
    return [.request(.hint)] + (isShown ? hear(place, .teacher) : [])
  }

  /// The verdict that holds for a word.
  func verdict(_ word: Int) -> WordVerdict {
    guard let isRight = marks[word]?.isRight ?? corrected[word] else { return verdicts[word] ?? .pending }
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
    switch shownMode {
    case .hidden, .firstLetters, .goOn, .next, .pageStart: return true
    case .text, .check: break
    }
    guard let hideAfter, let text else { return false }
    // Basmalahs before surahs are no ayat.
    let ayat = text.names[...text.words[word].part].count { !$0.hasSuffix(":0") }
    return ayat > hideAfter
  }

  func count(_ verdict: WordVerdict) -> Int { verdicts.keys.count { self.verdict($0) == verdict } }
}
