extension AnnotationLint {
  /// The least number of stretches for a judgement about the pace of a reciter.
  private static let needed = 5
  /// The least number of letters of a stretch with a pace. Single letters that open a surah are drawn out, each as long
  /// as a word.
  private static let lettersNeeded = 12
  /// The least reported factor between the time of a stretch's letters and the median, up or down.
  private static let ratioAllowed = 2.2
  /// The least reported distance from the median, in deviations of the recording. Both limits must be exceeded.
  private static let deviationsAllowed = 4.0

  /// Returns findings for stretches with an unusual time per letter, compared with the median of the recording.
  /// Deviations are of logarithms.
  func lengths() throws -> [Finding] {
    let paces = try recited.map { ($0, try pace($0.words, $0.frames.count)) }
    let known = paces.compactMap(\.1)
    guard known.count >= Self.needed else { return [] }
    let (median, deviation) = Self.spread(known)
    let allowed = max(Self.log2(Self.ratioAllowed), Self.deviationsAllowed * deviation)
    return paces.compactMap { recited, pace in
      guard let pace, abs(pace - median) > allowed else { return nil }
      let factor = Self.power2(abs(pace - median))
      let (label, times) = (label(recited.words), "\(Int(factor)).\(Int(factor * 10) % 10)")
      let sentence =
        pace > median
        ? CoreSentences.longerThan(label: label, factor: times) : CoreSentences.shorterThan(label: label, factor: times)
      return Finding(kind: .length, segments: [recited.segment.id], sentence: sentence)
    }
  }

  /// Returns a finding where the numbers fit another counting clearly better: read in it, the times per letter differ
  /// less.
  func counting() throws -> [Finding] {
    if reciter.counting != reciter.riwayah.counting, !annotation.segments.isEmpty {
      return [
        Finding(
          kind: .counting, segments: [],
          sentence: CoreSentences.numberedOtherwise(
            counting: reciter.counting.rawValue, riwayah: reciter.riwayah.name,
            other: reciter.riwayah.counting.rawValue))
      ]
    }
    for other in VerseCounting.allCases where other != reciter.counting {
      let pairs = try recited.compactMap { try reread($0, in: other) }
      guard pairs.count >= Self.needed, pairs.contains(where: { $0.own != $0.other }) else { continue }
      let own = Self.spread(pairs.map(\.own)).deviation
      let fitting = Self.spread(pairs.map(\.other)).deviation
      if own > 0.35, fitting < own / 2 {
        return [
          Finding(
            kind: .counting, segments: [],
            sentence: CoreSentences.fitsOther(other: other.rawValue, counting: reciter.counting.rawValue))
        ]
      }
    }
    return []
  }

  /// Returns the logarithm of the time per letter for the label's own counting and for the same number in another
  /// counting; nil where one of them is not known.
  private func reread(_ recited: Recited, in counting: VerseCounting) throws -> (own: Double, other: Double)? {
    guard let ref = structure.ayat(sharing: recited.words, in: reciter.counting).first,
      structure.span(of: ref) == recited.words
    else { return nil }
    let same = AyahRef(surah: ref.surah, ayah: ref.ayah, counting: counting)
    guard structure.contains(same), let own = try pace(recited.words, recited.frames.count),
      let other = try pace(structure.span(of: same), recited.frames.count)
    else { return nil }
    return (own, other)
  }

  /// Returns the binary logarithm of the number of frames per letter; nil for too few letters.
  private func pace(_ words: WordRange, _ frames: Int) throws -> Double? {
    let count = try letters(words)
    return count < Self.lettersNeeded ? nil : Self.log2(Double(frames) / Double(count))
  }

  /// Returns the median, and the median distance from it, scaled to a standard deviation.
  private static func spread(_ values: [Double]) -> (median: Double, deviation: Double) {
    let median = median(values)
    return (median, 1.4826 * self.median(values.map { abs($0 - median) }))
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let last = sorted.last else { return 0 }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : min(sorted[middle], last)
  }

  /// Returns the binary logarithm with enough precision for findings. This target has no mathematics library.
  static func log2(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return 0 }
    var (mantissa, result, step) = (value.significand, Double(value.exponent), 0.5)
    for _ in 0..<30 {
      mantissa *= mantissa
      if mantissa >= 2 {
        mantissa /= 2
        result += step
      }
      step /= 2
    }
    return result
  }

  static func power2(_ exponent: Double) -> Double {
    let whole = Int(exponent)
    var (result, root, rest) = (1.0, 2.0, exponent - Double(whole))
    for _ in 0..<30 {
      root = root.squareRoot()
      rest *= 2
      if rest >= 1 {
        result *= root
        rest -= 1
      }
    }
    return result * Double(1 << min(whole, 62))
  }
}
