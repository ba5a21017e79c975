import Foundation
import Synchronization
import TilawaAudio
import TilawaCore
import TilawaStore

/// Records a spoken comment into the sounds of courses.
package final class CourseCommentRecorder: Sendable {
  private let folders: Folders
  /// The name of the microphone; nil: the default one.
  private let source: String?
  private let recorder = Mutex<SoundRecorder?>(nil)

  private static let longest = 600

  package init(from source: String?, in context: AppContext) { (folders, self.source) = (context.folders, source) }

  /// Begins; `take` is told the SHA-256 of the sound at its end, or nil where there was none. It is called on a task of its own.
  ///
  /// - Throws: `AudioError` where there is no microphone.
  package func start(_ take: @escaping @Sendable (String?) -> Void) throws {
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
        guard let file = result.file else { return take(nil) }
        take(try? sounds.add(file.path, format: "flac"))
        unlink(file.path)
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
}
