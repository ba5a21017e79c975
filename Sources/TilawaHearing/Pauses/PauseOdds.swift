import Glibc

/// How likely an ayah ends at a pause.
///
/// Four weights and a constant, fitted to 228 ayah ends of three reciters in twelve ways of putting them together; what
/// comes of it on others stands in Benchmarks/README.md.
enum PauseOdds {
  private static let constant = 2.41
  /// For each doubling of its length, from a second on; more than two count as two.
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
