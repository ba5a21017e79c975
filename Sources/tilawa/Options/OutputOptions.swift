import ArgumentParser
import TilawaAudio
import TilawaConsole
import TilawaCore

/// `--json`, which every command takes.
struct ReportOptions: ParsableArguments {
  @Flag(help: "Answer in JSON on standard output.")
  var json = false
}

/// How loud, how fast, and for how long.
struct SoundOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Amplitude in per cent, 0 to 100.", valueName: "p"))
  var volume = 100

  @Option(help: "Tempo, the pitch kept.")
  var speed = Speed.normal

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Bring all sources to one loudness, or play each as it was recorded, however loud.")
  var loudness = true

  /// Whether every source is played as it was recorded.
  var isUntouched: Bool { !loudness }

  @Option(name: .customLong("for"), help: "End the session after this time.")
  var time: TimeArgument?

  mutating func validate() throws {
    guard (0...100).contains(volume) else { throw ValidationError("--volume is 0 to 100") }
  }

  /// The output frame at which the session ends, if it is limited.
  func limit(rate: Int) -> Int? { time.map { $0.frames(rate: rate) } }
}

/// The format of the samples, where it is not left to the sink and the sources.
struct FormatOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Frames a second.", valueName: "hz"))
  var rate: Int?

  @Option(help: ArgumentHelp("1 or 2.", valueName: "n"))
  var channels: Int?

  @Option(help: ArgumentHelp("Bits of a sample: 16, 24 or 32 (float).", valueName: "n"))
  var bits: Int?

  mutating func validate() throws {
    if let rate, !(8000...192_000).contains(rate) { throw ValidationError("--rate is 8000 to 192000") }
    if let channels, !(1...2).contains(channels) { throw ValidationError("--channels is 1 or 2") }
    if let bits, ![16, 24, 32].contains(bits) { throw ValidationError("--bits is 16, 24 or 32") }
  }
}
