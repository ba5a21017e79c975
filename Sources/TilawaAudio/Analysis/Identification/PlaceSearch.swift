import Dispatch
import Foundation
import Synchronization

/// Looks for where speech stands in a print: in passes, each over fewer places and finer than the one before.
///
/// In each pass and at each pace, what a place costs is told in standard deviations below the mean place; so paces can be
/// compared, of which a slower one averages more and is cheaper everywhere. Deterministic, on any number of processors.
struct PlaceSearch: Sendable {
  /// Where something may stand.
  struct Place: Hashable, Sendable {
    /// Of the print.
    let frames: Range<Int>
    /// By how many standard deviations it is cheaper than the mean place.
    let score: Float
    let pace: Double
  }

  let print: VoicePrint
  private let fields: [PlaceField]
  private let parameters: IdentificationParameters

  /// Columns that one processor sweeps at once.
  private static let block = 4096
  /// A way takes no more columns than so many times its rows.
  private static let steepest = 1.8

  init(_ print: VoicePrint, _ parameters: IdentificationParameters) {
    self.print = print
    self.parameters = parameters
    fields = parameters.passes.map(print.field)
  }

  /// The best places in all of the print, the best first, none of which overlaps another by half.
  ///
  /// - Parameter queries: the same speech at several paces.
  func places(of queries: [PlaceQuery]) -> [Place] {
    var blocks = [0..<print.count]
    for (pass, factor) in parameters.passes.enumerated() {
      let isLast = pass + 1 == parameters.passes.count
      let wanted = isLast ? parameters.places : parameters.candidates[pass]
      let found = places(of: queries, in: blocks, pass, isLast ? .starts : .none, sampling: pass > 0)
      let best = Self.apart(found, wanted)
      if isLast { return best }
      blocks = Self.merged(best.map { around($0.frames, 8 * factor) })
    }
    return []
  }

  /// The best place among some frames, by the finest pass alone.
  func place(of queries: [PlaceQuery], near frames: Range<Int>) -> Place? {
    let frames = frames.clamped(to: 0..<print.count)
    let pass = parameters.passes.count - 1
    return places(of: queries, in: [frames], pass, .starts, sampling: true).max { $0.score < $1.score }
  }

  private func around(_ frames: Range<Int>, _ reach: Int) -> Range<Int> {
    max(0, frames.lowerBound - reach)..<min(print.count, frames.upperBound + reach)
  }

  private struct Work: Sendable {
    let query: Int
    let columns: Range<Int>
    /// How many columns at the beginning are there only for ways to begin in.
    let lead: Int
    /// Whether it says only what a place costs by chance.
    let isSample: Bool
  }

  private struct Costs: Sendable {
    var sum = 0.0, squares = 0.0
    var count = 0
    var best: [(columns: Range<Int>, cost: Float)] = []
  }

  /// The best places of each stretch of a second or so of some blocks.
  private func places(
    of queries: [PlaceQuery], in blocks: [Range<Int>], _ pass: Int, _ trace: PlaceSweep.Trace, sampling: Bool
  ) -> [Place] {
    let (field, factor) = (fields[pass], parameters.passes[pass])
    let queries = queries.map { $0.averaged(factor) }
    let works = queries.indices.flatMap { index in
      self.works(
        index, queries[index].count, blocks.map { $0.lowerBound / factor..<$0.upperBound / factor }, field, sampling)
    }
    let costs = Self.all(works) { work in
      let sweep = PlaceSweep(queries[work.query], in: field, work.columns, trace: trace, parameters)
      return self.costs(sweep, work, queries[work.query].count)
    }
    return queries.indices.flatMap { index -> [Place] in
      let mine = zip(works, costs).filter { $0.0.query == index }
      let known = mine.filter { !sampling || $0.0.isSample }.map(\.1)
      let count = Double(known.reduce(0) { $0 + $1.count })
      guard count > 1 else { return [] }
      let mean = known.reduce(0) { $0 + $1.sum } / count
      let variance = known.reduce(0) { $0 + $1.squares } / count - mean * mean
      let deviation = max(1e-6, variance).squareRoot()
      return mine.filter { !$0.0.isSample }.flatMap(\.1.best).map { best in
        Place(
          frames: best.columns.lowerBound * factor..<min(print.count, best.columns.upperBound * factor),
          score: Float((mean - Double(best.cost)) / deviation), pace: queries[index].pace)
      }
    }
  }

  private func works(
    _ query: Int, _ rows: Int, _ blocks: [Range<Int>], _ field: PlaceField, _ sampling: Bool
  ) -> [Work] {
    guard rows > 0 else { return [] }
    let lead = Int(Double(rows) * Self.steepest)
    var works: [Work] = []
    for block in blocks {
      for start in stride(from: block.lowerBound, to: block.upperBound, by: Self.block) {
        let first = max(block.lowerBound, start - lead)
        works.append(
          Work(
            query: query, columns: first..<min(block.upperBound, start + Self.block), lead: start - first,
            isSample: false))
      }
    }
    guard sampling else { return works }
    // As many seconds in eight stretches, wherever they lie.
    let hops = parameters.hopsInFrame * print.count / max(1, field.count)
    let length = min(field.count, parameters.sample * 100 / hops / 8)
    for part in 0..<8 {
      let start = (field.count - length) * part / 7
      works.append(
        Work(query: query, columns: start..<start + length, lead: min(lead, length / 2), isSample: true))
    }
    return works
  }

  private func costs(_ sweep: PlaceSweep, _ work: Work, _ rows: Int) -> Costs {
    var costs = Costs()
    let cell = max(4, rows / 4)
    var best: (column: Int, cost: Float)?
    for column in work.lead..<work.columns.count {
      let cost = sweep.costs[column]
      costs.sum += Double(cost)
      costs.squares += Double(cost) * Double(cost)
      costs.count += 1
      if cost < best?.cost ?? .infinity { best = (column, cost) }
      if (column - work.lead) % cell == cell - 1 || column + 1 == work.columns.count, let end = best, !work.isSample {
        let last = work.columns.lowerBound + end.column
        let first = sweep.starts.isEmpty ? last - Int(Double(rows) * Self.steepest) : sweep.starts[end.column]
        costs.best.append((max(work.columns.lowerBound, min(first, last))..<last + 1, end.cost))
        best = nil
      }
    }
    return costs
  }

  /// The best of them that do not lie on a better one.
  static func apart(_ places: [Place], _ count: Int) -> [Place] {
    let sorted = places.sorted { ($0.score, $1.frames.lowerBound) > ($1.score, $0.frames.lowerBound) }
    var found: [Place] = []
    for place in sorted where found.count < count {
      let isNew = found.allSatisfy { other in
        2 * other.frames.clamped(to: place.frames).count < min(other.frames.count, place.frames.count)
      }
      if isNew { found.append(place) }
    }
    return found
  }

  private static func merged(_ blocks: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for block in blocks.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, block.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, block.upperBound)
      } else {
        merged.append(block)
      }
    }
    return merged
  }

  /// What comes of each work, in order, on all processors.
  private static func all(_ works: [Work], _ work: @Sendable (Work) -> Costs) -> [Costs] {
    let found = Guarded([Costs?](repeating: nil, count: works.count))
    let next = Atomic(0)
    let workers = min(ProcessInfo.processInfo.activeProcessorCount, works.count)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < works.count else { return }
        let costs = work(works[index])
        found.withLock { $0[index] = costs }
      }
    }
    return found.withLock { $0.map { $0 ?? Costs() } }
  }
}
