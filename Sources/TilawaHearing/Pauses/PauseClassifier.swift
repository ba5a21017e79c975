import Glibc

/// A logistic regression of whether an ayah ends at a pause.
///
/// Four weights and a constant, fitted to 228 ends of ayat of three reciters in twelve kinds of recordings. Results on other
/// recordings are in Benchmarks/README.md (`detect`).
enum PauseClassifier {
  private static let constant = 2.41
  /// Weight of each doubling of the length, relative to one second; more than two seconds count as two.
  private static let length = 0.87
  private static let fall = 0.121
  private static let height = -12.65
  private static let faintness = -0.142

  static func confidence(of evidence: Pause.Evidence, lasting seconds: Double) -> Double {
    let logOdds =
      constant + length * log2(min(2, max(0.02, seconds))) + fall * evidence.fall + height * evidence.height
      + faintness * evidence.faintness
    return 1 / (1 + exp(-logOdds))
  }
}
