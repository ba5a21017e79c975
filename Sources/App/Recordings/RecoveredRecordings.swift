package import AppBase
import TilawaAudio
import TilawaCore
package import TilawaIntake
package import TilawaStore

/// The recovery of recordings cut off by a crash, at the start of a command that writes to the library.
package enum RecoveredRecordings {
  /// Imports the recordings and reports them. A failed import stops nothing, and is tried again the next time.
  package static func tell(_ saver: RecordingSaver, _ context: AppContext) {
    for result in saver.recover(now: SystemClock.now) {
      switch result {
      case .success(let kept):
        context.interface.warn(RecordingsSentences.recovered(recording: RecordingWords.words(kept)))
      case .failure(let error):
        context.interface.warn(RecordingsSentences.notRecovered(fault: error.lineWithAdvice))
      }
    }
  }

  /// Imports and reports the recordings for a library that is open for writing.
  package static func tell(in library: Library, _ context: AppContext) {
    tell(RecordingSaver(library: library, survey: { try RecordingPass.survey($0, heard: $1, progress: $2) }), context)
  }
}
