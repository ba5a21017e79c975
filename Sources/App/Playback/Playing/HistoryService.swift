package import AppBase
import TilawaCore
import TilawaPlayer
import TilawaStore

/// Writes what is heard into the history.
package enum HistoryService {
  /// Returns the service that writes the history. A write error is reported in one line after the end of the sound.
  package static func service(in context: AppContext) -> PlaybackServices.Service {
    let interface = context.interface
    return { _, news in
      let recorder = HistoryRecorder(
        open: { () throws(StoreError) in try context.library() }, now: { .now })
      await recorder.follow(news)
      if let failure = await recorder.failure {
        interface.warn(PlaybackSentences.noHistory(reason: "\(failure.lineWithAdvice)"))
      }
    }
  }
}
