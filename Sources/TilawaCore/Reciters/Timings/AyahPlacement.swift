/// The positions of ayat in a file of known length, derived from their timings without decoding the sound.
package struct AyahPlacement: Hashable, Sendable {
  /// An ayah with its frames.
  package struct Place: Hashable, Sendable {
    /// The words of the ayah.
    package let span: WordRange
    /// The frames, at the file's rate.
    package let frames: Range<Int>

    package init(span: WordRange, frames: Range<Int>) {
      self.span = span
      self.frames = frames
    }
  }

  /// A difference between a timing and the file, found only with the file at hand.
  package struct Fault: Hashable, Sendable {
    /// The consequence for the ayah.
    package enum Kind: Hashable, Sendable {
      /// The ayah is not used.
      case withheld(TimingFault)
      /// The ayah is cut by this time: it is used to the end of the file, or from the end of the ayah before.
      case shortened(Duration)
    }

    /// The words of the ayah.
    package let span: WordRange
    /// The consequence for the ayah.
    package let kind: Kind

    /// - Parameter ayah: names the ayah: "2:255", "ayah 255".
    package func sentence(on ayah: Sentence) -> Sentence {
      switch kind {
      case .withheld(let fault): CoreSentences.ayahWithheld(ayah: ayah, fault: fault.sentence)
      case .shortened(let excess): CoreSentences.ayahShortened(ayah: ayah, time: excess.inSeconds)
      }
    }
  }

  /// The greatest overlap of neighbours; up to it the second begins where the first ends.
  static let overlapAllowed = Duration.milliseconds(50)
  /// The greatest time by which an ayah may end after the file; up to it the ayah ends with the file. Timings are made
  /// on another encoding.
  static let excessAllowed = Duration.milliseconds(500)

  /// The positions, in the order of the file; none overlaps another.
  package private(set) var places: [Place] = []
  /// The differences between the timings and the file.
  package private(set) var faults: [Fault] = []

  /// Places ayat in a file.
  ///
  /// - Parameters:
  ///   - timings: the timings of the ayat in the file, in the order of the text.
  ///   - file: the measured file.
  package init(of timings: [AyahTiming], in file: AudioFile) {
    for timing in timings {
      guard let range = timing.range else {
        if timings.count == 1, timing.base == .ayah { places.append(Place(span: timing.span, frames: 0..<file.frames)) }
        continue
      }
      let start = range.lowerBound.frame(at: file.rate)
      let end = range.upperBound == AyahTiming.endOfFile ? file.frames : range.upperBound.frame(at: file.rate)
      let free = (places.last?.frames.upperBound ?? 0)..<file.frames
      let isInside = start >= 0 && end - file.frames <= Self.excessAllowed.frame(at: file.rate)
      let isApart = free.lowerBound - start <= Self.overlapAllowed.frame(at: file.rate)
      let frames = max(start, free.lowerBound)..<max(start, free.lowerBound, min(end, file.frames))
      guard isInside, isApart, frames.count * 1000 >= file.rate else {
        faults.append(Fault(span: timing.span, kind: .withheld(isApart ? .outside : .overlaps)))
        continue
      }
      places.append(Place(span: timing.span, frames: frames))
      let excess = end - start - frames.count
      if excess > 0 {
        faults.append(Fault(span: timing.span, kind: .shortened(.frames(excess, at: file.rate))))
      }
    }
  }
}
