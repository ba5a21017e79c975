import Foundation
import Glibc
package import TilawaCore
import TilawaPlayer
import TilawaStore

/// Writes what is heard into the history.
package enum HistoryService {
  /// Returns the service that writes the history. A write error is reported in one line after the end of the sound.
  package static func service(in context: AppContext) -> PlaybackServices.Service {
    let (folders, interface) = (context.folders, context.interface)
    return { _, news in
      let recorder = HistoryRecorder(
        open: { () throws(StoreError) in try Library(folders: folders, for: .reading) }, now: { .now })
      await recorder.follow(news)
      if let failure = await recorder.failure {
        interface.warn("cannot write the history: \(failure.lineWithAdvice)")
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
