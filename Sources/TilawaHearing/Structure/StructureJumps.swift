/// Where a phrase may begin other than where the one before has ended.
///
/// - Again: at a place that is `shortestJump` to `longestJump` back, for `returning`.
/// - An ayah again: at an ayah's beginning that is anywhere back, for `restarting`.
/// - Left out: at an ayah's beginning further on, for `skipping`; a basmalah before it alone, for nothing.
struct StructureJumps {
  private let field: StructureField
  /// The places from and to which one may jump.
  private let places: Range<Int>
  /// Q, by place, from the first of them on.
  private let costs: [Float]
  private let shortest: Int, longest: Int

  init(_ field: StructureField, _ costs: Lane<Float>, _ places: Range<Int>) {
    (self.field, self.places) = (field, places)
    self.costs = places.map { costs[$0] }
    shortest = field.columns(of: field.parameters.shortestJump)
    longest = min(Int(StructureSweep.far) - 1, field.columns(of: field.parameters.longestJump))
  }

  private func cost(_ place: Int) -> Float { costs[place - places.lowerBound] }

  /// Begins from the cheapest, and notes from where that is.
  func apply(to costs: Lane<Float>, _ note: inout StructureSweep.Note) {
    note.jumps = Array(repeating: 0, count: places.count)
    repeatPhrases(costs, &note)
    note.leaps = Array(repeating: -1, count: field.ayat.count)
    let behind = cheapestBehind(), before = cheapestBefore()
    for (ayah, place) in field.ayat.dropLast().enumerated() where places.contains(place) {
      let again = behind[ayah], skipped = before[ayah]
      let skipping = skipped == 0 ? field.parameters.missing : field.parameters.skipping
      let opening = field.openings.contains(ayah - 1) ? field.ayat[ayah - 1] : nil
      for (source, price) in [(again, field.parameters.restarting), (skipped, skipping), (opening, 0)] {
        guard let source, places.contains(source), cost(source) + price < costs[place] else { continue }
        costs[place] = cost(source) + price
        note.jumps[place - note.first] = StructureSweep.far
        note.leaps[ayah] = Int32(source)
      }
    }
  }

  /// The least of each window of places further on, by a queue of rising costs.
  private func repeatPhrases(_ costs: Lane<Float>, _ note: inout StructureSweep.Note) {
    guard longest > shortest, places.count > shortest else { return }
    var queue: [Int] = []
    var head = 0
    for place in stride(from: places.upperBound - 1 - shortest, through: places.lowerBound, by: -1) {
      let entering = place + shortest
      while queue.count > head, cost(queue[queue.count - 1]) >= cost(entering) { queue.removeLast() }
      queue.append(entering)
      while queue[head] > place + longest { head += 1 }
      let source = queue[head]
      if cost(source) + field.parameters.returning < costs[place] {
        costs[place] = cost(source) + field.parameters.returning
        note.jumps[place - note.first] = UInt8(source - place)
      }
    }
  }

  /// For each ayah's beginning the cheapest place behind it.
  private func cheapestBehind() -> [Int?] {
    var best: Int?
    var upper = places.upperBound
    var found: [Int?] = []
    for start in field.ayat.dropLast().reversed() {
      let lower = max(places.lowerBound, min(upper, start + shortest))
      for place in stride(from: upper - 1, through: lower, by: -1)
      where cost(place) < best.map(cost) ?? .infinity { best = place }
      upper = min(upper, lower)
      found.append(best)
    }
    return found.reversed()
  }

  /// For each ayah's beginning the cheapest place before it.
  private func cheapestBefore() -> [Int?] {
    // From nothing at all it is dearer; that is taken where there is nothing else.
    let dearer = field.parameters.missing - field.parameters.skipping
    func price(_ place: Int) -> Float { cost(place) + (place == 0 ? dearer : 0) }
    var best: Int?
    var lower = places.lowerBound
    return field.ayat.dropLast().map { start in
      let upper = max(lower, min(places.upperBound, start - shortest + 1))
      for place in lower..<upper where price(place) < best.map(price) ?? .infinity { best = place }
      lower = upper
      return best
    }
  }
}
