/// Records from a PulseAudio server, or PipeWire in its place, by the asynchronous interface.
///
/// The server pushes from libpulse's own thread into a ring. Any thread may call it; calls wait for the server.
public final class PulseSource: Sendable {
  private let capture: LoopGuarded<PulseCapture>

  /// What people call the source: "Built-in Audio Analog Stereo".
  public let device: String
  /// What the server calls it.
  public let name: String
  /// As the source itself is.
  public let format: AudioFormat

  /// Connects and asks for the source of that name, or the default one, which must be a microphone.
  ///
  /// `server` is an address as in `PULSE_SERVER`; nil looks where libpulse does. Throws `.noServer` where none answers or
  /// has a microphone, `.notFound` where it has no such source. Never starts a server.
  public init(source: String? = nil, server: String? = nil) throws(AudioError) {
    capture = try LoopGuarded(to: "record") { loop throws(AudioError) in
      try PulseCapture(loop: loop, server: server, source: source)
    }
    let origin = try capture.locked { capture throws(AudioError) in capture?.origin }
    guard let origin else { throw AudioError(.noServer, "record", "the server has no source") }
    device = origin.description
    name = origin.name
    format = origin.format
  }

  /// From now on frames of this format go there.
  func open(_ intake: CaptureIntake, _ format: AudioFormat) throws(AudioError) {
    try capture.locked { capture throws(AudioError) in try capture?.open(intake, format) }
  }

  /// Nothing comes after this has returned, and what came before is there.
  func close() { ask(()) { $0.close() } }

  /// As `close`, and may go on.
  func suspend() { ask(()) { $0.set(.suspended) } }
  func resume() { ask(()) { $0.set(.playing) } }

  /// How it stands with the source.
  struct Status {
    /// Why nothing comes any more.
    let failure: AudioError?
    /// The server's source sleeps.
    let isSuspended: Bool
    /// The source that is recorded from now, if that is another one since this was asked last.
    let movedTo: String?
  }

  func status() -> Status {
    ask(Status(failure: nil, isSuspended: false, movedTo: nil)) { capture in
      Status(
        failure: capture.failure, isSuspended: capture.isSuspended,
        movedTo: capture.wasMoved() ? capture.origin.description : nil)
    }
  }

  /// Tries once to reach the server again, and returns what the source is called now.
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
