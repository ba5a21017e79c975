/// How a command comes to sound: it takes the right to, and then company.
struct SoundOpening {
  let output: SinkArgument
  let claiming: ClaimOptions
  let display: DisplayOptions
  let report: ReportOptions

  /// - Parameter check: finds out what is wrong with the command before anybody waits for it.
  /// - Throws: `Failure`, busy where something sounds and is to go on.
  func company(checking check: () throws -> Void = {}) async throws -> Company {
    // Whoever started it in the background finds it by what it listens at.
    let need: SoundClaim.Need? = CommandContext().isDetached ? .always : nil
    let claim = try await SoundClaim.take(
      claiming, for: output, needing: need, asking: report.json ? .absent : .here, checking: check)
    return Company(for: output, seen: try display.form(report), holding: claim, notices: display.notices)
  }
}
