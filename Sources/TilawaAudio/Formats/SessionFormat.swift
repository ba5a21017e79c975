public import TilawaCore

/// The choice of a session's format.
public enum SessionFormat {
  /// The listener's request; nil leaves a part to the sink and the sources.
  public struct Request: Hashable, Sendable {
    /// The rate in frames a second; nil for that of the sink and the sources.
    public var rate: Int?
    /// The number of channels, 1 or 2; nil for that of the sink and the sources.
    public var channels: Int?

    public init(rate: Int? = nil, channels: Int? = nil) {
      self.rate = rate
      self.channels = channels
    }
  }

  /// Returns the format of a session: as requested, else as the sink wishes, else the highest rate of the sources, mono
  /// if all are.
  ///
  /// A sink that stores or drops sound has no wish. Without sources (all is missing) it is 44.1 kHz mono. There are no
  /// more than two channels unless requested. Files that are not here yet are ignored.
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
