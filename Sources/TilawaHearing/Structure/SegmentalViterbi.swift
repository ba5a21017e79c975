import Dispatch

/// A segmental Viterbi search with a garbage state: the optimal path of a recording through a passage. The reciter may go back,
/// omit ayat, and say something else, but only at pauses.
///
/// A place is a number of recited columns of the reference, from 0 to their count W. Within a phrase, from one pause to the next,
/// F(p) after a row is D(row, p − 1) + min(F(p) + s, F(p − 1), F(p − 2) + t, F(p − 3) + u) of the row before, with the steps of
/// `DTWSteps`. At a pause, with S the accumulated garbage cost of all rows so far:
///
/// - P(p) = F(p), plus the cost of the pause where p is not at the end of an ayah;
/// - H(p) = min over earlier pauses of P(p) + in − S: the garbage state, which keeps the place. There is one such state for each
///   place, updated only at pauses;
/// - Q(p) = min(P(p), H(p) + S + out);
/// - the next phrase begins from G(p) = min(Q(p), Q(q) + jump), with q a source of `JumpTransitions`.
///
/// A path begins at place 0 or with garbage. It ends at W, or anywhere at the cost of omitting the rest. Backpointers are stored
/// for each phrase, in little more than two bytes a place, and followed by `ViterbiBacktrack`. Rows within a phrase store only
/// the place at which the phrase began.
struct SegmentalViterbi {
  /// The backpointers at the beginning of a phrase, for each place from `first` on.
  struct Backpointers {
    let first: Int
    /// The number of columns that the phrase before has passed to arrive at each place.
    var passed: [UInt8]
    /// The source of the jump to each place: 0 for none, else the distance in columns, or `far` for a source in `leaps`. Empty
    /// where there is no pause.
    var jumps: [UInt8]
    /// The places whose Q comes from the garbage state, and the places with an update of H.
    var fromAside: RangeBitSet, toAside: RangeBitSet
    /// The source of the jump to the beginning of each ayah.
    var leaps: [Int32]

    init(_ places: Range<Int>, passed: [UInt8]) {
      (first, self.passed, jumps, leaps) = (places.lowerBound, passed, [], [])
      (fromAside, toAside) = (RangeBitSet(places), RangeBitSet(places))
    }

    /// Returns the beginning of the previous phrase on the path to a place.
    func start(of place: Int) -> Int { place - Int(passed[place - first]) }
    func jump(to place: Int) -> UInt8 { jumps.isEmpty ? 0 : jumps[place - first] }
  }

  /// Number of rows whose distances are computed at once; a multiple of `FrameDistance.rows`.
  private static let block = 64
  static let far: UInt8 = 255

  /// The backpointers of the beginning of each phrase, and of the end.
  private(set) var backpointers: [Backpointers] = []
  /// The end of the optimal path, whether it is in the garbage state, and its cost.
  private(set) var end: (place: Int, isAside: Bool, cost: Float) = (0, true, .infinity)

  private let trellis: ViterbiTrellis
  private let width: Int
  private var costs: PaddedRow<Float>
  private var next: PaddedRow<Float>
  private var origins: PaddedRow<Int32>
  private var nextOrigins: PaddedRow<Int32>
  private var asides: [Float]
  private var spent: Float = 0
  /// The places of the phrase. Outside it costs are infinite, three places before and eight behind.
  private var window = 0..<0

  init(_ trellis: ViterbiTrellis) {
    self.trellis = trellis
    width = trellis.distance.width
    let size = width + 1
    (costs, next) = (PaddedRow(size, .infinity), PaddedRow(size, .infinity))
    (origins, nextOrigins) = (PaddedRow(size, 0), PaddedRow(size, 0))
    asides = Array(repeating: .infinity, count: size)
    costs[0] = 0
    for place in 0..<size { origins[place] = Int32(place) }
    run()
  }

  private mutating func run() {
    let distances = PaddedRow<Float>(trellis.distance.stride * Self.block, 0)
    let height = trellis.distance.height
    var phrase = 0
    for first in stride(from: 0, to: height, by: Self.block) {
      let rows = first..<min(height, first + Self.block)
      computeDistances(of: rows, into: distances.base)
      for row in rows {
        if phrase < trellis.starts.count, trellis.starts[phrase].row == row {
          begin(trellis.starts[phrase])
          phrase += 1
        }
        advance(by: distances.base + (row - first) * trellis.distance.stride)
        spent += trellis.garbageCosts[row]
      }
    }
    finish()
  }

