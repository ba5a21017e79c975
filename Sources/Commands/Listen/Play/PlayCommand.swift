import ArgumentParser
import CommandOptions
import AppBase
import AppPlayback
import TilawaAudio
import TilawaCore
import TilawaDesktop
import TilawaPlayer

struct PlayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play ranges of ayat, with repeats and silences.",
    discussion: """
      `play last` continues the last session, like `tilawa resume`.

      On a terminal, the player fills the screen: the page of the mushaf with the current ayah, the repeats, the reciter \
      and the progress. Keys: space pause · n or → next ayah · p or ← previous ayah · PgDn PgUp page · ) ( surah · ↑ ↓ Enter choose an \
      ayah · g go to an ayah · i index · , . back and on by 5 s · e E ayah repeats · r R range repeats · m endless · [ ] speed · { } gap · \
      a A loop inside the ayah · + - volume · t sleep timer · ? all keys · q quit
      """)

  @OptionGroup(title: "What to hear") var session: SessionOptions

  @Option(
    name: [.customShort("o"), .long], help: PlayOption.output.help("sink"), completion: .sinks,
    transform: SinkArgument.parse)
  var output: SinkChoice?

  @OptionGroup(title: "Sound") var sound: SoundOptions
  @OptionGroup(title: "Format") var format: FormatOptions
  @OptionGroup(title: "On a terminal") var display: DisplayOptions
  @OptionGroup var writing: WritingOptions
  @OptionGroup var keeping: KeepingOptions

  @OptionGroup(title: "If something is already playing") var claiming: ClaimOptions

  @Flag(
    name: .customLong("takes"),
    help: "Play all takes of the ayah in turn, each with its date. See also annotate prefer.")
  var playsTakes = false

  @Flag(name: .customLong("detach"), help: PlayOption.detach.help()) var isDetached = false

  @OptionGroup var report: ReportOptions

  /// The typed options, as a request.
  var request: PlayRequest {
    var request = session.request
    sound.add(to: &request)
    format.add(to: &request)
    display.add(to: &request)
    request.output = output
    request.replacesFiles = writing.force ? true : nil
    request.keeps = keeping.save
    request.turn = claiming.turn
    request.isDetached = isDetached ? true : nil
    request.isForProgram = report.json ? true : nil
    return request
  }

  func run() async throws {
    guard playsTakes else { return try await Self.run(request) }
    let context = AppContext()
    try await TakesPlaying(context.complete(request, for: .play), in: context).run()
  }

  /// Plays a request.
  static func run(_ request: PlayRequest) async throws {
    request.prepareSound()
    if request.ranges == ["last"] { return try await goOn(request) }
    let context = AppContext()
    try await PlaySession(.begin(context.complete(request, for: .play)), in: context).run()
  }

  /// Resumes the last session: `play last` is another way to type `resume`.
  private static func goOn(_ request: PlayRequest) async throws {
    var request = request
    request.ranges = []
    if let name = request.names.first(where: { !ResumeOptions.names.contains($0) }) {
      let names = ResumeOptions.names.map { "--\($0)" }
      throw ValidationError(
        ListenCommandsSentences.lastTakesOnly(
          name: name, names: names.dropLast().listed, last: names.last ?? ""))
    }
    let context = AppContext()
    try await PlaySession(.resume(context.complete(request, for: .resume)), in: context).run()
  }
}
