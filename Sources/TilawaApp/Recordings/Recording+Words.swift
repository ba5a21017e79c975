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
}
