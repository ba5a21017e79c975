import CPulse
import Glibc
import TilawaCore

/// A connection to a server. Everything is called with the main loop's lock held.
final class PulseConnection {
  let context: OpaquePointer
  private let loop: OpaquePointer
  /// The function that is called once from a callback when the server is lost.
  var onLost: () -> Void = {}
  private(set) var isClosing = false

  init(loop: OpaquePointer) throws(AudioError) {
    let properties = pa_proplist_new()
    defer { if let properties { pa_proplist_free(properties) } }
    if let properties {
      pa_proplist_sets(properties, PA_PROP_APPLICATION_NAME, "Tilawa")
      pa_proplist_sets(properties, PA_PROP_APPLICATION_ID, "tilawa")
      pa_proplist_sets(properties, PA_PROP_APPLICATION_ICON_NAME, "audio-x-generic")
    }
    guard let context = pa_context_new_with_proplist(pa_threaded_mainloop_get_api(loop), "Tilawa", properties) else {
      throw AudioError(.noServer, AudioSentences.cannotReachServer, AudioSentences.noStart(library: "libpulse"))
    }
    self.context = context
    self.loop = loop
  }

  deinit {
    pa_context_set_state_callback(context, nil, nil)
    pa_context_disconnect(context)
    pa_context_unref(context)
  }

  /// Connects and waits for the server's answer. Never starts a server.
  func connect(to wanted: String?) throws(AudioError) {
    pa_context_set_state_callback(
      context, { _, user in PulseConnection.from(user)?.stateChanged() }, Unmanaged.passUnretained(self).toOpaque())
    let server = wanted ?? Self.fallbackServer()
    let begun = pa_context_connect(context, server, PA_CONTEXT_NOAUTOSPAWN, nil) >= 0
    while begun, PA_CONTEXT_IS_GOOD(state) != 0, state != PA_CONTEXT_READY { wait() }
    guard begun, state == PA_CONTEXT_READY else {
      throw AudioError(
        .noServer, AudioSentences.cannotReachServer,
        AudioSentences.tried(reason: Sentence(foreign: failure), server: server ?? Self.tried()))
    }
  }

  var isGood: Bool { !isClosing && PA_CONTEXT_IS_GOOD(state) != 0 }

  /// The reason for the loss of the connection, in libpulse's words.
  var failure: String { String(cString: pa_strerror(pa_context_errno(context))) }

  func wait() { pa_threaded_mainloop_wait(loop) }
  func signal() { pa_threaded_mainloop_signal(loop, 0) }

  /// Waits for the end of the operation or the loss of the server, and releases the operation.
  func finish(_ operation: OpaquePointer?) {
    guard let operation else { return }
    while isGood, pa_operation_get_state(operation) == PA_OPERATION_RUNNING { wait() }
    pa_operation_cancel(operation)
    pa_operation_unref(operation)
  }

  /// Closes the connection; nothing waits or is called back after this.
  func close() {
    isClosing = true
    pa_context_set_state_callback(context, nil, nil)
    pa_context_disconnect(context)
    signal()
  }

  private var state: pa_context_state_t { pa_context_get_state(context) }

  private func stateChanged() {
    signal()
    if !isClosing, PA_CONTEXT_IS_GOOD(state) == 0 { onLost() }
  }

  private static func from(_ user: UnsafeMutableRawPointer?) -> PulseConnection? {
    user.map { Unmanaged<PulseConnection>.fromOpaque($0).takeUnretainedValue() }
  }
}

// MARK: - The server's address

extension PulseConnection {
  /// Returns the server in the user's runtime folder for a program without that folder in its environment, for example
  /// from cron.
  private static func fallbackServer() -> String? {
    guard getenv("PULSE_SERVER") == nil, getenv("PULSE_RUNTIME_PATH") == nil, getenv("XDG_RUNTIME_DIR") == nil else {
      return nil
    }
    let socket = "/run/user/\(getuid())/pulse/native"
    return access(socket, R_OK | W_OK) == 0 ? "unix:\(socket)" : nil
  }

  /// Returns the address that libpulse tries by default.
  private static func tried() -> String {
    if let server = getenv("PULSE_SERVER") { return String(cString: server) }
    if let folder = getenv("PULSE_RUNTIME_PATH") { return String(path: folder) + "/native" }
    if let folder = getenv("XDG_RUNTIME_DIR") { return String(path: folder) + "/pulse/native" }
    return "/run/user/\(getuid())/pulse/native"
  }
}
