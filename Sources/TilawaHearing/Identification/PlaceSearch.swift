import Dispatch
import Foundation
import Synchronization
import TilawaAudio

/// Looks for where speech stands in a print: in passes, each over fewer places and finer than the one before.
///
/// In each pass and at each pace, what a place costs is told in standard deviations below the mean place; so paces can be
/// compared, of which a slower one averages more and is cheaper everywhere. The mean place is one in the same print said backwards:
/// of a short print most may be what is looked for. Deterministic, on any number of processors.
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
  let chance: Chance
  let parameters: IdentificationParameters

  /// Columns that one processor sweeps at once.
  private static let block = 4096
  /// A way takes no more columns than so many times its rows.
  private static let steepest = 1.8

  init(_ print: VoicePrint, _ parameters: IdentificationParameters) {
    self.print = print
    self.parameters = parameters
    fields = parameters.passes.map(print.field)
    chance = Chance(print.field(1), parameters)
  }

  /// The print, as fine as the last pass.
  var field: PlaceField { fields[fields.count - 1] }

  /// The best places in all of the print, the best first, none of which overlaps another by half; and the score that the best would
  /// have by chance.
  ///
  /// - Parameter queries: the same speech at several paces.
  func places(of queries: [PlaceQuery]) -> (best: [Place], byChance: Float) {
    var blocks = [0..<print.count]
    for (pass, factor) in parameters.passes.enumerated() {
      let isLast = pass + 1 == parameters.passes.count
      let wanted = isLast ? parameters.places : parameters.candidates[pass]
      let swept = sweeps(of: queries.map { $0.averaged(factor) }, pass, isLast ? .starts : .none)
      let known = usual(of: swept)
      let found = places(of: queries, in: blocks, pass, isLast ? .starts : .none, known)
      let best = Self.apart(found, wanted)
      if isLast { return (best, byChance(swept, known)) }
      blocks = Self.merged(best.map { around($0.frames, 8 * factor) })
    }
    return ([], 0)
  }

  private func around(_ frames: Range<Int>, _ reach: Int) -> Range<Int> {
    max(0, frames.lowerBound - reach)..<min(print.count, frames.upperBound + reach)
  }

  private struct Work: Sendable {
    let query: Int
    let columns: Range<Int>
    /// How many columns at the beginning are there only for ways to begin in.
    let lead: Int
  }

  private struct Best: Sendable {
    let columns: Range<Int>
    let cost: Float
  }

  /// The best places of each stretch of a second or so of some blocks.
  func places(
    of queries: [PlaceQuery], in blocks: [Range<Int>], _ pass: Int, _ trace: PlaceSweep.Trace, _ known: [Usual]
  ) -> [Place] {
    let (field, factor) = (fields[pass], parameters.passes[pass])
    let queries = queries.map { $0.averaged(factor) }
    let works = queries.indices.flatMap { index in
      self.works(index, queries[index].count, blocks.map { $0.lowerBound / factor..<$0.upperBound / factor })
    }
    let found = Self.all(works) { work in
      let sweep = PlaceSweep(queries[work.query], in: field, work.columns, trace: trace, parameters)
      return self.best(sweep, work, queries[work.query].count)
    }
    return zip(works, found).flatMap { work, found in
      found.map { best in
        Place(
          frames: best.columns.lowerBound * factor..<min(print.count, best.columns.upperBound * factor),
          score: known[work.query].score(best.cost), pace: queries[work.query].pace)
      }
    }
  }

  private func works(_ query: Int, _ rows: Int, _ blocks: [Range<Int>]) -> [Work] {
    guard rows > 0 else { return [] }
    let lead = Self.room(rows)
    return blocks.flatMap { block in
      stride(from: block.lowerBound, to: block.upperBound, by: Self.block).map { start in
        let first = max(block.lowerBound, start - lead)
        return Work(query: query, columns: first..<min(block.upperBound, start + Self.block), lead: start - first)
      }
    }
  }

  /// Columns that a way of so many rows may take.
  static func room(_ rows: Int) -> Int { Int(Double(rows) * steepest) }

  private func best(_ sweep: PlaceSweep, _ work: Work, _ rows: Int) -> [Best] {
    var found: [Best] = []
    let cell = max(4, rows / 4)
    var best: (column: Int, cost: Float)?
    for column in work.lead..<max(work.lead, work.columns.count) {
      let cost = sweep.costs[column]
      if cost < best?.cost ?? .infinity { best = (column, cost) }
      if (column - work.lead) % cell == cell - 1 || column + 1 == work.columns.count, let end = best {
        let last = work.columns.lowerBound + end.column
        let first = sweep.starts.isEmpty ? last - Self.room(rows) : sweep.starts[end.column]
        found.append(Best(columns: max(work.columns.lowerBound, min(first, last))..<last + 1, cost: end.cost))
        best = nil
      }
    }
    return found
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

  /// What comes of each item, in order, on all processors.
  static func all<Item: Sendable, Outcome: Sendable>(
    _ items: [Item], _ work: @Sendable (Item) -> Outcome
  ) -> [Outcome] {
    let found = Guarded([Outcome?](repeating: nil, count: items.count))
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(ProcessInfo.processInfo.activeProcessorCount, items.count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let outcome = work(items[index])
        found.withLock { $0[index] = outcome }
      }
    }
    return found.withLock { $0.compactMap(\.self) }
  }
}
