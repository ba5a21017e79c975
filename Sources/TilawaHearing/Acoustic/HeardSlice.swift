package import TilawaCore

/// A slice of a file with what the model heard in it, at its usual hops.
package struct HeardSlice: Sendable {
  /// The slice that was heard.
  package let slice: AudioSlice
  /// The sound; its hop 0 begins with the slice.
  package let sound: HeardSound

  init(_ slice: AudioSlice, _ sound: HeardSound) { (self.slice, self.sound) = (slice, sound) }

  /// Returns the part with some frames of the file, from the frame of posteriors on in which they begin. Frames outside of the slice are left out.
  package func part(_ frames: Range<Int>) -> HeardSlice {
    let rate = slice.file.rate
    let inside = frames.clamped(to: slice.start..<slice.end)
    func hop(_ frame: Int) -> Int { min(sound.hops, Hop(containing: frame - slice.start, rate: rate).index) }
    let first = hop(inside.lowerBound) / sound.hopsInFrame * sound.hopsInFrame
    let start = slice.start + Hop(first).firstFrame(rate: rate)
    let part = AudioSlice(file: slice.file, start: start, end: max(start + 1, inside.upperBound))
    return HeardSlice(part, sound.part(first..<max(first, hop(inside.upperBound))))
  }
}