  /// Computes the distances of a block of rows on all processors. Only the search itself depends on the row before.
  private func computeDistances(of rows: Range<Int>, into output: UnsafeMutablePointer<Float>) {
    let (distance, together) = (trellis.distance, FrameDistance.rows)
    // Each group writes rows of its own, and all have ended when this returns (decision 0069).
    nonisolated(unsafe) let output = output
    let columns = trellis.columns(of: rows)
    DispatchQueue.concurrentPerform(iterations: (rows.count + together - 1) / together) { group in
      let row = group * together
      distance.compute(rows.lowerBound + row, columns, into: output + row * distance.stride)
    }
  }

  private mutating func advance(by distances: UnsafeMutablePointer<Float>) {
    let (stay, two, three) = (
      trellis.parameters.dtw.stay, trellis.parameters.dtw.advanceTwo, trellis.parameters.dtw.advanceThree
    )
    for column in stride(from: max(0, window.lowerBound - 1), to: window.upperBound - 1, by: FrameDistance.lanes) {
      let (here, from) = (costs.base + column + 1, origins.base + column + 1)
      var cost = load(here) + stay
      var origin = load(from)
      Self.prefer(load(here - 1), load(from - 1), over: &cost, &origin)
      Self.prefer(load(here - 2) + two, load(from - 2), over: &cost, &origin)
      Self.prefer(load(here - 3) + three, load(from - 3), over: &cost, &origin)
      store(cost + load(distances + column), next.base + column + 1)
      store(origin, nextOrigins.base + column + 1)
    }
    for place in window.upperBound..<window.upperBound + FrameDistance.lanes { next[place] = .infinity }
    for place in window.lowerBound - 3..<max(1, window.lowerBound) { next[place] = .infinity }
    swap(&costs, &next)
    swap(&origins, &nextOrigins)
  }

  @inline(__always)
  private static func prefer(
    _ other: SIMD8<Float>, _ otherOrigin: SIMD8<Int32>, over cost: inout SIMD8<Float>, _ origin: inout SIMD8<Int32>
  ) {
    let isLess = other .< cost
    cost.replace(with: other, where: isLess)
    origin.replace(with: otherOrigin, where: isLess)
  }

  /// Returns the number of columns that the phrase before has passed, by place.
  private func passed(_ places: Range<Int>) -> [UInt8] { places.map { UInt8(clamping: $0 - Int(origins[$0])) } }

  private mutating func begin(_ start: ViterbiTrellis.Start) {
    let places = min(window.lowerBound, start.places.lowerBound)..<max(window.upperBound, start.places.upperBound)
    if !backpointers.isEmpty { clear(places, without: window) }
    var pointers = Backpointers(places, passed: passed(places))
    if let pause = start.pause { open(pause, isFirst: start.row == 0, places, &pointers) }
    for place in places { origins[place] = Int32(place) }
    backpointers.append(pointers)
    window = start.places
    clear(window.lowerBound - 3..<window.upperBound + FrameDistance.lanes, without: window)
  }

  private mutating func clear(_ places: Range<Int>, without kept: Range<Int>) {
    for place in places where !kept.contains(place) { costs[place] = .infinity }
  }

  /// Applies all transitions at a pause.
  private mutating func open(_ pause: Float, isFirst: Bool, _ places: Range<Int>, _ pointers: inout Backpointers) {
    // The garbage state has as many pauses, at places that chance determines.
    spent += pause * trellis.strayShare * trellis.parameters.jumps.asidePause
    let enter = isFirst ? 0 : trellis.parameters.jumps.switching
    for place in places {
      let stray = place == 0 ? 0 : trellis.strays[place - 1]
      let here = costs[place] + pause * stray
      let leave = place == 0 ? trellis.parameters.jumps.switching : trellis.parameters.jumps.resuming
      let aside = asides[place] + spent + leave
      costs[place] = min(here, aside)
      if aside < here { pointers.fromAside.insert(place) }
      if here + enter - spent < asides[place] {
        asides[place] = here + enter - spent
        pointers.toAside.insert(place)
      }
    }
    JumpTransitions(trellis, costs, places).apply(to: costs, &pointers)
  }

  private mutating func finish() {
    var pointers = Backpointers(window, passed: passed(window))
    for place in window {
      let left = place == width ? 0 : trellis.parameters.jumps.missing
      let aside = asides[place] + spent
      if aside < costs[place] { pointers.fromAside.insert(place) }
      let cost = min(costs[place], aside) + left
      if cost < end.cost { end = (place, aside < costs[place], cost) }
    }
    backpointers.append(pointers)
  }
}
