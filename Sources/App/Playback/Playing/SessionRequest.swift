package import AppBase
import FoundationEssentials
import Glibc
package import TilawaCore
import TilawaFiles

/// A request to play: a new session, or the last one again. Processes pass it to one another as JSON.
package enum SessionRequest: Hashable, Sendable, Codable {
  case begin(PlayRequest)
  /// Goes on with the last session. The request gives only the output, the volume, the speed and the display.
  case resume(PlayRequest)

  package var request: PlayRequest {
    get {
      switch self {
      case .begin(let request), .resume(let request): request
      }
    }
    set {
      switch self {
      case .begin: self = .begin(newValue)
      case .resume: self = .resume(newValue)
      }
    }
  }

  /// The session as it was typed.
  package var title: Sentence {
    switch self {
    case .begin(let request): Sentence(verbatim: request.ranges.joined(separator: " "))
    case .resume: PlaybackSentences.lastSession
    }
  }

  // MARK: - Passing on

  /// The variable of the environment in which it is passed, as JSON.
  private static let variable = "TILAWA_REQUEST"

  /// Starts this program once more, away from the terminal, to play it. Other users see the process, but not the
  /// request.
  ///
  /// - Parameter log: the file to which its warnings are added.
  /// - Returns: the process; nil and `errno` where it cannot be started.
  package func start(log: String) throws -> StartedProgram? {
    Background.start(
      try Background.program(), Self.words, environment: try environment(detachment: .unheard), log: log)
  }

  /// This program once more, away from the terminal, to play it and to answer by its streams, see `DetachedAnswering`. Other users
  /// see that it plays, and not what.
  func answering() throws -> ProgramStart {
    var environment = try environment(detachment: .answers)
    // The process that waits for the answer can ask a person about a damaged library, or take a backup and begin again.
    environment["TILAWA_RESCUE"] = "no"
    var start = ProgramStart(try Background.program(), Self.words, environment: environment)
    start.company = .session
    return start
  }

  private static let words = ["tilawa", "play"]

  private func environment(detachment: AppContext.Detachment) throws -> [String: String] {
    var environment = Surroundings.environment
    environment[AppContext.Detachment.variable] = detachment.rawValue
    environment[Self.variable] = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    return environment
  }

  /// The request that this process was started with in the background; nil where it was not.
  package static func passed(in environment: [String: String]) throws -> SessionRequest? {
    guard let text = environment[variable] else { return nil }
    // The processes that it starts are not to play it again.
    unsetenv(variable)
    do { return try JSONDecoder().decode(SessionRequest.self, from: Data(text.utf8)) } catch {
      throw Failure(.usage, PlaybackSentences.noRequest(variable: variable))
    }
  }
}
