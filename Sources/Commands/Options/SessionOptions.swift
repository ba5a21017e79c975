package import ArgumentParser
package import AppBase
package import TilawaCore

/// The options for the ayat, repeats and reciters of a session, shared by `play`, `queue` and `render`.
package struct SessionOptions: ParsableArguments {
  @Argument(
    help:
      "What to play: 2:255, 2:1-10, 2:1-3:5, 2:255:1-7 (words), 67 (a surah), yasin, page:50, juz:30, hizb:60, rub:3 …",
    completion: .ranges)
  package var ranges: [String] = []

  @Option(help: PlayOption.each.help()) package var each = Given(standard: Repeat.once)

  @Option(name: .customLong("repeat"), help: PlayOption.passes.help()) package var passes = Given(standard: Repeat.once)

  @Option(help: PlayOption.gap.help()) package var gap = Given(standard: Gap.none)

  @Option(help: PlayOption.passGap.help()) package var passGap: Gap?

  @Option(help: PlayOption.connectBefore.help("n")) package var connectBefore = Given(standard: 0)

  @Option(help: PlayOption.connectAfter.help("n")) package var connectAfter = Given(standard: 0)

  @Flag(inversion: .prefixedNo, exclusivity: .chooseLast, help: PlayOption.connectEveryPass.help())
  package var connectEveryPass: Bool?

  @Option(help: PlayOption.then.help()) package var then = Given(standard: PlayRequest.Then.stop)

  @Option(help: PlayOption.thenRepeat.help()) package var thenRepeat: SessionSpec.Continuation.Passes?

  @Option(help: PlayOption.thenTimes.help()) package var thenTimes: SessionSpec.Continuation.Extent?

  @Option(help: PlayOption.basmalah.help()) package var basmalah = Given(standard: SessionSpec.BasmalahPolicy.once)

  @Flag(inversion: .prefixedNo, exclusivity: .chooseLast, help: PlayOption.istiadha.help()) package var istiadha: Bool?

  @Option(help: PlayOption.riwayah.help()) package var riwayah: Riwayah?

  @Option(help: PlayOption.reciter.help("id"), completion: .reciters) package var reciter: [String] = []

  @Flag(name: .customLong("alternate"), help: PlayOption.alternate.help()) package var alternates = false

  @Option(help: PlayOption.missing.help()) package var missing = Given(standard: MissingPolicy.ask)

  @Option(help: PlayOption.startAt.help("ref"), completion: .ranges) package var startAt: String?

  @Flag(name: .customLong("offline"), help: PlayOption.offline.help()) package var isOffline = false

  @Option(help: PlayOption.preset.help("name"), completion: .presets) package var preset: String?

  package init() {}

  /// The typed options, as a request.
  package var request: PlayRequest {
    var request = PlayRequest(ranges: ranges)
    request.each = each.value
    request.passes = passes.value
    request.gap = gap.value
    request.passGap = passGap
    request.connectBefore = connectBefore.value
    request.connectAfter = connectAfter.value
    request.connectsEveryPass = connectEveryPass
    request.then = then.value
    request.thenPasses = thenRepeat
    request.thenExtent = thenTimes
    request.basmalah = basmalah.value
    request.hasIstiadha = istiadha
    request.riwayah = riwayah
    request.reciters = reciter.isEmpty ? nil : reciter.flatMap { $0.split(separator: ",").map(String.init) }
    request.alternates = alternates ? true : nil
    request.missing = missing.value
    request.startAt = startAt
    request.isOffline = isOffline ? true : nil
    request.preset = preset
    return request
  }
}
