import AppPlayback
import Dispatch
package import TilawaAudio
package import TilawaCore
import TilawaPlayer

/// Plays stretches of sound once. Blocks until they were heard.
package enum SlicePlayback {
  /// The longest time for which it is waited, in seconds beyond the sound.
  private static let patience = 5.0
  private static let gap = Gap.milliseconds(600)

  /// - Throws: `AudioError` where there is no sound server.
  package static func play(_ slices: [AudioSlice], on output: SinkChoice) throws {
    guard !slices.isEmpty else { return }
    let sink = try output.open(.int16, onto: nil)
    let format = sink.fitting(SessionFormat.decide(sink: sink.wish, sources: slices.map(\.file)))
    let heard = DispatchSemaphore(value: 0)
    let preview = try SegmentPreview(on: sink, format: format) { _ in heard.signal() }
    let seconds = slices.reduce(0) { $0 + Double($1.end - $1.start) / Double($1.file.rate) }
    preview.play(slices, gap: slices.count > 1 ? gap : .none)
    _ = heard.wait(timeout: .now() + seconds + Double(slices.count) + patience)
    try preview.close()
  }
}
