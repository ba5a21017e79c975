import ArgumentParser
import Foundation
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Record from a microphone into your library.",
    discussion: """
      Keys on a terminal: space pause · q finish and keep · x discard

      Ctrl-C, SIGTERM and SIGHUP finish and keep it too. What a crash leaves is taken in at the next start.
      """)

  @Option(help: "Who recites. Default: the configured teacher, else Me.", completion: .reciters)
  var reciter: String?

  @Option(help: "The riwayah that is recited. Default: the reciter's, else hafs.")
  var riwayah: Riwayah?

  @Option(help: ArgumentHelp("The ayat that will be recited.", valueName: "range"), completion: .ranges)
  var range: String?

  @Option(help: "What the recording is called. Default: Recording, with date and time.")
  var title: String?

  @Option(help: ArgumentHelp("Finish by itself after so much sound.", valueName: "time"))
  var max = TimeLength.twoHours

  @Option(help: ArgumentHelp("The sound server's source. Default: its default microphone.", valueName: "name"))
  var source: String?

  @Option(help: ArgumentHelp("Frames a second. Default: the source's, at most 48000.", valueName: "hz"))
  var rate: Int?

  @Option(help: ArgumentHelp("1 or 2.", valueName: "n"))
  var channels = 1

  @Option(help: ArgumentHelp("Bits of a sample: 16 or 24.", valueName: "n"))
  var bits = 16

  @Flag(help: "Ask a reciter who is new behind all others. Default: before published ones.")
  var last = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if let reciter { try ReciterName.validate(reciter) }
    if let rate, !(8000...192_000).contains(rate) { throw ValidationError("--rate is 8000 to 192000") }
    guard (1...2).contains(channels) else { throw ValidationError("--channels is 1 or 2") }
    guard bits == 16 || bits == 24 else { throw ValidationError("--bits is 16 or 24") }
    guard title?.contains(where: { !$0.isWhitespace }) ?? true else {
      throw ValidationError("a title has letters in it")
    }
  }

  func run() async throws {
    if case .nothing(let failure) = try await perform(nil, on: nil) { throw failure }
  }

  /// - Parameters:
  ///   - part: what it takes from the run of the script that it is a step of.
  ///   - nowPlaying: where it is seen as an intermission, which ends it too.
  func perform(_ part: ScriptPart?, on nowPlaying: NowPlaying?) async throws -> End {
    let context = CommandContext()
    let library = try context.library(for: .writing)
    let saver = RecordingSaver(
      library: library, place: last ? .last : nil, survey: { try RecordingPass.survey($0, heard: $1, progress: $2) })
    RecoveredRecordings.tell(saver)
    let known = Set(try library.reciters.all().map(\.id))
    let reciter = try saver.reciter(named: reciter)
    let recitation = try saver.recitation(riwayah, by: reciter)
    let range = try self.range.map { try parse($0, in: recitation, context) }
    let source = try await reachSource(part, nowPlaying)
    let now = Date()
    let facts = CaptureFacts(
      title: title ?? RecordCommand.title(at: now), reciter: reciter, riwayah: recitation.riwayah,
      expected: range?.words, startedAt: Int(now.timeIntervalSince1970), device: source.device)
    let format = AudioFormat(rate: rate ?? min(source.format.rate, 48_000), channels: channels)
    try Folders.create(context.folders.recordings)
    let recorder = try SoundRecorder()
    let interruption = part?.interruption ?? .leaving(nothingOf: .recordings, in: nil)
    // In a script its display has the keys, and shows an intermission.
    let audience = part == nil || self.audience == .program ? self.audience : .nobody
    if audience == self.audience { tellStart(facts, range?.text, source, format) }
    try recorder.start(
      SoundRecorder.Request(
        folder: context.folders.recordings, format: format, encoding: bits == 24 ? .int24 : .int16,
        limit: OutputTime(frames: max.frames(rate: format.rate), rate: format.rate), tags: facts.tags),
      from: source)
    let performance = RecordingPerformance(
      recorder: recorder, audience: audience, line: LevelLine(device: source.device, rate: format.rate),
      interruption: interruption)
    let words = "record \(range?.text ?? facts.title)"
    let turn = nowPlaying.map { RecordingTurn(words, seconds: max.seconds, recorder, on: $0) }
    let outcome = await performance.run()
    await turn?.end()
    guard let outcome else { preconditionFailure("a recorder tells how it ended") }
    return try finish(outcome, facts, saver) { recording in
      guard part == nil else { return }
      let next = range == nil ? "annotate detect" : "annotate align"
      Terminal.say("next: tilawa \(next) \(recording.id)")
      try OrderWords(library).tell(new: [recording.reciter], besides: known)
    }
  }

  /// Where a step of a script finds no sound server, it waits for one; not for a microphone.
  private func reachSource(_ part: ScriptPart?, _ nowPlaying: NowPlaying?) async throws -> PulseSource {
    do throws(AudioError) {
      return try PulseSource(source: source)
    } catch {
      guard let part, let nowPlaying, error.code == .noServer else { throw error }
      _ = try await part.patience.reach(nowPlaying) { () throws(AudioError) in try PulseSink() }
      return try PulseSource(source: source)
    }
  }

  private var audience: RecordingPerformance.Audience {
    if report.json { return .program }
    return Terminal.isTerminal(1) ? .terminal : .nobody
  }

  /// The passage, and how the manual writes it.
  private func parse(
    _ text: String, in recitation: (riwayah: Riwayah, counting: VerseCounting), _ context: CommandContext
  ) throws -> (words: WordRange, text: String) {
    let structure = try context.quran().structure.divided(as: recitation.riwayah)
    let range = try RangeParser(structure: structure, counting: recitation.counting).parse(text)
    let words = WordRange(structure.span(of: range.first).start, structure.span(of: range.last).end)
    return (words, range.description)
  }

  private static func title(at date: Date) -> String {
    let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    return "Recording \(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day)) \(two(parts.hour)):\(two(parts.minute))"
  }

  private func tellStart(_ facts: CaptureFacts, _ range: String?, _ source: PulseSource, _ format: AudioFormat) {
    switch audience {
    case .terminal:
      let length = Lengths.time(max.seconds)
      Terminal.say(
        "\(facts.title) · \(facts.reciter) · \(format.rate) Hz · \(format.channels) ch · at most \(length) · space pause · q finish · x discard"
      )
    case .program:
      Terminal.say(
        JSON.object([
          ("event", .string("started")), ("title", .string(facts.title)), ("reciter", .string(facts.reciter)),
          ("range", .optional(range, JSON.string)), ("source", .string(source.name)),
          ("device", .string(source.device)), ("rate", .int(format.rate)), ("channels", .int(format.channels)),
          ("bits", .int(bits)), ("max", .int(max.seconds)),
        ]).text)
    case .nobody: break
    }
  }
}

extension TimeLength {
  static let twoHours = TimeLength(seconds: 7200)
}
