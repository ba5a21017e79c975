import TilawaAudio
import TilawaConsole
import TilawaPlayer
import TilawaStore

/// Takes in what a crash left of a recording, at the start of a command that writes to the library.
enum RecoveredRecordings {
  /// Says what was found; what cannot be taken in stops nobody, and is tried again the next time.
  static func tell(_ saver: RecordingSaver) {
    for result in saver.recover(now: SystemClock.now) {
      switch result {
      case .success(let kept):
        Terminal.complain("recovered a recording that was cut off: \(RecordingWords.words(kept))")
      case .failure(let error): Terminal.complain("\(error.lineWithAdvice); an unfinished recording stays as it is")
      }
    }
  }

  /// The same for a library that was opened for writing.
  static func tell(in library: Library) {
    tell(RecordingSaver(library: library, survey: { try RecordingPass.survey($0, heard: $1, progress: $2) }))
  }
}
