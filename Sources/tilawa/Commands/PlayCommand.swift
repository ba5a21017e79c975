import ArgumentParser
import TilawaAudio
import TilawaCore
import TilawaDesktop
import TilawaPlayer

struct PlayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play ranges, with repeats, gaps and what leads in and out.",
    discussion: """
      `play last` goes on where the last session was left, as `tilawa resume` does.

      On a terminal it takes the whole screen: the page of the mushaf with what is heard, the repeats, who recites, how far it \
      is. Keys: space pause · n or → next ayah · p or ← previous ayah · PgDn PgUp page · ) ( surah · ↑ ↓ Enter choose an \
      ayah · g go to an ayah · i index · , . back and on by 5 s · e E ayah repeats · r R range repeats · m endless · [ ] speed · { } gap · \
      a A loop inside the ayah · + - volume · t sleep timer · ? all keys · q quit
      """)

  @OptionGroup(title: "What to hear") var session: SessionOptions

  @Option(
    help: ArgumentHelp(
      "Where the sound goes: \(SinkChoice.kinds.joined(separator: ", ")). (default: pulse)", valueName: "sink"),
    completion: .sinks, transform: SinkArgument.parse)
  var output = SinkArgument.standard

  @OptionGroup(title: "Sound") var sound: SoundOptions
  @OptionGroup(title: "Format") var format: FormatOptions
  @OptionGroup(title: "On a terminal") var display: DisplayOptions
  @OptionGroup var writing: WritingOptions
  @OptionGroup var keeping: KeepingOptions

  @OptionGroup(title: "Where something sounds already") var claiming: ClaimOptions

  @Flag(name: .customLong("detach"), help: "Play on in the background, away from the terminal.")
  var isDetached = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if case .file(let kind, _) = output.choice { try format.check(for: kind) }
    try keeping.check(output)
    if isDetached { try output.checkDetached() }
  }

  func run() async throws {
    // A preset may say so, which the one in the background reads again.
    guard !isDetached || CommandContext().isDetached else {
      let playing = DetachedPlaying(claiming, report, title: session.ranges.joined(separator: " "), checking: check)
      return try await playing.start(Surroundings.arguments)
    }
    let opening = SoundOpening(output: output, claiming: claiming, display: display, report: report)
    let company = try await opening.company(checking: check)
    try await company.accompany { _ = try await perform(in: company) }
  }

  /// Finds out what is wrong with the ranges and options, without playing.
  func check() throws {
    let prepared = try Preparation(session)
    guard prepared.session.hasSound else { throw prepared.nothingToHear }
  }

  /// Plays in company that is there already; a script has several sessions in it.
  ///
  /// - Parameters:
  ///   - company: who watches and steers.
  ///   - part: what it takes from the run of the script that it is a step of.
  func perform(in company: Company, as part: ScriptPart? = nil) async throws -> Playback.EndReason {
    let playing = SessionPlaying(
      output: output, writing: writing, sound: sound, format: format, report: report, keeps: keeping.keeps(output),
      company: company, part: part)
    return try await playing.play(
      Preparation(session, in: part?.context ?? CommandContext()), volume: sound.volume, speed: sound.speed)
  }
}
