import AppPlayback
import Dispatch
import Synchronization
import AppBase
import TilawaAudio
import TilawaCore
import TilawaPlayer

/// The player of a review. Any thread may call it; no call but `close` waits for the sound server, which is asked when first needed.
final class CoachReviewPlayer: Sendable {
  private struct State {
    var preview: SegmentPreview?
    /// The file whose place is told; nil while single words are heard.
    var rate: Int?
  }

  private let output: SinkChoice
  private let tell: @Sendable (CoachReviewEvent) -> Void
  private let queue = DispatchQueue(label: "review")
  private let state = Mutex(State())

  init(on output: SinkChoice, tell: @escaping @Sendable (CoachReviewEvent) -> Void) {
    (self.output, self.tell) = (output, tell)
  }

  /// Plays stretches in place of what sounds.
  ///
  /// - Parameter follows: whether the place is told.
  func play(_ slices: [AudioSlice], _ speed: Speed, follows: Bool) {
    queue.async { [self] in
      do {
        let preview = try open(for: slices)
        state.withLock { $0.rate = follows ? slices.first?.file.rate : nil }
        preview.play(slices, gap: slices.count > 1 ? .milliseconds(400) : .none, speed: speed)
      } catch {
        tell(.trouble(ScreensSentences.noSound(fault: "\(error)")))
      }
    }
  }

  func stop() { queue.async { [self] in state.withLock { $0.preview }?.stop() } }

  /// The place of the sound that is heard, in milliseconds; nil in silence, and while single words are heard.
  var position: Int? {
    state.withLock { state in
      guard let rate = state.rate, let frame = state.preview?.position else { return nil }
      return frame * 1000 / rate
    }
  }

  func close() {
    queue.sync {}
    let open = state.withLock { state in
      defer { state.preview = nil }
      return state.preview
    }
    try? open?.close()
  }

  private func open(for slices: [AudioSlice]) throws -> SegmentPreview {
    if let open = state.withLock({ $0.preview }) { return open }
    let sink = try output.open(.int16, onto: nil)
    let format = sink.fitting(SessionFormat.decide(sink: sink.wish, sources: slices.map(\.file)))
    let tell = tell
    let new = try SegmentPreview(on: sink, format: format) { [weak self] event in
      switch event {
      case .finished: tell(.playing(at: nil))
      case .failed(let error):
        if error.path == nil { self?.state.withLock { $0.preview = nil } }
        tell(.trouble(Sentence(verbatim: "\(error)")))
      }
    }
    state.withLock { $0.preview = new }
    return new
  }
}
