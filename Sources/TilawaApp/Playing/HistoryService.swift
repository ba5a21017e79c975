import Foundation
import Glibc
package import TilawaCore
import TilawaPlayer
import TilawaStore

/// Writes what is heard into the history.
package enum HistoryService {
  /// What cannot be written is told in a line when nothing sounds any more.
  package static func service(in context: AppContext) -> PlaybackServices.Service {
    let (folders, interface) = (context.folders, context.interface)
    return { _, news in
      let keeper = HistoryRecorder(
        open: { () throws(StoreError) in try Library(folders: folders, for: .reading) }, now: { .now })
      await keeper.follow(news)
      if let failure = await keeper.failure {
        interface.warn("what was heard is not in the history: \(failure.lineWithAdvice)")
      }
    }
  }
}

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
