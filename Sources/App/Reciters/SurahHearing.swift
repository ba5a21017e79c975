package import AppBase
package import TilawaCore

/// The hearing of the ayat in the files of whole surahs of a new reciter.
package enum SurahHearing: Hashable, Sendable {
  /// A process of its own hears them, and the user does not wait for it.
  case inBackground
  /// The command ends when they are heard.
  case awaited

  /// Starts the hearing in a process of its own, and says where its progress is seen.
  package static func begin(of reciter: Reciter, isForProgram: Bool, in context: AppContext) {
    let listen = CommandHint("timings", "listen", "--reciter", reciter.id)
    let isBegun =
      context.allowsBackground
      && Background.run(["timings", "listen", "--reciter", reciter.id, "--background"])
    guard isBegun else { return context.interface.warn(RecitersSentences.notHeardYet(command: listen)) }
    guard !isForProgram else { return }
    context.interface.warn(
      RecitersSentences.beingHeard(name: reciter.name, command: CommandHint("reciters", "show", reciter.id)))
  }
}
