import ArgumentParser
import AppBase

/// The models that hear a recitation.
struct ModelOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Hear with a speech model of yours; see tilawa speech. Default: the model of this program.", valueName: "name"))
  var model: String?

  @Option(
    help: ArgumentHelp("Let a speech model hear too: what it does not call a slip is unsure.", valueName: "name"))
  var secondModel: String?
}
