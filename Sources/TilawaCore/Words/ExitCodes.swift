/// The exit codes of the command; the numbers are those of sysexits(3).
package enum ExitCodes: Int32 {
  case done = 0
  case usage = 64
  case unreadable = 65
  case noInput = 66
  case unavailable = 69
  case bug = 70
  case cannotCreate = 73
  case ioError = 74
  case busy = 75
  case configuration = 78
  case hangup = 129
  case interrupted = 130
  case terminated = 143

  /// Whether a signal ended the command.
  package var isSignal: Bool { self == .hangup || self == .interrupted || self == .terminated }
}
