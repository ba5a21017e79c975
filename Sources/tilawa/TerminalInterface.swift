import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaPlayer
import TilawaScreens

/// The terminal of the command: standard output for results, standard error for warnings and questions.
struct TerminalInterface: UserInterface {
  var canAsk: Bool { Terminal.isTerminal(0) && Terminal.isTerminal(2) }
  var isWatched: Bool { Terminal.isTerminal(2) }
  var isTerminal: Bool { Terminal.isTerminal(1) }
  var isUnattended: Bool { !(0...2).contains { Terminal.isTerminal($0) } }

  func say(_ line: String) { Terminal.say(line) }
  func attempt(_ text: String) -> Int32? { Terminal.attempt(text) }
  func put(_ bytes: [UInt8]) { Terminal.put(bytes) }
  func leave(after error: Int32) -> Never { Terminal.leave(after: error) }
  func warn(_ line: String) { Terminal.complain(line) }
  func pass(on line: String) { Terminal.pass(on: line) }

  func ask(_ question: String) -> String? {
    Terminal.ask(question, on: 2)
    return readLine()
  }

  func interruption(_ handler: @escaping @Sendable (ExitCodes) -> Void) -> any InterruptionSource {
    Interruption(handler: handler)
  }

  func display(for request: PlayRequest, of nowPlaying: NowPlaying) throws -> any SessionDisplay {
    PlaybackDisplay(try request.displayForm(), nowPlaying, in: AppContext())
  }

  func quietDisplay(of nowPlaying: NowPlaying) -> any SessionDisplay {
    PlaybackDisplay(.lines, nowPlaying, in: AppContext())
  }

  func recordingDisplay(device: String, rate: Int) -> (any RecordingDisplay)? {
    Terminal.isTerminal(1) ? RecordingScreen(LevelLine(device: device, rate: rate)) : nil
  }

  func giveBack() { Interruption.giveBack() }
}

extension Interruption: InterruptionSource {}

extension AppContext {
  /// The context of a command on a terminal.
  init() { self.init(TerminalInterface()) }

  /// The request with the options of its preset and the settings where it has none.
  func complete(_ request: PlayRequest, for command: PlayDefaults.Command) throws -> PlayRequest {
    try PlayDefaults.complete(request, for: command, in: folders)
  }
}
