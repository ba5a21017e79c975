/// Where sound goes: it pulls frames from its feed at its own pace.
///
/// One session uses it: `open`, then any of the others, then `close`. Frames are counted in output frames from the
/// beginning of the session; frames that a flush throws away are counted again for what takes their place.
public protocol AudioSink: AnyObject, Sendable {
  /// The format in which the sink takes samples untouched; nil where it takes any. Constant.
  var wish: AudioFormat? { get }

  /// The nearest format that the sink can take at all. Constant.
  func fitting(_ format: AudioFormat) -> AudioFormat

  /// Whether nothing waits for this sink in real time, so that it may be kept waiting.
  var pace: SinkPace { get }

  /// How many frames were heard. Any thread; never blocks for long.
  var heardFrame: Int { get }

  /// Makes the output and begins to pull. The engine's owner, once; may block on the disk or the server.
  func open(_ feed: SinkFeed) throws(AudioError)

  /// Stops the sound where it is; what waits goes on waiting. Any thread; does not wait for the server.
  func suspend()

  /// Goes on from there. Any thread; does not wait for the server.
  func resume()

  /// Throws away what was pulled and cannot be heard any more, calls `feed.discard()` while it pulls nothing, and
  /// returns the frame that will be heard next. The decode thread; blocks for a round trip to the server.
  func flush() -> Int

  /// There are frames again, the end, or what the session's owner asked for, after the feed said that it had none. The decode
  /// thread; does not block.
  func dataAvailable()

  /// The gain has changed: what was pulled and can still be pulled again before it is heard should be. Any thread; does
  /// not wait for the server.
  func gainChanged()

  /// What is heard, for whoever shows that: a mixer. Any thread; does not wait for the server.
  func setTitle(_ title: String)

  /// Ends. Afterwards nothing is pulled and no call comes from the sink. Any thread, once; may block on the disk.
  func close(_ ending: SinkEnding) throws(AudioError)
}

/// A sink that hears what it pulls has nothing to pull again; most show nothing, and take any format.
extension AudioSink {
  public func gainChanged() {}
  public func setTitle(_ title: String) {}
  public func fitting(_ format: AudioFormat) -> AudioFormat { format }
}

/// How fast a sink takes samples.
public enum SinkPace: Hashable, Sendable {
  /// It plays as time goes by: frames that come too late are missed.
  case realTime
  /// It waits for frames and takes them as fast as they come.
  case unpaced
}

/// What becomes of what a sink has written when the session ends.
public enum SinkEnding: Hashable, Sendable {
  /// What was heard is kept.
  case complete
  /// Nothing is left behind.
  case discard
}
