package import TilawaCore
package import TilawaPlayer
package import TilawaStore

/// The options of `recite`.
package struct ReciteRequest: Hashable, Sendable {
  /// The origin of the sound.
  package enum Input: Hashable, Sendable {
    /// A source of the sound server; nil: the default microphone.
    case microphone(String?)
    case file(String)
    /// Raw samples of one channel on the standard input.
    case standardInput(rate: Int, RecitedBytes.Sample)
  }

  /// The kept part of a session.
  package enum Keeping: Hashable, Sendable {
    case soundAndVerdicts, verdicts, nothing
  }

  /// The ayat, as they were typed; empty: anywhere in the Quran.
  package var ranges: [String] = []
  package var riwayah: Riwayah?
  package var input = Input.microphone(nil)
  package var mode = StoredRecitation.Mode.text
  /// The ayat after which the text is hidden.
  package var hideAfter: Int?
  /// Whether an ayah with a slip is to be said again.
  package var restartsAyah = false
  package var keeping = Keeping.soundAndVerdicts
  /// Whether slips and grades go to hifz.
  package var countsForHifz = true
  /// Whether a program reads the events.
  package var isForProgram = false

  package init() {}
}
