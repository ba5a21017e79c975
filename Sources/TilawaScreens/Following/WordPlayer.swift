import AppPlayback
import Dispatch
import Synchronization
import AppBase
import TilawaAudio
import TilawaCore
import TilawaIntake
import TilawaPlayer

/// A player of single words beside a recitation. Any thread may call it; no call but `close` waits for the sound server, which is asked when
/// first needed.
final class WordPlayer: Sendable {
  private let output: SinkChoice
  private let sound: RecentSound
  /// Takes the end of what was played; nil, or the reason why it cannot be heard.
  private let tell: @Sendable (String?) -> Void
  private let queue = DispatchQueue(label: "words")
  private let preview = Mutex<SegmentPreview?>(nil)

  init(on output: SinkChoice, _ sound: RecentSound, tell: @escaping @Sendable (String?) -> Void) {
    (self.output, self.sound, self.tell) = (output, sound, tell)
  }

  /// Plays what a function finds in place of what sounds; the function may block.
  func play(slowly isSlow: Bool, _ find: @escaping @Sendable () throws -> [AudioSlice]) {
    queue.async { [self] in
      do {
        let slices = try find()
        let gap: Gap = slices.count > 1 ? .milliseconds(400) : .none
        try open(for: slices).play(slices, gap: gap, speed: isSlow ? Speed("0.75") ?? .normal : .normal)
      } catch {
        tell("\(error)")
      }
    }
  }

  func close() {
    queue.sync {}
    let open = preview.withLock { preview in
      defer { preview = nil }
      return preview
    }
    try? open?.close()
  }

  private func open(for slices: [AudioSlice]) throws -> SegmentPreview {
    if let open = preview.withLock({ $0 }) { return open }
    let sink = try output.open(.int16, onto: nil)
    let format = sink.fitting(SessionFormat.decide(sink: sink.wish, sources: slices.map(\.file)))
    let tell = tell
    let new = try SegmentPreview(on: sink, format: format, opening: sound.opening) { [weak self] event in
      switch event {
      case .finished: tell(nil)
      case .failed(let error):
        if error.path == nil { self?.preview.withLock { $0 = nil } }
        tell("\(error)")
      }
    }
    preview.withLock { $0 = new }
    return new
  }
}
