import ArgumentParser
import CommandOptions
import TilawaApp

struct ResumeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resume", abstract: "Go on where the last session was left.",
    discussion: "As `play last`: what is heard was decided then; where the sound goes, how loud and how fast, now.")

  @OptionGroup var options: ResumeOptions

  func run() async throws {
    let context = AppContext()
    try await PlaySession(.resume(context.complete(options.request, for: .resume)), in: context).runAndAnswer()
  }
}
