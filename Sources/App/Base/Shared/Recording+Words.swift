import TilawaAudio
package import TilawaCore
import TilawaStore

extension Recording {
  /// The time at which it was recorded, else imported, in seconds since 1970.
  package var time: Int { recordedAt ?? importedAt }
  /// The local day of `time`.
  package var date: String { LocalTime(time).day }
  /// The length in frames.
  package var length: OutputTime { OutputTime(frames: file.frames, rate: file.rate) }
  /// The length in seconds.
  package var seconds: Double { Double(file.frames) / Double(max(1, file.rate)) }
  /// The length to the nearest second: `1:02:03`.
  package var clock: String { Lengths.time(nearestTo: file.frames, rate: file.rate) }

  /// The line about a recording that became another reciter's.
  package func moveWords(from former: Reciter, to owner: Reciter) -> Sentence {
    BaseSentences.moved(
      title: title, owner: owner.name, former: former.name, command: CommandHint("library", "move", "\(id)", former.id))
  }
}
