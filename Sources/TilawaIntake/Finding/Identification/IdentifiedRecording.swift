package import TilawaCore
package import TilawaHearing

/// The ayat of a recording, as far as they were identified.
package struct IdentifiedRecording: Hashable, Sendable {
  /// A sequence of consecutive ayat.
  package struct Passage: Hashable, Sendable {
    /// The ayat; the first and the last may be partial.
    package let range: AyahRange
    /// Whether the first ayah is heard whole or in part.
    package let first: FoundInterval.Pieces.Edge
    /// Whether the last ayah is heard whole or in part.
    package let last: FoundInterval.Pieces.Edge
    /// The place in the recording, in frames of its file; nil for an alternative to another passage.
    package let frames: Range<Int>?
    /// Other ayat with the same words, in the order of the text.
    package let same: [AyahRange]
    /// The probability of the passage, from 0 to 1.
    package let confidence: Double
    /// The alternatives, the most probable first.
    package let others: [Passage]
  }

  /// The passages in the order of the recording; not empty.
  package let passages: [Passage]
  /// The number of ayat searched.
  package let amongAyat: Int
  /// The riwayah whose words were searched.
  package let words: Riwayah

  /// The only passage, if it is certain enough for alignment; nil if there are several, or doubts, or the same words are
  /// said elsewhere.
  package var proposal: AyahRange? {
    guard let passage = passages.first, passages.count == 1, passage.same.isEmpty,
      passage.confidence >= IdentificationParameters().sure
    else {
      return nil
    }
    return passage.range
  }

  /// The most ayat between two passages of a surah that are sought between them, and that are sought before and after one.
  private static let (between, around) = (20, 3)

  /// Returns the certain passages, each with the interval to align, in which the ayat between its parts are sought too, and a few before it
  /// and after it. No interval covers sound that is nearer to another passage.
  ///
  /// - Parameters:
  ///   - file: the file of the recording.
  ///   - structure: the structure of the text.
  package func sought(in file: AudioFile, _ structure: QuranStructure) -> [SoughtPassage] {
    let runs = runs
    return runs.indices.map { place in
      let run = runs[place]
      let before = place > 0 ? runs[place - 1].frames.upperBound : nil
      let after = place + 1 < runs.count ? runs[place + 1].frames.lowerBound : nil
      let low = max(0, before.map { ($0 + run.frames.lowerBound) / 2 } ?? 0)
      let high = min(file.frames, after.map { ($0 + run.frames.upperBound) / 2 } ?? file.frames)
      let reach = 20 * file.rate
      let start = max(min(low, run.frames.lowerBound), run.frames.lowerBound - reach)
      let end = min(max(high, run.frames.upperBound), run.frames.upperBound + reach)
      return SoughtPassage(widened(run.range, structure), in: start..<end, expecting: run.range)
    }
  }

  /// Returns a range with a few ayat before it and after it in its surahs.
  private func widened(_ range: AyahRange, _ structure: QuranStructure) -> AyahRange {
    func ref(_ ref: AyahRef, _ ayah: Int) -> AyahRef { AyahRef(surah: ref.surah, ayah: ayah, counting: ref.counting) }
    let last = structure.ayat(inSurah: range.last.surah, of: range.last.counting)
    return AyahRange(
      ref(range.first, max(1, range.first.ayah - Self.around)),
      ref(range.last, min(last, range.last.ayah + Self.around)))
  }

  /// The certain passages with their frames; those of one surah that follow each other in the recording are one.
  private var runs: [(range: AyahRange, frames: Range<Int>)] {
    var (runs, isOpen) = ([(range: AyahRange, frames: Range<Int>)](), false)
    for passage in passages {
      guard let frames = passage.frames, passage.same.isEmpty, passage.confidence >= IdentificationParameters().sure
      else {
        isOpen = false
        continue
      }
      if isOpen, let last = runs.last, let joined = Self.joined(last.range, passage.range) {
        runs[runs.count - 1] = (joined, last.frames.lowerBound..<max(last.frames.upperBound, frames.upperBound))
      } else {
        runs.append((passage.range, frames))
      }
      isOpen = true
    }
    return runs
  }

  /// Returns the ayat of two ranges of one surah and those between; nil where they are far from each other.
  static func joined(_ one: AyahRange, _ other: AyahRange) -> AyahRange? {
    let surahs = [one.first.surah, one.last.surah, other.first.surah, other.last.surah]
    guard Set(surahs).count == 1, other.first.ayah <= one.last.ayah + between + 1,
      one.first.ayah <= other.last.ayah + between + 1
    else { return nil }
    return AyahRange(
      one.first.ayah <= other.first.ayah ? one.first : other.first,
      one.last.ayah >= other.last.ayah ? one.last : other.last)
  }

  /// Returns the ayat that lie between the passages of a surah, or between them and the surah's ends, and were not heard.
  ///
  /// Before the first passage and after the last one only few count: a passage from the middle of a long surah leaves nothing out. Ayat of
  /// uncertain passages may have been heard.
  package func unheard(_ structure: QuranStructure) -> [AyahRange] {
    let heard = passages.filter { $0.frames != nil }
    let certain = heard.filter(\.same.isEmpty).map(\.range)
    let possible = heard.flatMap { [$0.range] + $0.same }
    return Set(certain.flatMap { [$0.first.surah, $0.last.surah] }).sorted().flatMap { surah -> [AyahRange] in
      guard let counting = certain.first?.first.counting else { return [] }
      let last = structure.ayat(inSurah: surah, of: counting)
      let heard = possible.filter { $0.first.surah <= surah && surah <= $0.last.surah }
        .map { ($0.first.surah < surah ? 1 : $0.first.ayah)...($0.last.surah > surah ? last : $0.last.ayah) }
        .sorted { $0.lowerBound < $1.lowerBound }
      var (next, unheard) = (1, [AyahRange]())
      for ayat in heard.map({ ($0.lowerBound, $0.upperBound) }) + [(last + 1, last)] {
        let isInside = next > 1 && ayat.0 <= last
        if next < ayat.0, isInside || ayat.0 - next <= Self.between {
          unheard.append(
            AyahRange(
              AyahRef(surah: surah, ayah: next, counting: counting),
              AyahRef(surah: surah, ayah: ayat.0 - 1, counting: counting)))
        }
        next = max(next, ayat.1 + 1)
      }
      return unheard
    }
  }
}
