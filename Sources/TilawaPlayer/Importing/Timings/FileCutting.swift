import TilawaCore
import TilawaStore

/// What a reciter's file holds by all that is known of it: one rule for files that are added, fetched, or timed anew.
struct FileCutting {
  /// The file as one piece.
  let whole: NewSegment
  /// Whether it holds an ayah or a surah.
  let base: AyahTiming.Base
  /// Of what it holds.
  let published: [AyahTiming]
  /// Put right by hand, of this very audio.
  let overlays: [AyahTiming]

  /// By these it is cut, in the order of the text; empty where it is one piece.
  var timings: [AyahTiming] {
    switch base {
    case .ayah: published.overlaid(with: overlays).filter { $0.range != nil }
    // What was put right of a few ayat says nothing of the others, which would be lost.
    case .surah: published.contains { $0.range != nil } ? published.overlaid(with: overlays) : []
    }
  }

  /// The segments, and what is not as its timing says; a file of one ayah that its timing does not fit is that ayah whole.
  ///
  /// - Parameters:
  ///   - file: as it was measured, where it lies now.
  ///   - quiet: asks the sound.
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
  /// All of a surah's file as one piece; nobody can tell its basmalah apart.
  init(all surah: Int, in file: AudioFile, _ structure: QuranStructure) {
    self.init(
      content: .text(structure.span(ofSurah: surah)), start: 0, end: file.frames,
      opening: surah == 1 || surah == 9 ? .plain : .withBasmalah)
  }
}
