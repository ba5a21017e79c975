import ArgumentParser
import TilawaCore
import TilawaPlayer
import TilawaStore

/// What to hear, how often, from whom. The same for `play`, `queue` and `render`.
struct SessionOptions: ParsableArguments {
  @Argument(
    help:
      "What to hear: 2:255, 2:1-10, 2:1-3:5, 2:255:1-7 (words), 67 (a surah), yasin, page:50, juz:30, hizb:60, rub:3 …",
    completion: .ranges)
  var ranges: [String] = []

  @Option(help: "How often each ayah is heard in a pass.")
  var each: Repeat = .once

  @Option(name: .customLong("repeat"), help: "How often the whole range is heard.")
  var passes: Repeat = .once

  @Option(help: "Silence after each ayah: milliseconds, or per cent of the ayah.")
  var gap: Gap = .none

  @Option(help: "Silence between two passes, in place of the gap there.")
  var passGap: Gap?

  @Option(help: ArgumentHelp("Ayat that lead into the range.", valueName: "n"))
  var connectBefore = 0

  @Option(help: ArgumentHelp("Ayat that lead out of the range.", valueName: "n"))
  var connectAfter = 0

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Play the connection ayat around every pass, or around the session.")
  var connectEveryPass = false

  @Option(help: "What follows the last pass.")
  var then: ThenArgument = .stop

  @Option(help: "Whether what follows keeps the range repeat.")
  var thenRepeat: SessionSpec.Continuation.Passes?

  @Option(help: "How often it goes on, or to the end of what.")
  var thenTimes: ExtentArgument?

  @Option(help: "When a surah's basmalah is heard: the first time, in every pass, at every play, never.")
  var basmalah: SessionSpec.BasmalahPolicy = .once

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Begin with the isti'adha, from a source that has it, or without.")
  var istiadha = false

  @Option(help: "The riwayah: its counting, its reciters. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @Option(
    help: ArgumentHelp("Whom to ask: one id, or several by commas; may be given several times.", valueName: "id"),
    completion: .reciters)
  var reciter: [String] = []

  @Flag(
    name: .customLong("alternate"),
    help: "Each ayah by every reciter named, one after the other: with --each, they repeat it together.")
  var alternates = false

  @Option(help: "What to do about ayat that none of them has.")
  var missing: MissingPolicy = .ask

  @Option(
    help: ArgumentHelp(
      "Begin the session at this ayah of the range. The first pass leaves out what is before; what leads in leads to it.",
      valueName: "ref"),
    completion: .ranges)
  var startAt: String?

  @Flag(name: .customLong("offline"), help: "Fetch nothing: play only what is here.")
  var isOffline = false

  @Option(
    help: ArgumentHelp("Take what a preset says; what is typed beside it has the say.", valueName: "name"),
    completion: .presets)
  var preset: String?

  mutating func validate() throws {
    guard !ranges.isEmpty else { throw ValidationError("say what to hear, such as 2:255 or 67") }
    if case .stop = then, thenRepeat != nil || thenTimes != nil {
      throw ValidationError("--then-repeat and --then-times need --then ayat:N or --then pages:N")
    }
    guard !alternates || Set(reciters).count > 1 else {
      throw ValidationError("--alternate takes two reciters or more, such as --reciter mine,husary")
    }
    guard connectBefore >= 0, connectAfter >= 0 else {
      throw ValidationError("--connect-before and --connect-after take 0 or more")
    }
  }

  /// Reads the ranges in the riwayah's counting.
  func spec(riwayah: Riwayah, in structure: QuranStructure) throws -> SessionSpec {
    let parser = RangeParser(structure: structure, riwayah: riwayah, grain: .word)
    var spec = SessionSpec(ranges: try parser.parse(ranges))
    spec.each = each
    spec.passes = passes
    spec.gap = gap
    spec.passGap = passGap
    spec.connection = SessionSpec.Connection(
      before: connectBefore, after: connectAfter, scope: connectEveryPass ? .everyPass : .session)
    if case .stride(let stride) = then {
      spec.continuation = SessionSpec.Continuation(
        stride: stride, passes: thenRepeat ?? .once, extent: thenTimes?.extent ?? .steps(1))
    }
    spec.basmalah = basmalah
    spec.istiadha = istiadha ? .first : .omitted
    spec.voices = alternates ? .all : .first
    spec.start = try startAt.map(parser.parsePlace)
    try spec.validate()
    return spec
  }

  func choice(riwayah: Riwayah, network: SessionPlanner.Network) -> SessionPlanner.Choice {
    SessionPlanner.Choice(
      riwayah: riwayah, reciters: reciters, missing: missing, network: network)
  }

  /// Ids of those who are named.
  private var reciters: [String] { reciter.flatMap { $0.split(separator: ",").map(String.init) } }
}
