package import ArgumentParser
package import AppBase
package import TilawaAudio
package import TilawaCore

/// The options for continuing the last session. They concern the output only; the ayat and reciters were decided when
/// the session was first requested.
package struct ResumeOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long], help: PlayOption.output.help("sink"), completion: .sinks,
    transform: SinkArgument.parse)
  package var output: SinkChoice?

  @Option(
    help: ArgumentHelp("Volume (amplitude) in per cent, 0 to 100. Default: as in the last session.", valueName: "p"))
  package var volume: Int?

  @Option(help: "Speed of the recitation; the pitch stays the same. Default: as in the last session.")
  package var speed: Speed?

  @Option(name: .customLong("for"), help: PlayOption.limit.help()) package var time: TimeLength?

  @OptionGroup package var writing: WritingOptions
  @OptionGroup package var keeping: KeepingOptions

  @Flag(name: .customLong("offline"), help: PlayOption.offline.help()) package var isOffline = false

  @OptionGroup(title: "Format") package var format: FormatOptions
  @OptionGroup(title: "On a terminal") package var display: DisplayOptions
  @OptionGroup(title: "If something is already playing") package var claiming: ClaimOptions

  @Flag(name: .customLong("detach"), help: PlayOption.detach.help()) package var isDetached = false

  @OptionGroup package var report: ReportOptions

  /// The names of the options of `play` that are allowed here.
  package static let names = [
    "bidi", "bits", "channels", "detach", "for", "force", "inline", "json", "notify", "offline", "output", "plain",
    "queue", "rate", "replace", "save", "speed", "translation", "volume", "wait",
  ]

  package init() {}

  package mutating func validate() throws {
    if let volume, !(0...100).contains(volume) { throw ValidationError(CommandOptionsSentences.volume) }
  }

  /// The typed options, as a request.
  package var request: PlayRequest {
    var request = PlayRequest()
    request.output = output
    request.volume = volume
    request.speed = speed
    request.limit = time
    request.replacesFiles = writing.force ? true : nil
    request.keeps = keeping.save
    request.isOffline = isOffline ? true : nil
    format.add(to: &request)
    display.add(to: &request)
    request.turn = claiming.turn
    request.isDetached = isDetached ? true : nil
    request.isForProgram = report.json ? true : nil
    return request
  }
}
