/// How much text the ayat have, summed.
struct PassageLengths {
  private let passage: [ExpectedAyah]
  private let sums: [Double]

  init(_ passage: [ExpectedAyah]) {
    self.passage = passage
    sums = passage.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.length) }
  }

  var count: Int { passage.count }
  var total: Double { sum(0, count) }

  func isOptional(_ ayah: Int) -> Bool { passage[ayah].presence == .optional }

  func sum(_ from: Int, _ to: Int) -> Double { sums[to] - sums[from] }
}
