package import TilawaCore
import TilawaHearing
package import TilawaStore

/// Finds the cuts near some frames of a file, see `QuietPlaces.find`; may read the file.
package typealias QuietFinding = @Sendable (_ frames: [Int], _ file: AudioFile) throws -> [Int]

/// The cutting of a surah's file into its ayat, at the stated times moved into the nearest pause.
package enum SurahCutting {
  /// The stated content of the file before its first ayah. Unlabelled sound belongs to no ayah and is not played.
  package enum Preamble: Hashable, Sendable {
    case unlabelled
    /// The basmalah that opens this surah.
    case basmalah(surah: Int)
    case istiadha
  }

  /// Finds pauses in the sound itself: reads the file once, from its first frame to its last.
  package static let listening: QuietFinding = { frames, file in try QuietPlaces.find(near: frames, in: file) }

  /// Returns the segments of a measured file.
  ///
  /// Reads the file once, from its first frame to its last, unless `quiet` does otherwise. Blocks; not to be called on
  /// the cooperative pool. Neighbours that touch, or nearly do, share their cut. A cut moves by no more than 80 ms and
  /// never past another one. It does not move at the edges of the file, or if the ayah's times are manual.
  ///
  /// - Parameters:
  ///   - file: the file of a whole surah, or of one ayah.
  ///   - timings: the timings of its ayat with overlays, in the order of the text.
  ///   - byHand: the words of the ayat with exact times.
  ///   - preamble: the content before the first ayah of the surah.
  ///   - quiet: finds pauses in the sound.
  /// - Returns: the segments in the order of the file, all confirmed, and the faults of timings.
  /// - Throws: `AudioError` if the file cannot be read to its end.
  package static func segments(
    of file: AudioFile, timings: [AyahTiming], byHand: Set<WordRange> = [], preamble: Preamble = .unlabelled,
    quiet: QuietFinding = SurahCutting.listening
  ) throws -> (segments: [NewSegment], faults: [AyahPlacement.Fault]) {
    let placement = AyahPlacement(of: timings, in: file)
    let places = placement.places
    let cuts = try cuts(between: places, byHand, in: file, quiet)
    var segments = zip(places, cuts).map { place, frames in
      NewSegment(content: .text(place.span), start: frames.lowerBound, end: frames.upperBound)
    }
    if let first = cuts.first?.lowerBound, first > 0, places.first?.span == timings.first?.span,
      let content = preamble.content
    {
      segments.insert(NewSegment(content: content, start: 0, end: first), at: 0)
    }
    return (segments, placement.faults)
  }

  /// The largest distance between neighbours with a common cut.
  private static let together = Duration.milliseconds(1)

  private static func cuts(
    between places: [AyahPlacement.Place], _ byHand: Set<WordRange>, in file: AudioFile, _ quiet: QuietFinding
  ) throws -> [Range<Int>] {
    let together = together.frame(at: file.rate)
    var boundaries: [Int] = []
    var exact: Set<Int> = [0, file.frames]
    var ends: [(start: Int, end: Int)] = []
    for place in places {
      let touches = boundaries.last.map { place.frames.lowerBound - $0 <= together } ?? false
      if !touches { boundaries.append(place.frames.lowerBound) }
      let first = boundaries.count - 1
      boundaries.append(place.frames.upperBound)
      ends.append((first, first + 1))
      if byHand.contains(place.span) { exact.formUnion([boundaries[first], place.frames.upperBound]) }
    }
    let movable = boundaries.filter { !exact.contains($0) }
    let moved = movable.isEmpty ? boundaries : try quiet(boundaries, file)
    guard moved.count == boundaries.count else { return places.map(\.frames) }
    let final = zip(boundaries, moved).map { exact.contains($0) ? $0 : $1 }
    // Move nothing if an ayah would be left without sound.
    guard zip(final, final.dropFirst()).allSatisfy({ $0 < $1 }) else { return places.map(\.frames) }
    return ends.map { final[$0.start]..<final[$0.end] }
  }
}

extension SurahCutting.Preamble {
  fileprivate var content: SourceSegment.Content? {
    switch self {
    case .unlabelled: nil
    case .basmalah(let surah): .basmalah(surah: surah)
    case .istiadha: .istiadha
    }
  }
}
