/// A source of sound on a PulseAudio server, or PipeWire in its place, by the asynchronous interface.
///
/// The server pushes from libpulse's own thread into a ring. Any thread may call the methods; calls wait for the
/// server.
public final class PulseSource: Sendable {
  private let capture: LoopGuarded<PulseCapture>

  /// The name of the source for people: "Built-in Audio Analog Stereo".
  public let device: String
  /// The server's name of the source.
  public let name: String
  /// The format of the source.
  public let format: AudioFormat

  /// Connects and finds the source of that name, or the default one. The default one must be a microphone.
  ///
  /// `server` is an address as in `PULSE_SERVER`; nil is libpulse's own search. Throws `.noServer` if no server answers
  /// or has a microphone, `.notFound` if the server has no such source. Never starts a server.
  public init(source: String? = nil, server: String? = nil) throws(AudioError) {
    capture = try LoopGuarded(otherwise: AudioSentences.cannotRecord) { loop throws(AudioError) in
      try PulseCapture(loop: loop, server: server, source: source)
    }
    let origin = try capture.locked { capture throws(AudioError) in capture?.origin }
    guard let origin else { throw AudioError(.noServer, AudioSentences.cannotRecord, AudioSentences.noSource) }
    device = origin.description
    name = origin.name
    format = origin.format
  }

  /// Starts a stream of frames of a format to an intake.
  func open(_ intake: CaptureIntake, _ format: AudioFormat) throws(AudioError) {
    try capture.locked { capture throws(AudioError) in try capture?.open(intake, format) }
  }

  /// Stops the stream; all earlier frames have come when it returns.
  func close() { ask(()) { $0.close() } }

  /// Stops the stream as `close` does, but it can be resumed.
  func suspend() { ask(()) { $0.set(.suspended) } }
  func resume() { ask(()) { $0.set(.playing) } }

  /// The state of the source.
  struct Status {
    /// The reason for the loss of the stream; nil while it exists.
    let failure: AudioError?
    /// Whether the server's source is suspended.
    let isSuspended: Bool
    /// The name of the present source if it has changed since the last query; nil if not.
    let movedTo: String?
  }

  func status() -> Status {
    ask(Status(failure: nil, isSuspended: false, movedTo: nil)) { capture in
      Status(
        failure: capture.failure, isSuspended: capture.isSuspended,
        movedTo: capture.wasMoved() ? capture.origin.description : nil)
    }
  }

  /// Tries once to reach the server again, and returns the present name of the source.
  func comeBack() throws(AudioError) -> String {
    try capture.locked { capture throws(AudioError) in
      try capture?.comeBack()
      return capture?.origin.description ?? device
    }
  }

  private func ask<Answer>(_ none: Answer, _ question: (PulseCapture) -> Answer) -> Answer {
    let answer = try? capture.locked { capture throws(AudioError) in capture.map(question) }
    return (answer ?? nil) ?? none
  }
}
