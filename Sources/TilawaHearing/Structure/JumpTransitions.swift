/// The transitions at a pause to a place other than the next one.
///
/// - Repetition: to a place `shortestJump` to `longestJump` back, at the cost `returning`.
/// - Restart: to the beginning of an ayah anywhere back, at the cost `restarting`.
/// - Omission: to the beginning of an ayah further on, at the cost `skipping`; over a single opening basmalah at no cost.
struct JumpTransitions {
  private let trellis: ViterbiTrellis
  /// The places from and to which jumps are possible.
  private let places: Range<Int>
  /// The costs Q of these places.
  private let costs: [Float]
  private let shortest: Int, longest: Int

  init(_ trellis: ViterbiTrellis, _ costs: PaddedRow<Float>, _ places: Range<Int>) {
    (self.trellis, self.places) = (trellis, places)
    self.costs = places.map { costs[$0] }
    shortest = trellis.columns(of: trellis.parameters.jumps.shortestJump)
    longest = min(Int(SegmentalViterbi.far) - 1, trellis.columns(of: trellis.parameters.jumps.longestJump))
  }

  private func cost(_ place: Int) -> Float { costs[place - places.lowerBound] }

  /// Applies the cheapest jump to each place, and notes its source.
  func apply(to costs: PaddedRow<Float>, _ pointers: inout SegmentalViterbi.Backpointers) {
    pointers.jumps = Array(repeating: 0, count: places.count)
    repeatPhrases(costs, &pointers)
    pointers.leaps = Array(repeating: -1, count: trellis.ayat.count)
    let behind = cheapestBehind(), before = cheapestBefore()
    for (ayah, place) in trellis.ayat.dropLast().enumerated() where places.contains(place) {
      let again = behind[ayah], skipped = before[ayah]
      let skipping = skipped == 0 ? trellis.parameters.jumps.missing : trellis.parameters.jumps.skipping
      let opening = trellis.openings.contains(ayah - 1) ? trellis.ayat[ayah - 1] : nil
      for (source, price) in [(again, trellis.parameters.jumps.restarting), (skipped, skipping), (opening, 0)] {
        guard let source, places.contains(source), cost(source) + price < costs[place] else { continue }
        costs[place] = cost(source) + price
        pointers.jumps[place - pointers.first] = SegmentalViterbi.far
        pointers.leaps[ayah] = Int32(source)
      }
    }
  }

  /// Finds the minimum of each window of places further on, by a monotonic queue.
  private func repeatPhrases(_ costs: PaddedRow<Float>, _ pointers: inout SegmentalViterbi.Backpointers) {
    guard longest > shortest, places.count > shortest else { return }
    var queue: [Int] = []
    var head = 0
    for place in stride(from: places.upperBound - 1 - shortest, through: places.lowerBound, by: -1) {
      let entering = place + shortest
      while queue.count > head, cost(queue[queue.count - 1]) >= cost(entering) { queue.removeLast() }
      queue.append(entering)
      while queue[head] > place + longest { head += 1 }
      let source = queue[head]
      if cost(source) + trellis.parameters.jumps.returning < costs[place] {
        costs[place] = cost(source) + trellis.parameters.jumps.returning
        pointers.jumps[place - pointers.first] = UInt8(source - place)
      }
    }
  }

  /// Returns the cheapest place behind the beginning of each ayah.
  private func cheapestBehind() -> [Int?] {
    var best: Int?
    var upper = places.upperBound
    var found: [Int?] = []
    for start in trellis.ayat.dropLast().reversed() {
      let lower = max(places.lowerBound, min(upper, start + shortest))
      for place in stride(from: upper - 1, through: lower, by: -1)
      where cost(place) < best.map(cost) ?? .infinity { best = place }
      upper = min(upper, lower)
      found.append(best)
    }
    return found.reversed()
  }

  /// Returns the cheapest place before the beginning of each ayah.
  private func cheapestBefore() -> [Int?] {
    // Leaving out the beginning of the passage costs more; place 0 is chosen only where there is no other.
    let dearer = trellis.parameters.jumps.missing - trellis.parameters.jumps.skipping
    func price(_ place: Int) -> Float { cost(place) + (place == 0 ? dearer : 0) }
    var best: Int?
    var lower = places.lowerBound
    return trellis.ayat.dropLast().map { start in
      let upper = max(lower, min(places.upperBound, start - shortest + 1))
      for place in lower..<upper where price(place) < best.map(price) ?? .infinity { best = place }
      lower = upper
      return best
    }
  }
}
