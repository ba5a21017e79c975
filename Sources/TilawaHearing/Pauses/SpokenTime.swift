import Glibc

/// How much is spoken up to each pause. Place 0 is where the recording begins, the last where it ends.
struct SpokenTime {
  let sums: [Int]
  /// The natural logarithm of each number of hops.
  let logs: [Double]

  init(_ speech: [Int]) {
    sums = speech.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
    logs = (0...(sums.last ?? 0)).map { log(Double(max(1, $0))) }
  }

  func hops(_ from: Int, _ to: Int) -> Int { sums[to] - sums[from] }
}
