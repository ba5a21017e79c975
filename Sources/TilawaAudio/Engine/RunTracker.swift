import TilawaCore

/// A tracker of the beginnings and ends of runs among the slices of a session.
struct RunTracker {
  /// The file and the end of the last slice; nil at the start or after silence.
  private var last: (file: String, end: Int)?
  /// Whether the next slice continues the sound that the listener hears, although it is made anew.
  private var isFlowing = false
  /// The beginning of the present run inside sound; nil for a run without a fade there.
  private var start: Int?

  /// Begins anew; `join` is the relation to the sound before for the listener.
  mutating func begin(_ join: Playback.Join) {
    last = nil
    isFlowing = join == .flow
  }

  /// Ends the run, because silence follows.
  mutating func interrupt() { begin(.cut) }

  /// Returns the fades for the played part of a slice: `frames` of its file, in output frames; `next` follows it.
  mutating func fade(_ frames: Range<Int>, of slice: AudioSlice, before next: AudioSlice?, in rendition: Rendition)
    -> Fade
  {
    let goesOn = last.map { $0 == (slice.file.path, frames.lowerBound) } ?? false
    if !goesOn { start = isFlowing || frames.lowerBound == 0 ? nil : frames.lowerBound }
    isFlowing = false
    last = (slice.file.path, frames.upperBound)
    let isWhole = frames.upperBound == rendition.range(of: slice).upperBound
    let runsOn = isWhole && next.map { slice.touches($0) } ?? false
    let endsInside = frames.upperBound < rendition.end(of: slice.file)
    return Fade(start: start, end: !runsOn && endsInside ? frames.upperBound : nil)
  }
}
