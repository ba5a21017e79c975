import Dispatch
import Foundation
import Synchronization
public import TilawaAudio
public import TilawaCore

/// Opens an audio file, reads it to its end, and says what it found; throws for anything that is no whole audio file.
public typealias Measure = @Sendable (_ path: String) throws -> AudioFile

/// Reads a recording to its end in one pass: its length, its outline, and how loud the frames are that will be heard; `heard` is
/// asked which before the file is read, `progress` may end it.
public typealias SurveyRecording =
  @Sendable (_ path: String, _ heard: (AudioFile) throws -> [Range<Int>], _ progress: @escaping RecordingPass.Progress)
  throws -> RecordingSurvey

/// How far a long task has come: what is done, of how many.
public typealias Progress = @Sendable (_ done: Int, _ of: Int) -> Void

/// Measures many files, on all processors. Blocks until it is done.
///
/// - Returns: the files in the order of `paths`.
/// - Throws: what `measure` threw for the first of `paths` that it refused; the rest is then not looked at.
func measureAll(_ paths: [String], with measure: Measure, progress: Progress) throws -> [AudioFile] {
  let next = Atomic(0)
  let state = Mutex((files: [AudioFile?](repeating: nil, count: paths.count), done: 0, failure: Failure?.none))
  let workers = min(ProcessInfo.processInfo.activeProcessorCount, paths.count)
  DispatchQueue.concurrentPerform(iterations: workers) { _ in
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < paths.count, state.withLock({ $0.failure == nil }) else { return }
      let result = Result { try measure(paths[index]) }
      let done = state.withLock { state in
        state.done += 1
        switch result {
        case .success(let file): state.files[index] = file
        case .failure(let error) where index < state.failure?.index ?? .max:
          state.failure = Failure(index: index, error: error)
        case .failure: break
        }
        return state.done
      }
      progress(done, paths.count)
    }
  }
  return try state.withLock { state in
    if let failure = state.failure { throw failure.error }
    return state.files.compactMap(\.self)
  }
}

private struct Failure {
  let index: Int
  let error: any Error
}
