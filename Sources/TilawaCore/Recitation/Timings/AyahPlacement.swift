/// Where ayat lie in a file of known length, by their timings, before the sound itself is asked.
public struct AyahPlacement: Hashable, Sendable {
  /// An ayah and its frames.
  public struct Place: Hashable, Sendable {
    /// Its words.
    public let span: WordRange
    /// At the file's rate.
    public let frames: Range<Int>

    public init(span: WordRange, frames: Range<Int>) {
      self.span = span
      self.frames = frames
    }
  }

  /// What was found out only with the file at hand.
  public struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// What became of it.
    public enum Kind: Hashable, Sendable {
      /// It is not used.
      case withheld(TimingFault)
      /// It is used up to the end of the file, or from the end of the one before.
      case shortened(Duration)
    }

    /// Its words.
    public let span: WordRange
    /// What became of it.
    public let kind: Kind

    public var description: String {
      switch kind {
      case .withheld(let fault): "not used: \(fault)"
      case .shortened(let excess): "shortened by \(excess.inSeconds)"
      }
    }
  }

  /// Ayat that overlap by no more than this are parted where the first ends.
  static let overlapAllowed = Duration.milliseconds(50)
  /// What ends past the file's end by no more than this ends with it: timings are made on another encoding.
  static let excessAllowed = Duration.milliseconds(500)

  /// In the order of the file; none overlaps another.
  public private(set) var places: [Place] = []
  /// What is not as its timing says.
  public private(set) var faults: [Fault] = []

  /// - Parameters:
  ///   - timings: those of the ayat that should lie in the file, in the order of the text.
  ///   - file: as it was measured.
  public init(of timings: [AyahTiming], in file: AudioFile) {
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
