package import AppBase
import TilawaAudio
package import TilawaCore
package import TilawaDrawing
import TilawaIntake
import TilawaStore

/// A stretch of a recording with its labels, to be shown.
package struct RecordingView {
  package let recording: Recording
  package let frames: Range<Int>
  /// The labels in the stretch.
  package let marks: [WaveformMark]
  let structure: QuranStructure
  private let outlines: OutlineCache

  /// - Throws: `Failure` for an unknown recording, or a stretch outside it.
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
      throw Failure(.usage, RecordingsSentences.fromAfterEnd(length: length))
    }
    guard end > start else { throw Failure(.usage, RecordingsSentences.toBeforeFrom) }
    return start..<min(file.frames, end)
  }

  private static func frame(_ text: String, _ option: String, at rate: Int) throws -> Int {
    guard let frame = RecordingTime.frame(text, at: rate) else {
      throw Failure(.usage, RecordingsSentences.notATime(text: "\(option) \(text)"))
    }
    return frame
  }

  /// The title without control characters.
  package var title: String { RecordingView.printable(recording.title) }

  /// "Al-Husary · Hafs · 0:10–0:20 of 1:02:03 · 12 confirmed, 3 suggested".
  package var details: Sentence {
    RecordingsSentences.recordingDetails(
      reciter: RecordingView.printable(recording.reciter.name), riwayah: recording.reciter.riwayah.name,
      labels: stretchWords)
  }

  /// "0:10–0:20 of 1:02:03 · 12 confirmed, 3 suggested".
  package var stretchWords: Sentence {
    let whole = clock(recording.file.frames, decimals: 0)
    let decimals = frames.count < 10 * recording.file.rate ? 3 : 0
    let shown =
      frames.count == recording.file.frames
      ? whole
      : RecordingsSentences.stretch(
        start: clock(frames.lowerBound, decimals: decimals), end: clock(frames.upperBound, decimals: decimals),
        all: whole
      ).text
    let segments = marks.filter { $0.beginning == .segment || $0.frames.lowerBound < frames.lowerBound }
    let suggested = Set(segments.filter { $0.status == .suggested }.map(\.number)).count
    let confirmed = Set(segments.filter { $0.status == .confirmed }.map(\.number)).count
    return RecordingsSentences.stretchLabels(stretch: shown, confirmed: confirmed, suggested: suggested)
  }

  private func clock(_ frame: Int, decimals: Int) -> String {
    let rate = recording.file.rate
    return decimals > 0 ? RecordingTime.words(frame, at: rate) : Lengths.time(frame / rate)
  }

  /// Returns the lowest and highest sample of each column: from the stored outline of the recording, or from its sound
  /// if the columns are narrower than those of the outline. Blocks on the disk; without an outline for as long as
  /// decoding takes.
  ///
  /// - Parameter progress: called with the number of frames that were read, if there is no outline.
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
      title: title, details: details.text, frames: frames, rate: recording.file.rate, peaks: peaks, marks: marks)
  }

  private static func printable(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
  }
}
