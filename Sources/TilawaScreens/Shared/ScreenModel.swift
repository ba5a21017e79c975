import TilawaCore
import TilawaTerminal

/// State of a full screen, as a value: keys and events in, effects out. It knows no terminal, no disk and no clock.
///
/// A `ScreenRunner` passes the events and performs the effects; a `ScreenBackend` supplies what the model asks for and makes the
/// page from it.
protocol ScreenModel {
  /// An event of the screen.
  associatedtype Event: ScreenEvent
  /// A request of the model to its back end.
  associatedtype Request: Hashable
  /// A question of a prompt.
  associatedtype Question: PromptQuestion
  /// A dialogue in which single keys answer or choose.
  associatedtype Dialogue: Hashable

  typealias Effects = [ScreenEffect<Request>]
  typealias Mode = ScreenMode<Question, Dialogue>

  /// The screen in the table of keys.
  static var screen: KeyAction.Screen { get }

  /// The screen of the dialogue's keys in the table of keys; nil if its keys are fixed.
  static var dialogueScreen: KeyAction.Screen? { get }

  /// The keys in force.
  var keys: KeyTable { get }

  /// The present meaning of keys.
  var mode: Mode { get set }

  /// A message, until the next key.
  var message: Sentence? { get set }

  /// Takes an event; a key is passed to `press`.
  mutating func handle(_ event: Event) -> Effects

  /// Takes the standard key of an action while the screen itself is shown.
  mutating func browse(_ key: TerminalKey) -> Effects

  /// Takes a key of a dialogue, the standard one of an action.
  mutating func answer(_ key: TerminalKey, in dialogue: Dialogue) -> Effects

  /// Takes a turn of the wheel while the screen itself is shown; positive steps go down.
  mutating func scroll(_ step: Int) -> Effects

  /// Does what the text of a prompt asks for. The prompt is closed already; after a fault it opens again.
  mutating func finish(_ prompt: PromptField<Question>) throws(PromptFault) -> Effects

  /// Notes that a prompt was closed without an answer.
  mutating func cancel(_ prompt: PromptField<Question>) -> Effects

  /// Returns the text that replaces the typed one after a key; nil means no replacement. Called for keys that do not
  /// edit text.
  func replacement(of prompt: PromptField<Question>, by key: TerminalKey) -> String?

  /// Effects of Ctrl-C.
  var interruption: Effects { get }
}

/// An event that reaches every screen, among those of its own.
protocol ScreenEvent: Sendable {
  static func key(_ key: TerminalKey) -> Self
  /// A turn of the mouse's wheel; positive steps go down.
  static func wheel(_ step: Int) -> Self
  static func resized(rows: Int, columns: Int) -> Self
}

/// The meaning of keys on a screen.
enum ScreenMode<Question: PromptQuestion, Dialogue: Hashable>: Hashable {
  case browsing
  /// A text is typed at the foot of the screen.
  case typing(PromptField<Question>)
  /// Single keys answer or choose.
  case dialogue(Dialogue)
  /// The page of keys is shown, from a line on.
  case help(Int)
}

/// An effect that a model asks for.
enum ScreenEffect<Request: Hashable>: Hashable {
  /// End the screen with this exit code.
  case leave(ExitCodes)
  /// Stop the program, as the shell's Ctrl-Z does.
  case suspend
  /// Send every row to the terminal again.
  case repaint
  /// Have the back end do this.
  case request(Request)
}

// MARK: - Keys of every screen

extension ScreenModel {
  /// Takes a key, whatever is on the screen.
  mutating func press(_ key: TerminalKey) -> Effects {
    switch key {
    case .control("c"): return interruption
    case .control("z"): return [.suspend]
    case .control("l"): return [.repaint]
    default: break
    }
    switch mode {
    case .browsing:
      guard let standard = keys.meaning(of: key, on: Self.screen) else { return refuse(key) }
      return browse(standard)
    case .typing(let prompt): return type(key, in: prompt)
    case .dialogue(let dialogue): return answer(meaning(of: key), in: dialogue)
    case .help(let line):
      let standard = keys.meaning(of: key, on: .help)
      mode = standard.flatMap { HelpPage.line(after: $0, at: line) }.map { .help($0) } ?? .browsing
      return []
    }
  }

  /// Returns the standard key of a dialogue's action. A letter that writes stays as it is.
  private func meaning(of key: TerminalKey) -> TerminalKey {
    guard let screen = Self.dialogueScreen else { return key }
    if let standard = keys.meaning(of: key, on: screen) { return standard }
    switch key {
    case .character, .backspace, .control: return key
    // A key without an action: Delete has none anywhere.
    default: return .delete
    }
  }

  private mutating func refuse(_ key: TerminalKey) -> Effects {
    if case .character = key {
      message = ScreensSentences.noKeyHere(key: key.name, help: keys.label(Self.screen, "help"))
    }
    return []
  }

  /// Takes a turn of the wheel, whatever is on the screen.
  mutating func turn(_ step: Int) -> Effects {
    switch mode {
    case .browsing: return scroll(step)
    case .typing: return []
    case .dialogue(let dialogue):
      guard Self.dialogueScreen != nil else { return [] }
      return answer(step > 0 ? .down : .up, in: dialogue)
    case .help(let line):
      mode = .help(max(0, line + step))
      return []
    }
  }

  private mutating func type(_ key: TerminalKey, in prompt: PromptField<Question>) -> Effects {
    var prompt = prompt
    switch key {
    case .escape:
      mode = .browsing
      return cancel(prompt)
    case .enter:
      mode = .browsing
      do throws(PromptFault) {
        return try finish(prompt)
      } catch {
        prompt.fault = error
      }
    default:
      if !prompt.edit(key), let text = replacement(of: prompt, by: key) { prompt.replace(by: text) }
    }
    mode = .typing(prompt)
    return []
  }

  static var dialogueScreen: KeyAction.Screen? { nil }

  mutating func cancel(_ prompt: PromptField<Question>) -> Effects { [] }

  func replacement(of prompt: PromptField<Question>, by key: TerminalKey) -> String? { nil }

  var interruption: Effects { [.leave(.interrupted)] }
}
