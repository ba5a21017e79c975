package import TilawaAudio
package import TilawaCore

extension RecordingImporter {
  /// The result of an import.
  package struct Report: Hashable, Sendable {
    /// Whether the sound is new.
    package enum Outcome: Hashable, Sendable {
      case added
      /// The same sound was imported before; it takes the values of this request.
      case replaced
      /// The same sound was imported before, and nothing has changed.
      case known
    }

    /// The file in which the sound was here already.
    package enum Likeness: Hashable, Sendable {
      /// The same file, or none.
      case file
      /// A file with other tags or another container; it stays.
      case sound
      /// Such a file, which was missing or changed; the imported one took its place.
      case soundInNewFile
    }

    /// The recording as it is now in the library.
    package let recording: Recording
    /// Whether the sound is new.
    package let outcome: Outcome
    /// The segments, in the order of time.
    package let segments: [Segment]
    /// The loudness of the labelled sound, or of all sound if nothing is labelled.
    package let loudness: LoudnessFinding
    /// The former reciter; nil if the reciter did not change.
    package let formerly: Reciter?

    /// The file in which the sound was here already.
    package var likeness = Likeness.file
    /// A remark for the user about reading the file; nil if there is none, or the file was not read now.
    package var remark: Sentence?
    /// Sentences about labels that were read with another meaning than their text.
    package var labelRemarks: [Sentence] = []
    /// The time of a new recording, with its source; nil for a known one.
    package var date: RecordingDate?
    /// The sound that the file announces and does not hold; nil if nothing is missing, or the file was not read now.
    package var missing: MissingSound?

    /// The reciter of the recording.
    package var reciter: Reciter { recording.reciter }
  }
}
