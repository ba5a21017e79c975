package import ArgumentParser
package import AppBase
import TilawaAudio
package import TilawaCore

/// `--json`, which every command takes.
package struct ReportOptions: ParsableArguments {
  @Flag(help: PlayOption.json.help())
  package var json = false

  package init() {}
}

/// The options for volume, speed, loudness, and the length of a session.
package struct SoundOptions: ParsableArguments {
  @Option(help: PlayOption.volume.help("p")) package var volume = Given(standard: 100)

  @Option(help: PlayOption.speed.help()) package var speed = Given(standard: Speed.normal)

  @Flag(inversion: .prefixedNo, exclusivity: .chooseLast, help: PlayOption.loudness.help()) package var loudness: Bool?

  @Option(name: .customLong("for"), help: PlayOption.limit.help()) package var time: TimeLength?

  package init() {}

  package mutating func validate() throws {
    guard (0...100).contains(volume.value ?? 100) else { throw ValidationError(CommandOptionsSentences.volume) }
  }

  package func add(to request: inout PlayRequest) {
    request.volume = volume.value
    request.speed = speed.value
    request.hasLoudness = loudness
    request.limit = time
  }
}

/// The options for the format of the samples. By default the sink and the sources decide.
package struct FormatOptions: ParsableArguments {
  @Option(help: PlayOption.rate.help("hz")) package var rate: Int?

  @Option(help: PlayOption.channels.help("n")) package var channels: Int?

  @Option(help: PlayOption.bits.help("n")) package var bits: Int?

  package init() {}

  package mutating func validate() throws {
    if let rate, !(8000...192_000).contains(rate) { throw ValidationError(CommandOptionsSentences.rate) }
    if let channels, !(1...2).contains(channels) { throw ValidationError(CommandOptionsSentences.channels) }
    if let bits, ![16, 24, 32].contains(bits) { throw ValidationError(CommandOptionsSentences.bits) }
  }

  package func add(to request: inout PlayRequest) {
    request.rate = rate
    request.channels = channels
    request.bits = bits
  }
}
