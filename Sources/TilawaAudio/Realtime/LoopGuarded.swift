import CPulse
import TilawaCore

/// An object under the lock of PulseAudio's threaded main loop, and that loop itself.
///
/// `@unchecked Sendable`: `loop` is set once. `object` is used only with the loop's lock held, in `locked` and in
/// libpulse's callbacks; `deinit` stops the loop's thread before it releases the object.
final class LoopGuarded<Object: AnyObject>: @unchecked Sendable {
  private let loop: OpaquePointer
  private var object: Object?

  /// Starts the loop's thread; `make` runs with the lock held and is given the loop. `action` is what
  /// cannot be done without it.
  init(otherwise action: Sentence = AudioSentences.cannotPlay, _ make: (OpaquePointer) throws(AudioError) -> Object)
    throws(AudioError)
  {
    try AudioError.checkLoaded(cpulse_load(), .noServer, action)
    guard let loop = pa_threaded_mainloop_new() else {
      throw AudioError(.noServer, action, AudioSentences.noStart(library: "libpulse"))
    }
    guard pa_threaded_mainloop_start(loop) == 0 else {
      pa_threaded_mainloop_free(loop)
      throw AudioError(.noServer, action, AudioSentences.noThread)
    }
    self.loop = loop
    pa_threaded_mainloop_lock(loop)
    defer { pa_threaded_mainloop_unlock(loop) }
    // `deinit` frees the loop if this throws.
    object = try make(loop)
  }

  deinit {
    pa_threaded_mainloop_stop(loop)
    object = nil
    pa_threaded_mainloop_free(loop)
  }

  /// Runs `body` with the lock held. Never from a callback: libpulse would wait for itself.
  func locked<Result>(_ body: (Object?) throws(AudioError) -> Result) throws(AudioError) -> Result {
    pa_threaded_mainloop_lock(loop)
    defer { pa_threaded_mainloop_unlock(loop) }
    return try body(object)
  }
}
