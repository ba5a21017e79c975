import ArgumentParser
import TilawaConsole
import TilawaCore
import TilawaStore

struct PresetSaveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "save", abstract: "Keep options of play, and what to hear, under a name.",
    discussion: """
      All that stands behind the name is kept as it would be typed behind `tilawa play`: \
      tilawa preset save morning 2:1-5 --each 3 --gap 100%. Ranges may be left out; they are given when it is played then. --json \
      stands before the name.
      """)

  @OptionGroup var report: ReportOptions
  @Argument(help: "The name; a preset of that name is replaced.", completion: .presets) var name: String
  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("Ranges and options of `tilawa play`.", valueName: "play-arguments"), completion: .ranges)
  var arguments: [String] = []

  /// Options that say nothing about what is heard and how.
  private static let passing: Set<String> = ["json", "save", "force", "preset", "help", "version", "h"]

  func run() throws {
    try PresetName.check(name)
    let pieces = OptionSyntax(PlayCommand.self).pieces(arguments)
    if let piece = pieces.first(where: { $0.option.map(Self.passing.contains) == true }) {
      throw Failure(.usage, "\(piece.words[0]) is not kept in a preset")
    }
    guard !arguments.isEmpty else {
      throw Failure(.usage, "say what to keep, such as: tilawa preset save \(name) --each 3 --gap 100%")
    }
    try check(pieces)
    let library = try CommandContext().library(for: .writing)
    let preset = Preset(name: name, arguments: arguments, saved: Moment.now)
    try library.presets.save(preset)
    // What says nothing of what is heard is taken with a range.
    let range = pieces.contains { $0.option == nil } ? "" : "2:1-10 "
    Terminal.say(report.json ? preset.json.text : "saved: \(name); hear it with: tilawa play \(range)--preset \(name)")
  }

  /// Reads it as `play` would.
  private func check(_ pieces: [ArgumentPiece]) throws {
    let ranges = pieces.contains { $0.option == nil }
    let command: PlayCommand
    do { command = try PlayCommand.parse(ranges ? arguments : ["1:1"] + arguments) } catch {
      throw Failure(.usage, PlayCommand.message(for: error).split(separator: "\n").joined(separator: " "))
    }
    let context = CommandContext()
    guard command.session.ranges != ["last"] else { throw Failure(.usage, "a preset cannot be the last session") }
    _ = try command.session.spec(
      riwayah: try context.riwayah(command.session.riwayah), in: try context.quran().structure)
  }
}
