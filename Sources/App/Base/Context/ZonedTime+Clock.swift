import Foundation
import Glibc
package import TilawaCore

extension ZonedTime {
  /// The time of this machine's clock, in the zone that TZ or the machine names.
  package static var now: ZonedTime { ZonedTime(at: SystemClock.now) }

  /// The time of this machine's clock at another moment.
  ///
  /// - Parameter seconds: since 1970.
  package init(at seconds: Int) {
    var (time, parts) = (time_t(seconds), tm())
    localtime_r(&time, &parts)
    self.init(seconds: seconds, offset: parts.tm_gmtoff / 60, zone: TimeZone.current.identifier)
  }
}
