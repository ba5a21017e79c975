import ArgumentParser

/// Whether it is kept where a session is left, and what was heard in it.
struct KeepingOptions: ParsableArguments {
  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: """
      Keep where the session is left, for play last, and what was heard, in the history. Default: where somebody hears it, \
      on the sound server.
      """)
  var save: Bool?

  /// Whether a session at this output is kept.
  func keeps(_ output: SinkArgument) -> Bool { save ?? output.isHeard }

  /// - Throws: `ValidationError` where a session is to be kept that nobody can listen to while it plays.
  func check(_ output: SinkArgument) throws {
    guard save == true, !output.isPaced else { return }
    throw ValidationError("--save is for the sound server and null:realtime: nobody comes back to what is not heard")
  }
}
