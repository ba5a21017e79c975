import Glibc
import TilawaCore

/// The pace of a reciter, measured from the files that are here, for checking the length of another file.
///
/// Measured over 558 ayat of three reciters (decision 0032): it rejects no correct file, and finds all swapped
/// neighbours with a length ratio of four or more.
struct ReciterPace: Sendable {
  /// The recited content of a file, as far as it determines the duration.
  struct Passage: Hashable, Sendable {
    /// The length in units of `RecitedLength`.
    let length: Double
    /// The length of an optional opening before the text: a basmalah.
    let opening: Double
  }

  /// The least number of files for a pace.
  static let needed = 12
  /// The largest number of files; more add nothing, and would have to be sorted again for each file.
  private static let enough = 500
  /// The largest ratio between the pace of a file and the median, or its inverse.
  private static let ratioAllowed = 2.2
  /// The allowed number of deviations of the reciter from the median.
  private static let deviationsAllowed = 4.0
  /// The limit of the ratio for a reciter with great variation.
  private static let mostAllowed = 4.0
  /// The possible silence at a file's ends, in seconds.
  private static let silence = (missing: 0.3, added: 1.5)
  /// The seconds for a unit of `RecitedLength`, of any reciter: the fastest known takes 0.15, the slowest four times
  /// that.
  private static let ofAnybody = 0.05...1.6

  /// The binary logarithms of seconds for a unit, in ascending order.
  private var paces: [Double] = []

  /// Makes the pace from files that are known to be right.
  init(_ files: [(length: Double, seconds: Double)] = []) {
    paces = files.compactMap { ReciterPace.pace($0.length, $0.seconds) }.sorted()
  }

  /// Adds the pace of a file that fits.
  mutating func learn(_ passage: Passage, seconds: Double) {
    guard paces.count < ReciterPace.enough, let pace = ReciterPace.pace(passage.length, seconds) else { return }
    paces.insert(pace, at: paces.partitioningIndex { $0 >= pace })
  }

  /// The seconds for a unit of `RecitedLength`; nil if there are too few files.
  var seconds: Double? { paces.count < ReciterPace.needed ? nil : exp2(median(paces)) }

  /// Whether there are enough files to judge by this reciter's own pace.
  var isKnown: Bool { paces.count >= ReciterPace.needed }

  /// Returns the possible durations of a passage, in seconds.
  func range(of passage: Passage) -> ClosedRange<Double> {
    let (whole, silence) = (passage.length + passage.opening, ReciterPace.silence)
    guard isKnown else {
      return max(
        0,
        passage.length * ReciterPace.ofAnybody.lowerBound
          - silence.missing)...(whole * ReciterPace.ofAnybody.upperBound + silence.added)
    }
    let middle = median(paces)
    let deviation = 1.4826 * median(paces.map { abs($0 - middle) }.sorted())
    let allowed = min(
      ReciterPace.mostAllowed, max(ReciterPace.ratioAllowed, exp2(ReciterPace.deviationsAllowed * deviation)))
    let unit = exp2(middle)
    return max(0, unit * passage.length / allowed - silence.missing)...(unit * whole * allowed + silence.added)
  }

  /// Returns the distance of a duration from the expected one, in octaves: 0 for the same, 1 for half or double.
  func distance(of seconds: Double, from passage: Passage) -> Double {
    guard isKnown, let pace = ReciterPace.pace(passage.length, seconds) else { return 0 }
    return abs(pace - median(paces))
  }

  /// Returns the median, which unusual files do not distort.
  private func median(_ sorted: [Double]) -> Double {
    let middle = sorted.count / 2
    guard sorted.indices.contains(middle) else { return 0 }
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  private static func pace(_ length: Double, _ seconds: Double) -> Double? {
    length > 0 && seconds > 0 && seconds.isFinite ? log2(seconds / length) : nil
  }
}
