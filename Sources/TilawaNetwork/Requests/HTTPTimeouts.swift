/// The times after which a transfer is given up.
public struct HTTPTimeouts: Hashable, Sendable {
  /// The time for a connection, name and TLS included.
  public var connection: Duration
  /// The time in which less than `speed` comes.
  public var silence: Duration
  /// Bytes a second.
  public var speed: Int

  /// - Parameters:
  ///   - connection: the time for a connection, name and TLS included.
  ///   - silence: the time in which less than `speed` comes.
  ///   - speed: bytes a second.
  public init(connection: Duration = .seconds(10), silence: Duration = .seconds(20), speed: Int = 100) {
    self.connection = connection
    self.silence = silence
    self.speed = speed
  }
}
