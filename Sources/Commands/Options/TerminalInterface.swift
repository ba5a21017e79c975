package import AppBase
package import TilawaConsole
package import TilawaCore
import TilawaDesktop
package import TilawaPlayer
import TilawaScreens

/// The terminal of the command: standard output for results, standard error for warnings and questions.
package struct TerminalInterface: UserInterface {
  package var canAsk: Bool { Terminal.isTerminal(0) && Terminal.isTerminal(2) }
  package var isWatched: Bool { Terminal.isTerminal(2) }
  package var isTerminal: Bool { Terminal.isTerminal(1) }
  package var isColoured: Bool { Terminal.isColoured }
  package var isUnattended: Bool { !(0...2).contains { Terminal.isTerminal($0) } }

  package func say(_ line: String) { Terminal.say(sentence: line) }
  package func say(blackOnWhite line: String) { Terminal.say(Painted(line, Painted.Look(30, 107))) }
  package func attempt(_ text: String) -> Int32? { Terminal.attempt(text) }
  package func put(_ bytes: [UInt8]) { Terminal.put(bytes) }
  package func leave(after error: Int32) -> Never { Terminal.leave(after: error) }
  package func warn(_ line: String) { Terminal.complain(line) }
  package func pass(on line: String) { Terminal.pass(on: line) }

  package func ask(_ question: String) -> String? {
    Terminal.ask(question, on: 2)
    return readLine()
  }

  package func askSecret(_ question: String) -> String? { Terminal.readSecret(asking: question) }

  package func interruption(_ handler: @escaping @Sendable (ExitCodes) -> Void) -> any InterruptionSource {
    Interruption(handler: handler)
  }

  package func display(
    for request: PlayRequest, of nowPlaying: NowPlaying, in context: AppContext
  ) throws -> any SessionDisplay {
    PlaybackDisplay(try request.displayForm(in: context), nowPlaying, in: context)
  }

  package func quietDisplay(of nowPlaying: NowPlaying, in context: AppContext) -> any SessionDisplay {
    PlaybackDisplay(.lines, nowPlaying, in: context)
  }

  package func recordingDisplay(device: String, rate: Int) -> (any RecordingDisplay)? {
    Terminal.isTerminal(1) ? RecordingScreen(LevelLine(device: device, rate: rate)) : nil
  }

  package func giveBack() { Interruption.giveBack() }
}

extension Interruption: InterruptionSource {}

extension AppContext {
  /// The context of a command on a terminal.
  package init() { self.init(TerminalInterface()) }

  /// Returns the request, completed with the options of its preset and the settings.
  package func complete(_ request: PlayRequest, for command: PlayDefaults.Command) throws -> PlayRequest {
    // The process that only starts another one to play needs no more than the settings.
    if request.isDetached != true || isDetached { expectLibrary() }
    return try PlayDefaults.complete(request, for: command, in: opening)
  }
}
