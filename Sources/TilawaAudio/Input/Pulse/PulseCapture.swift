import CPulse

/// The recording streams of one recording, a new one after each loss of the server. Every method is called with the
/// main loop's lock held, by us or by libpulse.
final class PulseCapture {
  private let loop: OpaquePointer
  private let server: String?
  private let source: String?
  private var connection: PulseConnection
  private(set) var origin: PulseOrigin
  private var inlet: PulseInlet?
  private var destination: (format: AudioFormat, intake: CaptureIntake)?
  private var state = EngineState.playing
  /// The reason for the loss of the stream; nil while it exists.
  private(set) var failure: AudioError?

  /// The length of the server's fragments in milliseconds; the present fragment is lost with the process.
  private static let fragment = 50

  init(loop: OpaquePointer, server: String?, source: String?) throws(AudioError) {
    self.loop = loop
    self.server = server
    self.source = source
    connection = try PulseConnection(loop: loop)
    try connection.connect(to: server)
    origin = try PulseOrigin.find(source, on: connection)
  }

  func open(_ intake: CaptureIntake, _ format: AudioFormat) throws(AudioError) {
    destination = (format, intake)
    try open()
  }

  private func open() throws(AudioError) {
    guard let destination else { return }
    connection.onLost = { [unowned self] in lose() }
    inlet = try PulseInlet(
      connection, origin: origin.name, format: destination.format, fragment: PulseCapture.fragment,
      into: destination.intake, onLost: { [unowned self] in lose() })
    if state == .suspended { inlet?.suspend() }
  }

  private func lose() {
    guard failure == nil else { return }
    failure = AudioError(
      .noServer, AudioSentences.cannotRecordFrom(name: origin.description), verbatim: connection.failure)
  }

  func close() {
    inlet?.close()
    inlet = nil
    connection.close()
  }

  func set(_ new: EngineState) {
    state = new
    guard failure == nil else { return }
    switch new {
    case .suspended: inlet?.suspend()
    case .playing: inlet?.resume()
    }
  }

  var isSuspended: Bool { state == .playing && failure == nil && inlet?.isSuspended == true }

  /// Checks whether the stream was moved to another source; true if it was. Waits for the server then.
  func wasMoved() -> Bool {
    guard failure == nil, let name = inlet?.originName, name != origin.name else { return false }
    guard let moved = try? PulseOrigin.find(name, on: connection) else { return false }
    origin = moved
    return true
  }

  /// Makes a new connection and a new stream, from the same source, or from the default one if that is gone.
  func comeBack() throws(AudioError) {
    close()
    connection = try PulseConnection(loop: loop)
    try connection.connect(to: server)
    origin = try foundAgain()
    failure = nil
    do throws(AudioError) {
      try open()
    } catch {
      failure = error
      throw error
    }
  }

  private func foundAgain() throws(AudioError) -> PulseOrigin {
    do throws(AudioError) {
      return try PulseOrigin.find(source ?? origin.name, on: connection)
    } catch {
      guard source == nil, connection.isGood else { throw error }
      return try PulseOrigin.find(nil, on: connection)
    }
  }
}
