/// The times after which a transfer is given up.
package struct HTTPTimeouts: Hashable, Sendable {
  /// The time for a connection, name and TLS included.
  package var connection: Duration
  /// The time in which less than `speed` comes.
  package var silence: Duration
  /// Bytes a second.
  package var speed: Int

  /// - Parameters:
  ///   - connection: the time for a connection, name and TLS included.
  ///   - silence: the time in which less than `speed` comes.
  ///   - speed: bytes a second.
  package init(connection: Duration = .seconds(10), silence: Duration = .seconds(20), speed: Int = 100) {
    self.connection = connection
    self.silence = silence
    self.speed = speed
  }
}
