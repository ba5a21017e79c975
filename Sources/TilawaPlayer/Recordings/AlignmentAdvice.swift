package import TilawaCore

/// The commands that go on where no reciter can be compared with a recording.
package enum AlignmentAdvice {
  /// Returns them as the end of a message.
  package static func words(for recording: Recording) -> String {
    "without another reciter, by pauses alone and less sure: tilawa annotate detect \(recording.id); with one: "
      + "tilawa reciters add NAME FOLDER, then: tilawa annotate align \(recording.id)"
  }
}
