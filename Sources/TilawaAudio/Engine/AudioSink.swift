/// An output for sound: it pulls frames from its feed at its own pace.
///
/// One session uses it: `open`, then any of the others, then `close`. Frames are counted in output frames from the
/// beginning of the session; frames that a flush discards are counted again for their replacements.
public protocol AudioSink: AnyObject, Sendable {
  /// The format that the sink takes unchanged; nil for any. Constant.
  var wish: AudioFormat? { get }

  /// Returns the nearest format that the sink accepts. Constant.
  func fitting(_ format: AudioFormat) -> AudioFormat

  /// The pace of the sink: real time, or none for a sink that may be kept waiting.
  var pace: SinkPace { get }

  /// The number of heard frames. Any thread; never blocks for long.
  var heardFrame: Int { get }

  /// Opens the output and begins to pull. Called once, by the engine's owner; may block on the disk or the server.
  func open(_ feed: SinkFeed) throws(AudioError)

  /// Suspends the sound at its present position; waiting frames stay. Any thread; does not wait for the server.
  func suspend()

  /// Resumes the sound. Any thread; does not wait for the server.
  func resume()

  /// Discards the pulled frames that cannot be heard any more, calls `feed.discard()` while it pulls nothing, and
  /// returns the next frame to be heard. The decode thread; blocks for a round trip to the server.
  func flush() -> Int

  /// Takes note of new frames, the end, or a request of the session's owner, after the feed had nothing. The decode
  /// thread; does not block.
  func dataAvailable()

  /// Takes note of a new gain: pulled frames are pulled again, as far as possible before they are heard. Any thread;
  /// does not wait for the server.
  func gainChanged()

  /// Sets the title for a mixer. Any thread; does not wait for the server.
  func setTitle(_ title: String)

  /// Closes the output. Afterwards nothing is pulled and no call comes from the sink. Any thread, once; may block on
  /// the disk.
  func close(_ ending: SinkEnding) throws(AudioError)
}

/// Defaults: pulled frames are heard at once and need no new gain, there is no title, and any format is accepted.
extension AudioSink {
  public func gainChanged() {}
  public func setTitle(_ title: String) {}
  public func fitting(_ format: AudioFormat) -> AudioFormat { format }
}

/// The pace at which a sink takes samples.
public enum SinkPace: Hashable, Sendable {
  /// Real time: late frames are missed.
  case realTime
  /// No pace: the sink waits for frames and takes them as fast as they come.
  case unpaced
}

/// The fate of written sound at the end of a session.
public enum SinkEnding: Hashable, Sendable {
  /// The heard sound is kept.
  case complete
  /// Nothing is kept.
  case discard
}
