import TilawaCore

/// Finds where runs begin and end among the slices of a session.
struct RunTracker {
  /// Where the sound made last ends, if nothing was made since.
  private var last: (file: String, end: Int)?
  /// What comes next goes on from what the listener hears, though it is made anew.
  private var isFlowing = false
  /// Where the present run begins inside sound.
  private var start: Int?

  /// What comes next is made anew; `join` says what it is to the listener.
  mutating func begin(_ join: Playback.Join) {
    last = nil
    isFlowing = join == .flow
  }

  /// Silence comes next.
  mutating func interrupt() { begin(.cut) }

  /// The fades of what is played of a slice: `frames` of its file, in output frames; `next` follows it.
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
