import Glibc

/// The clock of the machine. It is read here and nowhere else; code that depends on the time is given it.
package enum SystemClock {
  /// Present time in seconds since 1970.
  package static var now: Int { time(nil) }
}
