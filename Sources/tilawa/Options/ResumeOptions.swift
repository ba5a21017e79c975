import ArgumentParser
import TilawaAudio
import TilawaCore
import TilawaPlayer

/// What may be said where the last session goes on: where the sound goes, not what is heard, which was decided when it was
/// first asked for.
struct ResumeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Where the sound goes: \(SinkChoice.kinds.joined(separator: ", ")). (default: pulse)", valueName: "sink"),
    completion: .sinks, transform: SinkArgument.parse)
  var output = SinkArgument.standard

  @Option(help: ArgumentHelp("Amplitude in per cent, 0 to 100. Default: as it was then.", valueName: "p"))
  var volume: Int?

  @Option(help: "Tempo, the pitch kept. Default: as it was then.")
  var speed: Speed?

  @Option(name: .customLong("for"), help: "End the session after this time.")
  var time: TimeArgument?

  @OptionGroup var writing: WritingOptions
  @OptionGroup var keeping: KeepingOptions

  @Flag(name: .customLong("offline"), help: "Fetch nothing: play only what is here.")
  var isOffline = false

  @OptionGroup(title: "Format") var format: FormatOptions
  @OptionGroup(title: "On a terminal") var display: DisplayOptions
  @OptionGroup(title: "Where something sounds already") var claiming: ClaimOptions

  @Flag(name: .customLong("detach"), help: "Play on in the background, away from the terminal.")
  var isDetached = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if let volume, !(0...100).contains(volume) { throw ValidationError("--volume is 0 to 100") }
    if case .file(let kind, _) = output.choice { try format.check(for: kind) }
    try keeping.check(output)
    if isDetached { try output.checkDetached() }
  }

  /// Goes on with the last session.
  func perform(in company: Company) async throws -> Playback.EndReason {
    var sound = try SoundOptions.parse([])
    sound.time = time
    let (prepared, last) = try Preparation.ofLastSession(isOffline: isOffline)
    let playing = SessionPlaying(
      output: output, writing: writing, sound: sound, format: format, report: report, keeps: keeping.keeps(output),
      company: company, part: nil)
    return try await playing.play(
      prepared, after: last, volume: volume ?? last.volume, speed: speed ?? last.position.speed)
  }
}
