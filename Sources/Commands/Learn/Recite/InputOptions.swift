import AppLearning
import ArgumentParser
import CommandOptions
import TilawaIntake

/// The origin of the sound of a recitation.
struct InputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Hear a sound file, or - for the standard input, instead of a microphone.", valueName: "file"),
    completion: .file())
  var input: String?

  @Option(
    help: ArgumentHelp(
      "The microphone (a source of the sound server). Default: the default microphone.", valueName: "name"))
  var source: String?

  @Option(help: ArgumentHelp("Sample rate of the standard input in Hz.", valueName: "hz"))
  var rate = 16_000

  @Option(help: "Samples of the standard input: s16 or f32, in the byte order of this machine.")
  var sample = RecitedBytes.Sample.s16

  mutating func validate() throws {
    guard (8000...192_000).contains(rate) else { throw ValidationError(LearnCommandsSentences.rateOutOfRange) }
    guard input == nil || source == nil else { throw ValidationError(LearnCommandsSentences.inputOrSource) }
  }

  var origin: ReciteRequest.Input {
    switch input {
    case nil: .microphone(source)
    case "-": .standardInput(rate: rate, sample)
    case let path?: .file(path)
    }
  }
}

extension RecitedBytes.Sample: ExpressibleByArgument {}
