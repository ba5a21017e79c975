/// The limits of the player's work for its clients, so that no client can fill its memory.
enum ControlLimits {
  /// Bytes of a request, without the end of line.
  static let line = 64 << 10
  /// Connections at once.
  static let connections = 64
  /// Requests of one connection without a reply so far; beyond that nothing more is read of it.
  static let unanswered = 64
  /// Bytes that one client has not read; beyond that events are dropped, and nothing more is read of it.
  static let unread = 256 << 10
  /// Orders that the server's thread has not taken; beyond that events are dropped.
  static let orders = 4096
  /// The longest wait at the end for replies and for clients that read slowly, in milliseconds.
  static let closing = 1000
}
