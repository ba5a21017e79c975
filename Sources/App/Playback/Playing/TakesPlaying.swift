package import AppBase
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaStore

/// Plays all takes of an ayah in turn, the earliest first, so that a person can choose one.
package struct TakesPlaying {
  private let request: PlayRequest
  private let context: AppContext
  private let structure: QuranStructure
  private let takes: [RecordedTake]

  /// Finds the takes.
  ///
  /// - Parameter request: the typed options; of the session those of the ayah, the riwayah, the reciter and the output count.
  /// - Throws: `Failure` where no ayah is named, or no recording has it.
  package init(_ request: PlayRequest, in context: AppContext) throws {
    (self.request, self.context) = (request, context)
    guard request.ranges.count == 1, let typed = request.ranges.first else {
      throw Failure(.usage, PlaybackSentences.takesOfOneAyah)
    }
    let riwayah = try context.riwayah(request.riwayah)
    structure = try context.quran().structure.divided(as: riwayah)
    let range = try RangeParser(structure: structure, riwayah: riwayah).parse(typed)
    guard range.first == range.last else { throw Failure(.usage, PlaybackSentences.takesOfOneAyah) }
    let library = try context.library(for: .reading)
    let reciter = try request.reciters?.first.map { try library.reciters.choose($0).id }
    takes = try library.recordings.takes(of: structure.span(of: range), by: reciter)
    guard !takes.isEmpty else { throw Failure(.noInput, PlaybackSentences.noTakes(range: "\(range)")) }
  }

  /// Plays the takes, each after a line about it.
  ///
  /// - Throws: `AudioError` where a file cannot be read, or the sound goes nowhere; `Failure` without a sound server.
  package func run() async throws {
    let files = takes.map(\.recording.file)
    let sink = try openSink()
    let wanted = SessionFormat.Request(rate: request.rate, channels: request.channels)
    let format = sink.fitting(SessionFormat.decide(sink: sink.wish, sources: files, asked: wanted))
    let levels = Levels(
      takes.reduce(into: [:]) { levels, take in
        if let loudness = take.recording.loudness { levels[take.recording.file.path] = loudness }
      })
    let (events, told) = AsyncStream.makeStream(of: SegmentPreview.Event.self)
    let preview = try SegmentPreview(on: sink, format: format, levels: levels, tell: { told.yield($0) })
    var heard = events.makeAsyncIterator()
    for take in takes {
      context.interface.say(
        request.isForProgram == true ? JSON(encoding: Value(take, structure)).line : words(of: take))
      preview.play(
        AudioSlice(file: take.recording.file, start: take.frames.lowerBound, end: take.frames.upperBound))
      if case .failed(let error)? = await heard.next() {
        try? preview.close()
        throw error
      }
    }
    try preview.close()
    let command = CommandHint("annotate", "prefer", "REC", "SEG")
    if takes.count > 1, request.isForProgram != true {
      context.interface.warn(PlaybackSentences.chooseTake(command: command))
    }
  }

  private func openSink() throws -> any AudioSink {
    do {
      return try request.sink.open(request.encoding, onto: request.target(in: context))
    } catch let error as AudioError {
      throw error.advised
    }
  }

  /// The day, the ayah, the length, the reciter, the recording and the segment.
  private func words(of take: RecordedTake) -> String {
    let rate = max(1, take.recording.file.rate)
    let mark = take.isPreferred ? "*" : take.status == .suggested ? "?" : " "
    return [
      mark, take.recording.date, label(take), RecordingTime.words(take.frames.count, at: rate),
      take.recording.reciter.name, "\(take.recording.id) \(take.recording.title)", String(take.segment.prefix(8)),
    ].joined(separator: "\t")
  }

  private func label(_ take: RecordedTake) -> String {
    structure.label(of: SourceSegment.Content.text(take.words), in: take.recording.reciter.riwayah.counting)
  }

  /// The line for programs.
  private struct Value: Encodable {
    let recording: String
    let date: String
    let segment: String
    let start: JSONNumber
    let end: JSONNumber
    let status: String
    let preferred: Bool

    init(_ take: RecordedTake, _ structure: QuranStructure) {
      let rate = take.recording.file.rate
      (recording, date, segment) = (take.recording.sha256, take.recording.date, take.segment)
      (start, end) = (
        JSONNumber(frame: take.frames.lowerBound, rate: rate), JSONNumber(frame: take.frames.upperBound, rate: rate)
      )
      (status, preferred) = (take.status.rawValue, take.isPreferred)
    }
  }
}
