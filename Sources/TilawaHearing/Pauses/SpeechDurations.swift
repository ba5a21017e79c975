import Glibc

/// The accumulated speech before each place, in hops. Place 0 is the beginning of the recording, the last place its end, and the
/// others are pauses.
struct SpeechDurations {
  let sums: [Int]
  /// The natural logarithm of each number of hops.
  let logs: [Double]

  init(_ speech: [Int]) {
    sums = speech.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
    logs = (0...(sums.last ?? 0)).map { log(Double(max(1, $0))) }
  }

  func hops(_ from: Int, _ to: Int) -> Int { sums[to] - sums[from] }
}
