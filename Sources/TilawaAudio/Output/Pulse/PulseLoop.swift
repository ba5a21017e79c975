import CPulse

/// PulseAudio's main loop on a thread of its own, and its lock.
///
/// Every call into libpulse is made under the lock; libpulse makes its callbacks on its thread, with the lock held.
final class PulseLoop: Sendable {
  /// The C library guards what the address leads to with its own lock; see `PulseHandle`.
  let handle: PulseHandle

  init() throws(AudioError) {
    guard let loop = pa_threaded_mainloop_new() else {
      throw AudioError(.noServer, "play", "libpulse does not start")
    }
    handle = PulseHandle(loop)
    guard pa_threaded_mainloop_start(loop) == 0 else {
      pa_threaded_mainloop_free(loop)
      throw AudioError(.noServer, "play", "libpulse cannot start its thread")
    }
  }

  deinit {
    pa_threaded_mainloop_stop(handle.pointer)
    pa_threaded_mainloop_free(handle.pointer)
  }

  /// Runs `body` with the lock held. Never from a callback, which holds it already.
  func locked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    pa_threaded_mainloop_lock(handle.pointer)
    defer { pa_threaded_mainloop_unlock(handle.pointer) }
    return try body()
  }

  /// Lets go of the lock until `signal`; with the lock held.
  func wait() { pa_threaded_mainloop_wait(handle.pointer) }
  func signal() { pa_threaded_mainloop_signal(handle.pointer, 0) }

  var api: UnsafeMutablePointer<pa_mainloop_api> { pa_threaded_mainloop_get_api(handle.pointer) }
}
