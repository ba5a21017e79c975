/// Where a phrase may begin other than where the one before has ended.
///
/// - Again: at a place that is `shortestJump` to `longestJump` back, for `returning`.
/// - An ayah again: at an ayah's beginning that is anywhere back, for `restarting`.
/// - Left out: at an ayah's beginning further on, for `skipping`; a basmalah before it alone, for nothing.
struct StructureJumps {
  private let field: StructureField
  /// Q, by place.
  private let costs: [Float]
  private let shortest: Int, longest: Int

  init(_ field: StructureField, _ costs: Lane<Float>) {
    self.field = field
    self.costs = (0...field.distance.width).map { costs[$0] }
    shortest = field.columns(of: field.parameters.shortestJump)
    longest = min(Int(StructureSweep.far) - 1, field.columns(of: field.parameters.longestJump))
  }

  /// Begins from the cheapest, and notes from where that is.
  func apply(to costs: Lane<Float>, _ note: inout StructureSweep.Note) {
    repeatPhrases(costs, &note)
    note.leaps = Array(repeating: -1, count: field.ayat.count)
    let behind = cheapestBehind(), before = cheapestBefore()
    for (ayah, place) in field.ayat.dropLast().enumerated() {
      let again = behind[ayah], skipped = before[ayah]
      let skipping = skipped == 0 ? field.parameters.missing : field.parameters.skipping
      let opening = field.openings.contains(ayah - 1) ? field.ayat[ayah - 1] : nil
      for (source, price) in [(again, field.parameters.restarting), (skipped, skipping), (opening, 0)] {
        guard let source, self.costs[source] + price < costs[place] else { continue }
        costs[place] = self.costs[source] + price
        note.jumps[place] = StructureSweep.far
        note.leaps[ayah] = Int32(source)
      }
    }
  }

  /// The least of each window of places further on, by a queue of rising costs.
  private func repeatPhrases(_ costs: Lane<Float>, _ note: inout StructureSweep.Note) {
    guard longest > shortest, self.costs.count > shortest else { return }
    var queue: [Int] = []
    var head = 0
    for place in stride(from: self.costs.count - 1 - shortest, through: 0, by: -1) {
      let entering = place + shortest
      while queue.count > head, self.costs[queue[queue.count - 1]] >= self.costs[entering] { queue.removeLast() }
      queue.append(entering)
      while queue[head] > place + longest { head += 1 }
      let source = queue[head]
      if self.costs[source] + field.parameters.returning < costs[place] {
        costs[place] = self.costs[source] + field.parameters.returning
        note.jumps[place] = UInt8(source - place)
      }
    }
  }

  /// For each ayah's beginning the cheapest place behind it.
  private func cheapestBehind() -> [Int?] {
    var best: Int?
    var upper = costs.count
    var found: [Int?] = []
    for start in field.ayat.dropLast().reversed() {
      for place in stride(from: upper - 1, through: min(upper, start + shortest), by: -1)
      where costs[place] < best.map({ costs[$0] }) ?? .infinity { best = place }
      upper = min(upper, start + shortest)
      found.append(best)
    }
    return found.reversed()
  }

  /// For each ayah's beginning the cheapest place before it.
  private func cheapestBefore() -> [Int?] {
    // From nothing at all it is dearer; that is taken where there is nothing else.
    let dearer = field.parameters.missing - field.parameters.skipping
    func cost(_ place: Int) -> Float { costs[place] + (place == 0 ? dearer : 0) }
    var best: Int?
    var lower = 0
    return field.ayat.dropLast().map { start in
      for place in lower..<max(lower, start - shortest + 1) where cost(place) < best.map(cost) ?? .infinity {
        best = place
      }
      lower = max(lower, start - shortest + 1)
      return best
    }
  }
}
