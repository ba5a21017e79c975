import TilawaApp

/// How a command comes to sound: it takes the right to, and then company.
struct SoundOpening {
  let request: PlayRequest

  /// - Parameter check: finds out what is wrong with the command before anybody waits for it.
  /// - Throws: `Failure`, busy where something sounds and is to go on.
  func company(checking check: () throws -> Void = {}) async throws -> Company {
    // Whoever started it in the background finds it by what it listens at.
    let need: SoundClaim.Need? = CommandContext().isDetached ? .always : nil
    let claim = try await SoundClaim.take(
      request.turn, for: request.sink, needing: need, asking: request.isForProgram == true ? .absent : .here,
      checking: check)
    return Company(for: request.sink, seen: try request.displayForm(), holding: claim, notices: request.notices)
  }
}
