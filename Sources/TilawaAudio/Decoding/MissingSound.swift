package import TilawaCore

/// The sound that a file announces and does not hold.
package struct MissingSound: Hashable, Sendable {
  /// The reason.
  package enum Cause: Hashable, Sendable {
    /// The file ends before its sound does.
    case endsEarly
    /// A part between the first frame and the last is not there.
    case hasHole
    /// The recorder did not complete the header, which says how much sound there is.
    case neverClosed
  }

  package let cause: Cause
  /// The place of the fault in the file, as half a sentence.
  package let detail: Sentence
  /// The announced length; nil if the file does not say it.
  package let announced: Duration?

  init(_ cause: Cause, _ detail: Sentence, announced: Duration? = nil) {
    self.cause = cause
    self.detail = detail
    self.announced = announced
  }

  /// Returns the words for people: `0:26 of about 0:31; the file ends too early`.
  package func words(of file: AudioFile) -> Sentence {
    let present = Lengths.time(nearestTo: file.frames, rate: file.rate)
    // A damaged header may announce any number.
    let all = announced.map { Lengths.time(nearestTo: Int(min($0 / .milliseconds(1), 1e12)), rate: 1000) }
    guard let all, all != present else { return AudioSentences.present(length: present, fault: fault) }
    return AudioSentences.presentOfAbout(length: present, whole: all, fault: fault)
  }

  /// The fault, as half a sentence.
  var fault: Sentence {
    switch cause {
    case .endsEarly: AudioSentences.endsEarly
    case .hasHole: AudioSentences.hasHole
    case .neverClosed: AudioSentences.neverClosed
    }
  }

  /// Returns the error of a demand for the whole sound.
  func error(_ path: String) -> AudioError {
    AudioError(
      .truncated, AudioSentences.cannotRead, path: path, AudioSentences.missing(fault: fault, detail: detail))
  }
}

/// The part of a file's sound that must be there.
package enum SoundDemand: Hashable, Sendable {
  /// All that the file announces: for a file that can be fetched again.
  case whole
  /// The part that is there: for a file that may be a person's only copy.
  case present
}
