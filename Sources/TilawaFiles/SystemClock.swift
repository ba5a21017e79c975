import Glibc

/// The clock of the machine. It is read here and nowhere else; code that depends on the time is given it.
package enum SystemClock {
  /// Present time in seconds since 1970. Tests set it by the variable TILAWA_NOW, in seconds.
  package static var now: Int { given ?? time(nil) }

  private static let given = Surroundings.environment["TILAWA_NOW"].flatMap { Int($0) }

  /// Present time in microseconds since 1970.
  package static var microseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }
}
