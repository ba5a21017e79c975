import ArgumentParser

struct ResumeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resume", abstract: "Go on where the last session was left.",
    discussion: "As `play last`: what is heard was decided then; where the sound goes, how loud and how fast, now.")

  @OptionGroup var options: ResumeOptions

  func run() async throws {
    guard !options.isDetached || CommandContext().isDetached else {
      let playing = DetachedPlaying(options.claiming, options.report, title: "the last session", checking: check)
      return try await playing.start(Surroundings.arguments)
    }
    let opening = SoundOpening(
      output: options.output, claiming: options.claiming, display: options.display, report: options.report)
    let company = try await opening.company(checking: check)
    try await company.accompany { _ = try await options.perform(in: company) }
  }

  private func check() throws { _ = try Preparation.ofLastSession(isOffline: options.isOffline) }
}
