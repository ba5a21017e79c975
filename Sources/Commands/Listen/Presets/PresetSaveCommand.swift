import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore
import TilawaStore

struct PresetSaveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "save", abstract: "Save options of play, and ranges, under a name.",
    discussion: """
      Everything after the name is saved as you would type it after `tilawa play`: tilawa preset save morning 2:1-5 --each \
      3 --gap 100%. Without ranges, you give them when you play. --json comes before the name.
      """)

  @OptionGroup var report: ReportOptions
  @Argument(help: "The name. An existing preset of this name is replaced.", completion: .presets) var name: String
  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("Ranges and options of `tilawa play`.", valueName: "play-arguments"), completion: .ranges)
  var arguments: [String] = []

  /// Options that a preset does not hold.
  private static let passing: Set<String> = ["json", "save", "force", "preset"]

  func run() throws {
    try PresetName.check(name)
    guard !arguments.isEmpty else {
      throw Failure(
        .usage,
        ListenCommandsSentences.whatToSave(
          command: CommandHint("preset", "save", name, "--each", "3", "--gap", "100%")))
    }
    let request = try request()
    if let option = request.names.first(where: Self.passing.contains) {
      throw Failure(.usage, ListenCommandsSentences.optionNotInPreset(option: option))
    }
    try check(request)
    let library = try AppContext().library(for: .writing)
    let preset = try Preset(name: name, request: request, saved: SystemClock.now)
    try library.presets.save(preset)
    // A preset without ranges needs one when it is played.
    let range = request.ranges.isEmpty ? ["2:1-10"] : []
    let command = CommandHint(words: ["play"] + range + ["--preset", name])
    preset.answer(ListenCommandsSentences.presetSaved(name: name, command: command).text).tell(report)
  }

  /// Parses the arguments with the parser of `play`.
  private func request() throws -> PlayRequest {
    let command: PlayCommand
    do { command = try PlayCommand.parse(arguments) } catch {
      guard PlayCommand.exitCode(for: error) == .validationFailure else {
        throw Failure(.usage, ListenCommandsSentences.notInPreset(word: arguments.first { $0.hasPrefix("-") } ?? ""))
      }
      let complaint = PlayCommand.message(for: error).split(separator: "\n").joined(separator: " ")
      throw Failure(.usage, Sentence(verbatim: complaint))
    }
    return command.request
  }

  /// Checks that a request can be played. Without ranges it is checked with 1:1.
  ///
  /// - Throws: `Failure` (usage) if it cannot be played.
  private func check(_ request: PlayRequest) throws {
    guard request.ranges != ["last"] else { throw Failure(.usage, ListenCommandsSentences.lastNotInPreset) }
    let context = AppContext()
    var request = request
    if request.ranges.isEmpty { request.ranges = ["1:1"] }
    do {
      try request.checkSink()
      _ = try request.spec(riwayah: try context.riwayah(request.riwayah), in: try context.quran().structure)
    } catch let fault as PlayRequest.Fault {
      throw Failure(.usage, fault.sentence)
    }
  }
}
