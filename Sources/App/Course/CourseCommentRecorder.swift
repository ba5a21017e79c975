package import AppBase
import AppRecordings
import Glibc
import Synchronization
import TilawaAudio
package import TilawaCore
import TilawaIntake
import TilawaStore

/// Records a spoken comment into the sounds of courses.
package final class CourseCommentRecorder: Sendable {
  private let folders: Folders
  /// The name of the microphone; nil: the default one.
  private let source: String?
  private let recorder = Mutex<SoundRecorder?>(nil)

  private static let longest = 600

  package init(from source: String?, in context: AppContext) { (folders, self.source) = (context.folders, source) }

  /// Begins; `take` is told the SHA-256 of the sound at its end, nil where there was none, or why it cannot be kept. It is called
  /// on a task of its own.
  ///
  /// - Throws: `AudioError` where there is no microphone.
  package func start(_ take: @escaping @Sendable (Result<String?, Failure>) -> Void) throws {
    let source = try PulseSource(source: source)
    let new = try SoundRecorder()
    let folder = folders.cache + "/comments"
    try Folders.create(folder)
    let rate = min(source.format.rate, 48_000)
    try new.start(
      SoundRecorder.Request(
        folder: folder, format: AudioFormat(rate: rate, channels: 1),
        limit: OutputTime(frames: Self.longest * rate, rate: rate)),
      from: source)
    recorder.withLock { $0 = new }
    let sounds = CourseSounds(in: folders)
    Task {
      for await event in new.events {
        guard case .ended(let result) = event else { continue }
        guard let file = result.file else { return take(.success(nil)) }
        do throws(StoreError) {
          take(.success(try sounds.add(file.path, format: "flac")))
          unlink(file.path)
        } catch {
          let stays = CourseSentences.commentStays(fault: "\(error)", path: file.path.readablePath)
          take(.failure(Failure(.ioError, stays)))
        }
      }
    }
  }

  /// Ends the recording, if there is one.
  package func stop() {
    recorder.withLock { recorder in
      recorder?.stop()
      recorder = nil
    }
  }

  /// Takes samples of 16 bits of the standard input, until they end or somebody ends this.
  ///
  /// It blocks.
  ///
  /// - Returns: the SHA-256 and the length in seconds; nil where nothing came.
  package static func take(rate: Int, in context: AppContext) throws -> (sound: String, seconds: Double)? {
    let folder = context.folders.cache + "/comments"
    try Folders.create(folder)
    let file = try RecordingFile(
      in: folder, format: AudioFormat(rate: rate, channels: 1), encoding: .int16, tags: SoundTags())
    let interruption = context.interface.interruption { _ in }
    let result = InputRecording.capture(
      RecitedBytes(STDIN_FILENO, rate: rate, .s16) { interruption.caught != nil }, into: file, atMost: longest * rate)
    switch result.reason {
    case .failed(let error), .full(let error): throw error
    default: break
    }
    guard let file = result.file else { return nil }
    defer { unlink(file.path) }
    let sound = try CourseSounds(in: context.folders).add(file.path, format: "flac")
    return (sound, Double(result.length.frames) / Double(rate))
  }
}
