/// How much the player does for those who steer it; what is more is refused, so that nobody can fill its memory.
enum ControlLimits {
  /// Bytes of a request, without the line's end.
  static let line = 64 << 10
  /// Those who speak with it at once.
  static let guests = 64
  /// Requests of one of them that are not answered yet; beyond that nothing more is read of them.
  static let unanswered = 64
  /// Bytes that one of them has not read yet; events are dropped beyond that, and nothing more is read of them.
  static let unread = 256 << 10
  /// Orders of the player's that the thread has not come to; events are dropped beyond that.
  static let orders = 4096
  /// How long answers, and those who are slow to read, are waited for at the end, in milliseconds.
  static let farewell = 1000
}
