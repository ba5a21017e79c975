import TilawaAudio
package import TilawaCore
package import TilawaDrawing
import TilawaPlayer
import TilawaStore

/// A stretch of a recording with its labels, to be shown.
package struct RecordingView {
  package let recording: Recording
  package let frames: Range<Int>
  /// What is marked in the stretch.
  package let marks: [WaveformMark]
  private let structure: QuranStructure
  private let outlines: OutlineCache

  /// - Throws: `Failure`: an unknown recording, or a stretch that it does not have.
  package init(_ name: String, from: String?, to: String?, in context: AppContext) throws {
    let library = try context.library()
    recording = try library.recordings.find(name)
    frames = try RecordingView.stretch(of: recording.file, from, to)
    let (structure, counting) = (try context.quran().structure, recording.reciter.counting)
    self.structure = structure
    marks = try library.annotations.of(recording).marks(in: frames) { structure.label(of: $0, in: counting) }
    outlines = OutlineCache(folders: context.folders)
  }

  private static func stretch(of file: AudioFile, _ from: String?, _ to: String?) throws -> Range<Int> {
    let start = try from.map { try frame($0, "--from", at: file.rate) } ?? 0
    let end = try to.map { try frame($0, "--to", at: file.rate) } ?? file.frames
    guard start < file.frames else {
      let length = RecordingTime.words(file.frames, at: file.rate)
      throw Failure(.usage, "--from is after the recording's end, \(length)")
    }
    guard end > start else { throw Failure(.usage, "--to must lie behind --from") }
    return start..<min(file.frames, end)
  }

  private static func frame(_ text: String, _ option: String, at rate: Int) throws -> Int {
    guard let frame = RecordingTime.frame(text, at: rate) else {
      throw Failure(
        .usage, "\(option) \(text) is not a time; write 62.5 (seconds), 1:02.5, 500ms or 2756250f (frames)")
    }
    return frame
  }

  /// The title, without what a terminal would take for an order.
  package var title: String { RecordingView.printable(recording.title) }

  /// "Al-Husary · Hafs · 0:10–0:20 of 1:02:03 · 12 confirmed, 3 suggested".
  package var details: String {
    "\(RecordingView.printable(recording.reciter.name)) · \(recording.reciter.riwayah.name) · \(stretchWords)"
  }

  /// "0:10–0:20 of 1:02:03 · 12 confirmed, 3 suggested".
  package var stretchWords: String {
    let whole = clock(recording.file.frames, decimals: 0)
    let decimals = frames.count < 10 * recording.file.rate ? 3 : 0
    let shown =
      frames.count == recording.file.frames
      ? whole
      : "\(clock(frames.lowerBound, decimals: decimals))–\(clock(frames.upperBound, decimals: decimals)) of \(whole)"
    let segments = marks.filter { $0.beginning == .segment || $0.frames.lowerBound < frames.lowerBound }
    let suggested = Set(segments.filter { $0.status == .suggested }.map(\.number)).count
    let confirmed = Set(segments.filter { $0.status == .confirmed }.map(\.number)).count
    return "\(shown) · \(confirmed) confirmed, \(suggested) suggested"
  }

  private func clock(_ frame: Int, decimals: Int) -> String {
    let rate = recording.file.rate
    return decimals > 0 ? RecordingTime.words(frame, at: rate) : Lengths.time(frame / rate)
  }

  /// The lowest and highest sample of each column: from what is kept of the recording, or, for columns that are narrower
  /// than that, from its sound. Blocks on the disk; where nothing is kept, as long as decoding takes.
  ///
  /// - Parameter progress: called with the frames that were read, where nothing is kept.
  package func peaks(
    _ window: WaveformWindow, progress: @escaping @Sendable (Int) -> Void
  ) throws -> [ClosedRange<Float>] {
    let file = recording.file
    guard window.columns * file.rate <= window.frames.count * Waveform.columnsPerSecond else {
      return try SoundPeaks.read(file, window)
    }
    let outline = try outlines.outline(of: recording) { done, _ in progress(done) }
    return outline.waveform.columns(window.columns, over: window.frames)
  }

  package func picture(_ peaks: [ClosedRange<Float>]) -> WaveformPicture {
    WaveformPicture(
      title: title, details: details, frames: frames, rate: recording.file.rate, peaks: peaks, marks: marks)
  }

  private static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
  }
}

extension RecordingView {
  /// The members of the answer in JSON.
  package func json(_ peaks: [ClosedRange<Float>]) -> [(String, JSON)] {
    let file = recording.file
    var segments: [WaveformMark] = []
    for mark in marks where segments.last?.number != mark.number { segments.append(mark) }
    return [
      ("recording", .string(recording.sha256)), ("title", .string(recording.title)), ("rate", .int(file.rate)),
      ("frames", .int(file.frames)), ("from", .time(frames.lowerBound, in: file)),
      ("to", .time(frames.upperBound, in: file)), ("from_frame", .int(frames.lowerBound)),
      ("to_frame", .int(frames.upperBound)),
      ("columns", .array(peaks.map { .array([.sample($0.lowerBound), .sample($0.upperBound)]) })),
      ("segments", .array(segments.map(json))),
    ]
  }

  /// The segment of a mark.
  private func json(_ mark: WaveformMark) -> JSON {
    let (segment, file, counting) = (mark.segment, recording.file, recording.reciter.counting)
    let take = mark.take.map {
      JSON.object([("number", .int($0.number)), ("of", .int($0.count)), ("preferred", .bool($0.isPreferred))])
    }
    let parts = segment.recited.map { part in
      JSON.object([
        ("label", .string(structure.label(of: part.content, in: counting))),
        ("start", .time(part.frames.lowerBound, in: file)), ("start_frame", .int(part.frames.lowerBound)),
      ])
    }
    return .object([
      ("number", .int(mark.number)), ("id", .string(segment.id)), ("start", .time(segment.start, in: file)),
      ("end", .time(segment.end, in: file)), ("start_frame", .int(segment.start)), ("end_frame", .int(segment.end)),
      ("label", .string(structure.label(of: segment.content, in: counting))), ("parts", .array(parts)),
      ("status", .string(segment.status.rawValue)), ("take", take ?? .null),
    ])
  }
}

extension JSON {
  /// A sample in −1…1, with four decimals.
  package static func sample(_ sample: Float) -> JSON {
    let steps = Int((max(-1, min(1, sample)) * 10_000).rounded())
    let digits = String(abs(steps) + 100_000).dropFirst()
    return .number("\(steps < 0 ? "-" : "")\(digits.prefix(1)).\(digits.dropFirst())")
  }
}
