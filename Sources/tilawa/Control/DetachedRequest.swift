import Foundation
import Glibc
import TilawaApp
import TilawaCore

/// What a process in the background is to play.
enum DetachedRequest: Hashable, Sendable, Codable {
  case begin(PlayRequest)
  case resume(PlayRequest)

  var request: PlayRequest {
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

  /// Plays it in this process.
  func run() async throws {
    switch self {
    case .begin(let request): try await PlaySession(request).run()
    case .resume(let request): try await ResumeSession(request).run()
    }
  }

  // MARK: - From process to process

  /// The setting of the environment in which it is passed, as JSON.
  private static let setting = "TILAWA_REQUEST"

  /// Starts this program once more, away from the terminal, to play it; the process, nil where it cannot be started.
  ///
  /// - Parameter log: the file to which what it complains of is added.
  func start(log: String) throws -> Int32? {
    var environment = Surroundings.environment
    environment["TILAWA_DETACHED"] = "1"
    environment[Self.setting] = String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    // The words are for those who look at the list of processes.
    let words = ["tilawa", "play"] + (request.ranges.isEmpty ? ["last"] : request.ranges)
    return Background.start(try Background.program(), words, environment: environment, log: log)
  }

  /// What whoever started this process in the background has it play; nil where nobody did.
  static func passed(in environment: [String: String]) throws -> DetachedRequest? {
    guard let text = environment[setting] else { return nil }
    // What it starts itself is not to play it again.
    unsetenv(setting)
    do { return try JSONDecoder().decode(DetachedRequest.self, from: Data(text.utf8)) } catch {
      throw Failure(.usage, "\(setting) holds no request to play")
    }
  }
}
