import ArgumentParser
import CommandOptions
import AppBase
import AppPlayback

struct ResumeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resume", abstract: "Continue the last session.",
    discussion:
      "The same as `play last`. Ranges and repeats are those of the last session; output, volume and speed can be changed."
  )

  @OptionGroup var options: ResumeOptions

  func run() async throws {
    options.request.prepareSound()
    let context = AppContext()
    try await PlaySession(.resume(context.complete(options.request, for: .resume)), in: context).run()
  }
}
