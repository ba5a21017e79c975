import TilawaAudio
package import TilawaCore
import TilawaStore

extension Recording {
  /// The local day on which it was recorded, else imported.
  package var date: String { LocalTime(recordedAt ?? importedAt).day }
  /// The length.
  package var length: OutputTime { OutputTime(frames: file.frames, rate: file.rate) }
  /// The length to the nearest second: `1:02:03`.
  package var clock: String { Lengths.time((file.frames + file.rate / 2) / max(1, file.rate)) }

  /// The line about a recording that became another reciter's.
  package func moveWords(from former: Reciter, to owner: Reciter) -> String {
    "\(title) is \(owner.name)'s now, and was \(former.name)'s; to take that back: tilawa library move \(id) \(former.id)"
  }
}
