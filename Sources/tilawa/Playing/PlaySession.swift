import ArgumentParser
import TilawaApp
import TilawaCore
import TilawaPlayer

/// A session that begins: it plays here, or in a process in the background.
struct PlaySession {
  let request: PlayRequest

  /// - Parameter request: with what its preset and the settings say.
  init(_ request: PlayRequest) { self.request = request }

  func run() async throws {
    if request.isDetached == true, !CommandContext().isDetached {
      let title = request.ranges.joined(separator: " ")
      return try await DetachedPlaying(.begin(request), title: title, checking: check).start()
    }
    let company = try await SoundOpening(request: request).company(checking: check)
    try await company.accompany { _ = try await perform(in: company) }
  }

  /// Finds out what is wrong with the ranges and options, without playing.
  private func check() throws {
    let prepared = try Preparation(request)
    guard prepared.session.hasSound else { throw prepared.nothingToHear }
  }

  /// Plays in company that is there already; a script has several sessions in it.
  ///
  /// - Parameters:
  ///   - company: who watches and steers.
  ///   - part: what it takes from the run of the script that it is a step of.
  func perform(in company: Company, as part: ScriptPart? = nil) async throws -> Playback.EndReason {
    let prepared = try Preparation(request, in: part?.context ?? CommandContext())
    return try await SessionPlaying(request: request, company: company, part: part).play(
      prepared, volume: request.volume ?? 100, speed: request.speed ?? .normal)
  }
}

/// The last session, which goes on: here, or in a process in the background.
struct ResumeSession {
  let request: PlayRequest

  /// - Parameter request: where the sound goes, how loud and how fast; what is heard was decided when the session began.
  init(_ request: PlayRequest) { self.request = request }

  func run() async throws {
    if request.isDetached == true, !CommandContext().isDetached {
      return try await DetachedPlaying(.resume(request), title: "the last session", checking: check).start()
    }
    let company = try await SoundOpening(request: request).company(checking: check)
    try await company.accompany { _ = try await perform(in: company) }
  }

  private func check() throws { _ = try Preparation.ofLastSession(isOffline: request.isOffline == true) }

  private func perform(in company: Company) async throws -> Playback.EndReason {
    let (prepared, last) = try Preparation.ofLastSession(isOffline: request.isOffline == true)
    return try await SessionPlaying(request: request, company: company, part: nil).play(
      prepared, after: last, volume: request.volume ?? last.volume, speed: request.speed ?? last.position.speed)
  }
}

/// Has the command told how it is used where options do not fit together.
func checkingUse<Result>(_ body: () throws -> Result) throws -> Result {
  do { return try body() } catch let fault as PlayRequest.Fault { throw ValidationError("\(fault)") }
}

extension CommandContext {
  /// The request with what its preset and the settings say where it says nothing.
  func complete(_ request: PlayRequest, for command: PlayDefaults.Command) throws -> PlayRequest {
    try checkingUse { try PlayDefaults.complete(request, for: command, in: folders) }
  }
}
