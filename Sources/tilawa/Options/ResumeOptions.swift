import ArgumentParser
import TilawaApp
import TilawaAudio
import TilawaCore

/// What may be said where the last session goes on: where the sound goes, not what is heard, which was decided when it was
/// first asked for.
struct ResumeOptions: ParsableArguments {
  @Option(help: PlayOption.output.help("sink"), completion: .sinks, transform: SinkArgument.parse)
  var output: SinkChoice?

  @Option(help: ArgumentHelp("Amplitude in per cent, 0 to 100. Default: as it was then.", valueName: "p"))
  var volume: Int?

  @Option(help: "Tempo, the pitch kept. Default: as it was then.")
  var speed: Speed?

  @Option(name: .customLong("for"), help: PlayOption.limit.help()) var time: TimeLength?

  @OptionGroup var writing: WritingOptions
  @OptionGroup var keeping: KeepingOptions

  @Flag(name: .customLong("offline"), help: PlayOption.offline.help()) var isOffline = false

  @OptionGroup(title: "Format") var format: FormatOptions
  @OptionGroup(title: "On a terminal") var display: DisplayOptions
  @OptionGroup(title: "Where something sounds already") var claiming: ClaimOptions

  @Flag(name: .customLong("detach"), help: PlayOption.detach.help()) var isDetached = false

  @OptionGroup var report: ReportOptions

  /// The options of `play` that it takes.
  static let names = [
    "bidi", "bits", "channels", "detach", "for", "force", "inline", "json", "notify", "offline", "output", "plain",
    "queue", "rate", "replace", "save", "speed", "translation", "volume", "wait",
  ]

  mutating func validate() throws {
    if let volume, !(0...100).contains(volume) { throw ValidationError("--volume is 0 to 100") }
  }

  /// What was typed, as a request.
  var request: PlayRequest {
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
