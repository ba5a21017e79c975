import Synchronization
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaFiles

/// Player of the editor's segments. Any thread may call it; no call waits for the sound server, which is asked when first needed.
final class EditorPlayer: Sendable {
  /// An event, from threads of its own.
  enum Event: Hashable, Sendable {
    /// Playing has ended.
    case finished
    /// Playing is not possible, for this reason.
    case failed(Sentence)
  }

  private struct Request: Sendable {
    let slice: AudioSlice
    let loops: SegmentPreview.Loops
  }

  private enum State {
    case unopened
    case opening(Request?)
    case open(SegmentPreview)
    /// The fault was told once.
    case unavailable
  }

  private let file: AudioFile
  private let levels: Levels
  private let output: SinkChoice
  private let tell: @Sendable (Event) -> Void
  private let state = Mutex(State.unopened)

  init(_ recording: Recording, on output: SinkChoice, tell: @escaping @Sendable (Event) -> Void) {
    file = recording.file
    levels = Levels(recording.loudness.map { [recording.file.path: $0] } ?? [:])
    self.output = output
    self.tell = tell
  }

  /// Plays frames of the recording in place of what sounds.
  func play(_ frames: Range<Int>, _ loops: SegmentPreview.Loops) {
    let request = Request(slice: AudioSlice(file: file, start: frames.lowerBound, end: frames.upperBound), loops: loops)
    state.withLock { state in
      switch state {
      case .unopened:
        state = .opening(request)
        guard !SystemThread.start({ self.open() }) else { return }
        state = .unavailable
        tell(.failed(ScreensSentences.noSound(fault: SystemThread.refusal.text)))
      case .opening: state = .opening(request)
      case .open(let preview): preview.play(request.slice, loops: request.loops)
      case .unavailable: tell(.finished)
      }
    }
  }

  func stop() {
    state.withLock { state in
      switch state {
      case .opening: state = .opening(nil)
      case .open(let preview): preview.stop()
      case .unopened, .unavailable: break
      }
    }
  }

  /// The frame of the recording that is heard now; nil in silence.
  var position: Int? {
    state.withLock { state in if case .open(let preview) = state { preview.position } else { nil } }
  }

  func close() {
    let preview = state.withLock { state -> SegmentPreview? in
      defer { state = .unavailable }
      return if case .open(let preview) = state { preview } else { nil }
    }
    try? preview?.close()
  }

  private func sink() throws(AudioError) -> any AudioSink {
    switch output {
    case .pulse(let name): try PulseSink(sink: name)
    case .null(let pace): NullSink(pace: pace)
    case .file(_, let path): throw AudioError(.unsupported, "play", path: path, ScreensSentences.needsSound.text)
    }
  }

  private func open() {
    do throws(AudioError) {
      let sink = try sink()
      let format = sink.fitting(SessionFormat.decide(sink: sink.wish, sources: [file]))
      let preview = try SegmentPreview(on: sink, format: format, levels: levels) { [weak self] event in
        self?.take(event)
      }
      let isWanted = state.withLock { state in
        guard case .opening(let request) = state else { return false }
        state = .open(preview)
        if let request { preview.play(request.slice, loops: request.loops) }
        return true
      }
      if !isWanted { try preview.close() }
    } catch {
      state.withLock { $0 = .unavailable }
      tell(.failed(ScreensSentences.noSound(fault: "\(error)")))
    }
  }

  private func take(_ event: SegmentPreview.Event) {
    switch event {
    case .finished: tell(.finished)
    case .failed(let error):
      if error.path == nil { state.withLock { $0 = .unavailable } }
      tell(.failed(Sentence(verbatim: "\(error)")))
    }
  }
}
