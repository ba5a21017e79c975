import AppRecordings
import AppPlayback
import ArgumentParser
import CommandOptions
import AppBase
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaScreens
import TilawaStore

struct AnnotateReviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Listen to the start and the end of each segment, and confirm or reject it.",
    discussion: """
      Flagged suggestions come first (see annotate align), then all others in the order of time.

      Keys: y right (confirm) · n wrong (keep it as a suggestion) · f fix: [ ] move the start and { } the end by 50 ms, \
      and it plays again; y or n ends the fix · r play again · s or space skip · b back · q quit · ? help. Without a \
      terminal, the keys are read from standard input.
      """)

  @OptionGroup var target: RecordingsOptions

  @Option(help: ArgumentHelp("Start with this segment.", valueName: "seg"))
  var from: String?

  @Flag(help: "Only suggestions.")
  var suggested = false

  @Flag(help: "Only suggestions that you should check.")
  var flagged = false

  @Option(
    name: [.customShort("o"), .long], help: PlayOption.output.help("sink"), completion: .sinks,
    transform: SinkArgument.parse)
  var output: SinkChoice?

  @Option(help: ArgumentHelp("How many seconds of the start and the end to play, 0.2 to 10.", valueName: "seconds"))
  var seconds = 1.0

  @OptionGroup(title: "Format") var format: FormatOptions

  @OptionGroup var writing: WritingOptions

  mutating func validate() throws {
    guard (0.2...10).contains(seconds) else { throw ValidationError(RecordingCommandsSentences.secondsOutOfRange) }
    try request.checkSink()
    if case .file? = output, target.recordings.count != 1 || target.reciter != nil {
      throw ValidationError(RecordingCommandsSentences.reviewToFile)
    }
    guard from == nil || target.recordings.count == 1 else {
      throw ValidationError(RecordingCommandsSentences.fromOfOne)
    }
  }

  /// The output and its sample format, as a request.
  private var request: PlayRequest {
    var request = PlayRequest()
    request.output = output
    format.add(to: &request)
    request.replacesFiles = writing.force ? true : nil
    request.isForProgram = target.report.json ? true : nil
    return request
  }

  func run() async throws {
    let recordings = try target.open(for: .writing)
    let reviewed = try recordings.map { (annotated: $0, ids: try ids(try $0.annotation())) }.filter { !$0.ids.isEmpty }
    guard !reviewed.isEmpty else {
      let titles = recordings.prefix(3).map(\.recording.title).listed
      throw Failure(.usage, RecordingCommandsSentences.nothingToReview(title: titles))
    }
    let keys = ReviewKeys()
    let interruption = Interruption { code in
      keys.close()
      _ = Terminal.attempt("\n")
      ReviewKeys.leave(code)
    }
    defer {
      keys.close()
      withExtendedLifetime(interruption) {}
    }
    for (annotated, ids) in reviewed {
      let review = try await review(annotated, ids, keys)
      target.head(annotated, of: recordings)
      review.answer.tell(target.report)
      if review.isLeft { return }
    }
  }

  /// Reviews segments of one recording.
  private func review(_ annotated: AnnotatedRecording, _ ids: [Segment.ID], _ keys: ReviewKeys) async throws -> Review {
    let sink = try openSink(request)
    let file = annotated.recording.file
    let levels = Levels(annotated.recording.loudness.map { [file.path: $0] } ?? [:])
    let sound = SessionFormat.decide(
      sink: sink.wish, sources: [file], asked: SessionFormat.Request(rate: format.rate, channels: format.channels))
    let (events, told) = AsyncStream.makeStream(of: SegmentPreview.Event.self)
    let preview = try SegmentPreview(on: sink, format: sink.fitting(sound), levels: levels, tell: { told.yield($0) })
    var review = Review(
      annotated: annotated, ids: ids, edge: Int(seconds * Double(file.rate)), preview: preview, events: events,
      keys: keys, isForProgram: target.report.json)
    do {
      try await review.run()
    } catch {
      keys.close()
      try? preview.close()
      throw error
    }
    try preview.close()
    return review
  }

  /// Returns the segments to review: in review order, or in the order of time from a named segment on.
  private func ids(_ annotation: Annotation) throws -> [Segment.ID] {
    let first = try from.map { try annotation.segment(named: $0) }
    let all = first == nil ? annotation.inReviewOrder : annotation.segments
    let ids = all.filter { (!suggested || $0.status == .suggested) && (!flagged || $0.isFlagged) }.map(\.id)
    guard let first else { return ids }
    return Array(ids.drop { $0 != first.id })
  }

  private func openSink(_ request: PlayRequest) throws -> any AudioSink {
    let file = try request.target(in: AppContext())
    do throws(AudioError) {
      return try request.sink.open(request.encoding, onto: file)
    } catch {
      guard error.code == .noServer else { throw error }
      throw Failure(.unavailable, RecordingCommandsSentences.reviewWithoutSound(reason: "\(error)"))
    }
  }
}
