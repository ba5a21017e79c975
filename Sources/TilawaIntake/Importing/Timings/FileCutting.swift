import TilawaCore
import TilawaStore

/// The data for cutting a reciter's file into segments. Files that are added, fetched or timed anew follow this one
/// rule.
struct FileCutting {
  /// The file as one piece.
  let whole: NewSegment
  /// Whether it holds an ayah or a surah.
  let base: AyahTiming.Base
  /// The published timings of its ayat.
  let published: [AyahTiming]
  /// The manual timings for this very audio.
  let overlays: [AyahTiming]

  /// The timings for the cuts, in the order of the text; empty if the file stays one piece.
  var timings: [AyahTiming] {
    switch base {
    case .ayah: published.overlaid(with: overlays).filter { $0.range != nil }
    // Corrections of a few ayat do not time the rest of the surah, which would be lost.
    case .surah: published.contains { $0.range != nil } ? published.overlaid(with: overlays) : []
    }
  }

  /// Returns the segments, and the faults of timings. If the timing of a file of one ayah does not fit, the whole file
  /// is one segment.
  ///
  /// - Parameters:
  ///   - file: the measured file, at its present path.
  ///   - quiet: finds pauses in the sound.
  func segments(
    of file: AudioFile, quiet: QuietFinding
  ) throws -> (segments: [NewSegment], faults: [AyahPlacement.Fault]) {
    let timings = timings
    guard !timings.isEmpty else { return ([whole], []) }
    let cut = try SurahCutting.segments(
      of: file, timings: timings, byHand: Set(overlays.map(\.span)), quiet: quiet)
    return cut.segments.isEmpty && base == .ayah ? ([whole], cut.faults) : cut
  }
}

extension NewSegment {
  /// Makes one segment of a surah's file; its basmalah has no segment of its own.
  init(all surah: Int, in file: AudioFile, _ structure: QuranStructure) {
    self.init(
      content: .text(structure.span(ofSurah: surah)), start: 0, end: file.frames,
      opening: surah == 1 || surah == 9 ? .plain : .withBasmalah)
  }
}
