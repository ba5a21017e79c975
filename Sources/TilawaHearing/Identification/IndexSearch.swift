import Dispatch
import Foundation
import Synchronization
import TilawaAudio

/// Searches an index for speech by subsequence DTW in several passes, each finer than the one before and over fewer places.
///
/// In each pass and at each pace costs are normalised to z-scores by the costs in reversed speech of the same index. This makes
/// paces comparable, because slower ones average more and have lower costs. Deterministic, on any number of processors.
struct IndexSearch: Sendable {
  /// A place in the index.
  struct Place: Hashable, Sendable {
    /// The frames of the index.
    let frames: Range<Int>
    /// The number of standard deviations below the mean cost by chance.
    let score: Float
    let pace: Double
  }

  let acousticIndex: AcousticIndex
  private let fields: [QuantizedFrames]
  let chance: ReversedSpeech
  let parameters: IdentificationParameters

  /// Number of columns that one processor searches at once.
  private static let block = 4096
  /// Greatest number of columns of a path for each row.
  private static let steepest = 1.8

  init(_ acousticIndex: AcousticIndex, _ parameters: IdentificationParameters) {
    self.acousticIndex = acousticIndex
    self.parameters = parameters
    fields = parameters.search.passes.map(acousticIndex.field)
    chance = ReversedSpeech(acousticIndex.field(1), parameters)
  }

  /// The index at the resolution of the last pass.
  var field: QuantizedFrames { fields[fields.count - 1] }

  /// Returns the best places in the index, the best first, and the best score by chance. No place overlaps another by half.
  ///
  /// - Parameter queries: the same speech at several paces.
  func places(of queries: [DTWQuery]) -> (best: [Place], byChance: Float) {
    var blocks = [0..<acousticIndex.count]
    for (pass, factor) in parameters.search.passes.enumerated() {
      let isLast = pass + 1 == parameters.search.passes.count
      let wanted = isLast ? parameters.search.places : parameters.search.candidates[pass]
      let chanceWarps = warps(of: queries.map { $0.averaged(factor) }, pass, isLast ? .starts : .none)
      let known = usual(of: chanceWarps)
      let found = places(of: queries, in: blocks, pass, isLast ? .starts : .none, known)
      let best = Self.apart(found, wanted)
      if isLast { return (best, byChance(chanceWarps, known)) }
      blocks = Self.merged(best.map { around($0.frames, 8 * factor) })
    }
    return ([], 0)
  }

  private func around(_ frames: Range<Int>, _ reach: Int) -> Range<Int> {
    max(0, frames.lowerBound - reach)..<min(acousticIndex.count, frames.upperBound + reach)
  }

  private struct Work: Sendable {
    let query: Int
    let columns: Range<Int>
    /// The number of first columns in which paths only begin.
    let lead: Int
  }

  private struct Best: Sendable {
    let columns: Range<Int>
    let cost: Float
  }

  /// Returns the best place of each cell of some blocks; a cell is about a quarter of the query.
  func places(
    of queries: [DTWQuery], in blocks: [Range<Int>], _ pass: Int, _ trace: SubsequenceDTW.Trace, _ known: [ZNorm]
  ) -> [Place] {
    let (field, factor) = (fields[pass], parameters.search.passes[pass])
    let queries = queries.map { $0.averaged(factor) }
    let works = queries.indices.flatMap { index in
      self.works(index, queries[index].count, blocks.map { $0.lowerBound / factor..<$0.upperBound / factor })
    }
    let found = Self.all(works) { work in
      let warp = SubsequenceDTW(
        queries[work.query], in: field, work.columns, trace: trace, centring: parameters.search.centring,
        DTWSteps(parameters.dtw))
      return self.best(warp, work, queries[work.query].count)
    }
    return zip(works, found).flatMap { work, found in
      found.map { best in
        Place(
          frames: best.columns.lowerBound * factor..<min(acousticIndex.count, best.columns.upperBound * factor),
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

  /// Returns the greatest number of columns of a path with some rows.
  static func room(_ rows: Int) -> Int { Int(Double(rows) * steepest) }

  private func best(_ warp: SubsequenceDTW, _ work: Work, _ rows: Int) -> [Best] {
    var found: [Best] = []
    let cell = max(4, rows / 4)
    var best: (column: Int, cost: Float)?
    for column in work.lead..<max(work.lead, work.columns.count) {
      let cost = warp.costs[column]
      if cost < best?.cost ?? .infinity { best = (column, cost) }
      if (column - work.lead) % cell == cell - 1 || column + 1 == work.columns.count, let end = best {
        let last = work.columns.lowerBound + end.column
        let first = warp.starts.isEmpty ? last - Self.room(rows) : warp.starts[end.column]
        found.append(Best(columns: max(work.columns.lowerBound, min(first, last))..<last + 1, cost: end.cost))
        best = nil
      }
    }
    return found
  }

  /// Returns the best places that do not overlap a better one by half.
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

  /// Applies `work` to all items on all processors and returns the results in order.
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
