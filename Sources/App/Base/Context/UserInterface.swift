package import TilawaCore
package import TilawaPlayer
import TilawaStore

/// The person or program that uses the application: receives its lines, answers its questions and ends its work.
///
/// The command has a terminal for it; tests and other front ends have their own.
package protocol UserInterface: Sendable {
  /// Whether a person can be asked.
  var canAsk: Bool { get }
  /// Whether somebody sees the warnings at once.
  var isWatched: Bool { get }
  /// Whether results are read on a terminal.
  var isTerminal: Bool { get }
  /// Whether results are shown in colours.
  var isColoured: Bool { get }
  /// Whether the command has no user to see or answer anything, as under cron.
  var isUnattended: Bool { get }

  /// Gives out one line of a result.
  func say(_ line: String)
  /// Gives out one line of a result in black on white, where `isColoured`.
  func say(blackOnWhite line: String)
  /// Gives out text of a result; the system's error number where the reader is gone.
  func attempt(_ text: String) -> Int32?
  /// Gives out the bytes of a file.
  func put(_ bytes: [UInt8])
  /// Ends the process because the reader of its results is gone.
  func leave(after error: Int32) -> Never
  /// Warns in one line. An empty line is no warning.
  func warn(_ line: String)
  /// Passes on a warning that another process of ours has written.
  func pass(on line: String)
  /// Asks for a line; nil where nobody answers.
  func ask(_ question: String) -> String?
  /// Asks for a secret, which is not shown while it is typed; nil where nobody answers.
  func askSecret(_ question: String) -> String?

  /// Catches the requests to end (signals) until the value is released.
  ///
  /// - Parameter handler: called once, on a queue of its own, with the exit code that the request stands for.
  func interruption(_ handler: @escaping @Sendable (ExitCodes) -> Void) -> any InterruptionSource
  /// Shows what plays, and lets a person steer it.
  ///
  /// - Parameter request: says which form is wanted.
  func display(for request: PlayRequest, of nowPlaying: NowPlaying, in context: AppContext) throws -> any SessionDisplay
  /// The display of sessions without a screen.
  func quietDisplay(of nowPlaying: NowPlaying, in context: AppContext) -> any SessionDisplay
  /// The display of a recording; nil without a screen.
  ///
  /// - Parameters:
  ///   - device: the name of the microphone.
  ///   - rate: frames a second.
  func recordingDisplay(device: String, rate: Int) -> (any RecordingDisplay)?
  /// Restores the terminal to its state before any part of the process changed it.
  func giveBack()
}

extension UserInterface {
  /// Warns in one line.
  package func warn(_ sentence: Sentence) { warn(sentence.spoken) }

  /// Gives out one line of a result.
  package func say(_ sentence: Sentence) { say(sentence.text) }

  /// Asks for a line, with a space after the question; nil where nobody answers.
  package func ask(_ question: Sentence) -> String? { ask("\(question) ") }

  /// Asks for a secret, with a space after the question; nil where nobody answers.
  package func askSecret(_ question: Sentence) -> String? { askSecret("\(question) ") }

  package func askSecret(_ question: String) -> String? { nil }

  /// Whether somebody sees results or warnings at once.
  package var isSeen: Bool { isTerminal || isWatched }
}

/// The requests of the system or of a person to end the work.
package protocol InterruptionSource: AnyObject {
  /// The first request, if one came.
  var caught: ExitCodes? { get }
  /// Hands all later requests to another handler.
  func hand(to handler: @escaping @Sendable (ExitCodes) -> Void)
}

/// A display that shows the sessions of a process and reads the keys of a person, from the first session to the last.
package protocol SessionDisplay: Sendable {
  /// Whether events are given out as JSON.
  var isForProgram: Bool { get }
  /// Whether each event is a line for people.
  var tellsLines: Bool { get }
  /// Whether it needs the news of the player.
  var follows: Bool { get }
  /// Whether it shows the session by itself.
  var isScreen: Bool { get }
  /// Whether it holds the terminal now.
  var hasTerminal: Bool { get }
  /// Whether it shows or tells words.
  var showsWords: Bool { get }
  /// Whether somebody can press keys. Takes the terminal.
  var hasKeys: Bool { get async }

  /// Takes the terminal, the first time.
  func begin() async
  /// Shows which ayah is waited for before anything is heard.
  func waits(for ref: String) async
  /// Shows the news until they end.
  func follow(_ news: AsyncStream<NowPlaying.News>) async
  /// Gives the terminal back.
  func end() async
}
