package import TilawaCore

/// A session of recitation that begins.
package struct NewRecitation: Hashable, Sendable {
  package let time: ZonedTime
  package let day: CalendarDay
  package let riwayah: Riwayah
  /// The passage; nil where it is sought.
  package let words: WordRange?
  package let mode: StoredRecitation.Mode
  /// The source of the sound: a device, or the name of a file.
  package let source: String
  /// The name of the acoustic model.
  package let model: String

  package init(
    at time: ZonedTime, on day: CalendarDay, riwayah: Riwayah, words: WordRange?, mode: StoredRecitation.Mode,
    source: String, model: String
  ) {
    (self.time, self.day, self.riwayah, self.words) = (time, day, riwayah, words)
    (self.mode, self.source, self.model) = (mode, source, model)
  }
}
