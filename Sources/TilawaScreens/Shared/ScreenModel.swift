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

  /// The present meaning of keys.
  var mode: Mode { get set }

  /// Takes an event; a key is passed to `press`.
  mutating func handle(_ event: Event) -> Effects

  /// Takes a key while the screen itself is shown.
  mutating func browse(_ key: TerminalKey) -> Effects

  /// Takes a key of a dialogue.
  mutating func answer(_ key: TerminalKey, in dialogue: Dialogue) -> Effects

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
    case .browsing: return browse(key)
    case .typing(let prompt): return type(key, in: prompt)
    case .dialogue(let dialogue): return answer(key, in: dialogue)
    case .help(let line):
      mode = HelpPage.line(after: key, at: line).map { .help($0) } ?? .browsing
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

  mutating func cancel(_ prompt: PromptField<Question>) -> Effects { [] }

  func replacement(of prompt: PromptField<Question>, by key: TerminalKey) -> String? { nil }

  var interruption: Effects { [.leave(.interrupted)] }
}
