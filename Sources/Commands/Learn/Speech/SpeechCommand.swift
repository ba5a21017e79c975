import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaCore
import TilawaHearing

struct SpeechCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speech", abstract: "Speech models of your own, which can hear a recitation too.",
    discussion: """
      The program hears with a small network of its own. A model of yours can hear in its place, or beside it, so that nothing is called a \
      slip that both do not hear: tilawa recite check FILE 78 --second-model NAME

      The models are those of sherpa-onnx: Whisper, transducers, CTC. Nothing of the recitation leaves this machine.
      """,
    subcommands: [SpeechAddCommand.self, SpeechListCommand.self, SpeechRemoveCommand.self, SpeechTryCommand.self],
    defaultSubcommand: SpeechListCommand.self)
}

struct SpeechAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add the speech model of a folder.",
    discussion: """
      The folder has the files of one model as sherpa-onnx publishes them: NAME.onnx, tokens.txt. They stay where they are. The model is \
      tried first.

      The library of sherpa-onnx is not part of this program: pip install sherpa-onnx-core
      """)

  @Argument(help: ArgumentHelp("The folder of the model.", valueName: "folder"), completion: .directory)
  var folder: String

  @Option(help: "Its name. Default: that of the folder.")
  var name: String?

  @Option(help: "Its kind. Default: as the names of its files say.")
  var kind: SpeechModel.Kind?

  @Option(
    help: ArgumentHelp(
      "The library of sherpa-onnx, libsherpa-onnx-c-api.so. Default: the one that the system finds.", valueName: "file"),
    completion: .file())
  var library: String?

  @OptionGroup var report: ReportOptions

  func run() async throws {
    let model = try await SpeechModels(AppContext()).add(folder, kind: kind, name: name, library: library)
    model.answer(
      LearnCommandsSentences.modelAdded(
        name: model.name, kind: model.kind.rawValue, alphabet: model.alphabet.rawValue)
    ).tell(report)
  }
}

struct SpeechListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the speech models.")

  @OptionGroup var report: ReportOptions

  func run() throws {
    let models = try SpeechModels(AppContext()).all()
    let lines = models.map {
      LearnCommandsSentences.model(name: $0.name, kind: $0.kind.rawValue, alphabet: $0.alphabet.rawValue)
    }
    let none = LearnCommandsSentences.noModels(command: CommandHint("speech", "add", "FOLDER"))
    CommandAnswer(lines.isEmpty ? [none] : lines, models.map(\.value)).tell(report)
  }
}

struct SpeechRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Forget a speech model; its files stay.")

  @Argument(help: "The model.") var name: String
  @OptionGroup var report: ReportOptions

  func run() throws {
    try SpeechModels(AppContext()).remove(name).answer(LearnCommandsSentences.modelRemoved(name: name)).tell(report)
  }
}

/// Tries a model, for `speech add`.
struct SpeechTryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "try", abstract: "Try a speech model.", shouldDisplay: false)

  @Argument(help: "The model, as JSON.") var description: String

  func run() throws { try SpeechModels.hearTones(description) }
}

extension SpeechModel {
  fileprivate var value: SpeechModelValue {
    SpeechModelValue(
      name: name, kind: kind.rawValue, hears: alphabet.rawValue, library: library,
      files: NamedMembers(
        files.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key.rawValue, $0.value) }))
  }

  fileprivate func answer(_ line: Sentence) -> CommandAnswer { CommandAnswer([line], value) }
}

/// A model for programs. Members keep this order.
private struct SpeechModelValue: Encodable {
  let name: String
  let kind: String
  /// The alphabet of what it hears.
  let hears: String
  let library: String
  /// The paths by the uses of the files.
  let files: NamedMembers<String>
}

extension SpeechModel.Kind: ExpressibleByArgument {}
