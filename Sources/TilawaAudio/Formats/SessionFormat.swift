public import TilawaCore

/// What a session sounds in, and what was asked for by hand.
public enum SessionFormat {
  /// What the listener asks for; nil leaves it to the sink and the sources.
  public struct Request: Hashable, Sendable {
    /// Frames a second; nil: as the sink and the sources are.
    public var rate: Int?
    /// 1 or 2; nil: as the sink and the sources are.
    public var channels: Int?

    public init(rate: Int? = nil, channels: Int? = nil) {
      self.rate = rate
      self.channels = channels
    }
  }

  /// The session's one format: as asked, else as the sink wishes, else the highest rate of the sources, mono if all are.
  ///
  /// A sink that stores or drops sound has no wish. Without sources (all is missing) it is 44.1 kHz mono.
  /// No more than two channels are made unless asked for. Files that are yet to come have no say.
  public static func decide(sink wish: AudioFormat?, sources: some Sequence<AudioFile>, asked: Request = Request())
    -> AudioFormat
  {
    var rate = 0
    var channels = 1
    for file in sources where !file.isExpected {
      rate = max(rate, file.rate)
      channels = max(channels, min(file.channels, 2))
    }
    return AudioFormat(
      rate: asked.rate ?? wish?.rate ?? (rate > 0 ? rate : 44_100),
      channels: asked.channels ?? wish?.channels ?? channels)
  }
}
