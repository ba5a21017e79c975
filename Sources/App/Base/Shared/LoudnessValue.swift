package import TilawaCore
import TilawaStore

/// A loudness for programs. Members keep this order.
package struct LoudnessValue: Encodable {
  private let lufs: JSONNumber
  private let peak: JSONNumber
  private let extent: String

  package init(_ loudness: Loudness) {
    (lufs, peak) = (JSONNumber(decibels: loudness.integrated), JSONNumber(decibels: loudness.truePeak))
    extent = loudness.extent.rawValue
  }
}

extension [LoudnessSource] {
  /// One element for each source; null for one not yet measured.
  package var value: [LoudnessValue?] { map { $0.loudness.map { LoudnessValue($0) } } }
}
