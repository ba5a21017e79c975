import Foundation
import Glibc
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

/// Has what is heard written into the ledger.
enum LedgerAttendant {
  /// What cannot be written is told in a line when nothing sounds any more.
  static let attend: Company.Attendant = { _, news in
    let folders = CommandContext().folders
    let recorder = HistoryRecorder(
      open: { () throws(StoreError) in try Library(folders: folders, for: .reading) }, now: { .now })
    await recorder.follow(news)
    if let failure = await recorder.failure {
      Terminal.complain("what was heard is not in the history: \(failure.lineWithAdvice)")
    }
  }
}

extension ZonedTime {
  /// As the clock of this machine shows it, in the zone that TZ or the machine names.
  static var now: ZonedTime { ZonedTime(at: SystemClock.now) }

  /// The same for another time.
  ///
  /// - Parameter seconds: since 1970.
  init(at seconds: Int) {
    var (time, parts) = (time_t(seconds), tm())
    localtime_r(&time, &parts)
    self.init(seconds: seconds, offset: parts.tm_gmtoff / 60, zone: TimeZone.current.identifier)
  }
}
