import TilawaCore
import TilawaHearing

/// Finds what somebody recites in the whole Quran.
struct PlaceFinder {
  /// A place that was found.
  struct Place: Hashable {
    /// The ayat that were recited.
    let ayat: AyahRange
    /// The probability that it is they, from 0 to 1.
    let confidence: Double
    /// The ayat whose text is followed from now on.
    let followed: AyahRange
  }

  private let searched: SearchedQuran
  private let structure: QuranStructure
  private let counting: VerseCounting

  /// The fewest words after the place that are followed: a surah that is done may be followed by the next.
  private static let fewestWords = 12_000
  /// The most ayat between two stretches of one recitation.
  private static let reach = 60

  init(_ searched: SearchedQuran, in structure: QuranStructure, _ counting: VerseCounting) {
    (self.searched, self.structure, self.counting) = (searched, structure, counting)
  }

  /// Returns the ayat that are recited at the end of a sound; nil while they are not known.
  func end(of sound: HeardSound, _ length: Length) throws -> Place? {
    let likely = IdentificationParameters().confidence.followed
    let found = try PassageIdentifier(searched.text, .seeking).find(in: sound)
    return found.last { $0.confidence >= likely && ($0.same.isEmpty || length == .long) }.map { stretch in
      let ayat = ayat(stretch.pieces.pieces)
      return Place(ayat: ayat, confidence: stretch.confidence, followed: followed(from: ayat.first))
    }
  }

  /// The length of a sound: of a short one, ayat of the same words may still be told apart by what follows.
  enum Length { case short, long }

  /// Returns the longest passage that is recited in a sound that has ended; nil where none is sure.
  func longestPassage(in sound: HeardSound) throws -> Place? {
    let sure = IdentificationParameters().sure
    let found = try PassageIdentifier(searched.text).find(in: sound).filter { $0.confidence >= sure }
    var groups: [(pieces: Range<Int>, hops: Int, confidence: Double)] = []
    for stretch in found {
      let pieces = stretch.pieces.pieces
      let wide = pieces.lowerBound - Self.reach..<pieces.upperBound + Self.reach
      if let last = groups.last, last.pieces.overlaps(wide) {
        let both = min(last.pieces.lowerBound, pieces.lowerBound)..<max(last.pieces.upperBound, pieces.upperBound)
        groups[groups.count - 1] = (both, last.hops + stretch.hops.count, max(last.confidence, stretch.confidence))
      } else {
        groups.append((pieces, stretch.hops.count, stretch.confidence))
      }
    }
    return groups.max { $0.hops < $1.hops }.map { best in
      Place(ayat: ayat(best.pieces), confidence: best.confidence, followed: ayat(best.pieces))
    }
  }

  private func ayat(_ pieces: Range<Int>) -> AyahRange {
    let start = searched.ordinals.lowerBound
    return structure.range(start + pieces.lowerBound..<start + pieces.upperBound, in: counting)
  }

  /// Returns the ayat from the beginning of the surah of an ayah on.
  private func followed(from ayah: AyahRef) -> AyahRange {
    let first = AyahRef(surah: ayah.surah, ayah: 1, counting: counting)
    let end = structure.span(of: ayah).end + Self.fewestWords
    var surah = ayah.surah
    while surah < 114, structure.span(ofSurah: surah).end < end { surah += 1 }
    let last = AyahRef(surah: surah, ayah: structure.ayat(inSurah: surah, of: counting), counting: counting)
    return AyahRange(first, last)
  }
}
