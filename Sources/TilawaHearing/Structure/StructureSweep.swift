import Dispatch

/// The cheapest way of a recording through a passage in which the reciter may go back, leave ayat out, and say something else:
/// but only at pauses.
///
/// A place is how many columns of the reference have been recited, from 0 to all of them, W. Within a phrase, from one pause
/// to the next, F(p) after a row is D(row, p − 1) + min(F(p) + s, F(p − 1), F(p − 2) + t, F(p − 3) + u) of the row before, as in
/// `AlignmentSweep`. At a pause, with S the sum of what all rows so far cost as something else:
///
/// - P(p) = F(p), and what the pause costs where p is not at an ayah's end;
/// - H(p) = min over the pauses before of P(p) + in − S: something else is said and the place is kept. So there is one state of it
///   for each place, and none of them costs anything from pause to pause;
/// - Q(p) = min(P(p), H(p) + S + out);
/// - the next phrase begins from G(p) = min(Q(p), Q(q) + jump), q being another place: not much further on (a phrase said
///   again), or, where an ayah begins at p, any place behind it (from that ayah on again) or before it (ayat left out).
///
/// A way begins at place 0, or with something else. It ends at W, or, having left out the rest, anywhere. All of it is noted
/// phrase by phrase, in little more than two bytes a place, and traced back by `StructureTrace`; rows within a phrase keep nothing but from which
/// place the phrase began.
struct StructureSweep {
  /// What is known at the beginning of a phrase, for each place from `first` on that it or the phrase before may have.
  struct Note {
    let first: Int
    /// How many columns the phrase before has passed to arrive there.
    var passed: [UInt8]
    /// From where the next phrase's place was jumped to: 0 if not, else how many columns further on, `far` if see `leaps`.
    /// Empty where there is no pause to jump at.
    var jumps: [UInt8]
    /// To which places the way to Q was something else, and of which H was renewed.
    var fromAside: PlaceSet, toAside: PlaceSet
    /// Of each ayah's beginning: from which place it was jumped to.
    var leaps: [Int32]

    init(_ places: Range<Int>, passed: [UInt8]) {
      (first, self.passed, jumps, leaps) = (places.lowerBound, passed, [], [])
      (fromAside, toAside) = (PlaceSet(places), PlaceSet(places))
    }

    /// Where the phrase before began that has arrived at a place.
    func start(of place: Int) -> Int { place - Int(passed[place - first]) }
    func jump(to place: Int) -> UInt8 { jumps.isEmpty ? 0 : jumps[place - first] }
  }

  /// Rows whose distances are computed at once; a multiple of `FrameDistance.rows`.
  private static let block = 64
  static let far: UInt8 = 255

  /// One for each phrase's beginning, and one of the end.
  private(set) var notes: [Note] = []
  /// Where the cheapest way ends, whether in something else, and what it costs.
  private(set) var end: (place: Int, isAside: Bool, cost: Float) = (0, true, .infinity)

  private let field: StructureField
  private let width: Int
  private var costs: Lane<Float>
  private var next: Lane<Float>
  private var origins: Lane<Int32>
  private var nextOrigins: Lane<Int32>
  private var asides: [Float]
  private var spent: Float = 0
  /// The places that the phrase may have; elsewhere its costs are infinite, three places before and eight behind.
  private var window = 0..<0

  init(_ field: StructureField) {
    self.field = field
    width = field.distance.width
    let size = width + 1
    (costs, next) = (Lane(size, .infinity), Lane(size, .infinity))
    (origins, nextOrigins) = (Lane(size, 0), Lane(size, 0))
    asides = Array(repeating: .infinity, count: size)
    costs[0] = 0
    for place in 0..<size { origins[place] = Int32(place) }
    sweep()
  }

  private mutating func sweep() {
    let distances = Lane<Float>(field.distance.stride * Self.block, 0)
    let height = field.distance.height
    var phrase = 0
    for first in stride(from: 0, to: height, by: Self.block) {
      let rows = first..<min(height, first + Self.block)
      computeDistances(of: rows, into: distances.base)
      for row in rows {
        if phrase < field.starts.count, field.starts[phrase].row == row {
          begin(field.starts[phrase])
          phrase += 1
        }
        advance(by: distances.base + (row - first) * field.distance.stride)
        spent += field.fillers[row]
      }
    }
    finish()
  }

  /// Of a block of rows, on as many processors as there are: each row of the sweep needs the one before, its distances do not.
  private func computeDistances(of rows: Range<Int>, into output: UnsafeMutablePointer<Float>) {
    let (distance, together) = (field.distance, FrameDistance.rows)
    // Each group writes rows of its own, and all have ended when this returns (decision 0069).
    nonisolated(unsafe) let output = output
    let columns = field.columns(of: rows)
    DispatchQueue.concurrentPerform(iterations: (rows.count + together - 1) / together) { group in
      let row = group * together
      distance.compute(rows.lowerBound + row, columns, into: output + row * distance.stride)
    }
  }

  private mutating func advance(by distances: UnsafeMutablePointer<Float>) {
    let (stay, two, three) = (field.parameters.stay, field.parameters.advanceTwo, field.parameters.advanceThree)
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

  /// What the phrase before has passed, by place.
  private func passed(_ places: Range<Int>) -> [UInt8] { places.map { UInt8(clamping: $0 - Int(origins[$0])) } }

  private mutating func begin(_ start: StructureField.Start) {
    let places = min(window.lowerBound, start.places.lowerBound)..<max(window.upperBound, start.places.upperBound)
    if !notes.isEmpty { clear(places, without: window) }
    var note = Note(places, passed: passed(places))
    if let pause = start.pause { open(pause, isFirst: start.row == 0, places, &note) }
    for place in places { origins[place] = Int32(place) }
    notes.append(note)
    window = start.places
    clear(window.lowerBound - 3..<window.upperBound + FrameDistance.lanes, without: window)
  }

  private mutating func clear(_ places: Range<Int>, without kept: Range<Int>) {
    for place in places where !kept.contains(place) { costs[place] = .infinity }
  }

  /// Everything that may happen at a pause.
  private mutating func open(_ pause: Float, isFirst: Bool, _ places: Range<Int>, _ note: inout Note) {
    // Something else has as many pauses, and they are where chance puts them.
    spent += pause * field.strayShare * field.parameters.asidePause
    let enter = isFirst ? 0 : field.parameters.switching
    for place in places {
      let stray = place == 0 ? 0 : field.strays[place - 1]
      let here = costs[place] + pause * stray
      let leave = place == 0 ? field.parameters.switching : field.parameters.resuming
      let aside = asides[place] + spent + leave
      costs[place] = min(here, aside)
      if aside < here { note.fromAside.insert(place) }
      if here + enter - spent < asides[place] {
        asides[place] = here + enter - spent
        note.toAside.insert(place)
      }
    }
    StructureJumps(field, costs, places).apply(to: costs, &note)
  }

  private mutating func finish() {
    var note = Note(window, passed: passed(window))
    for place in window {
      let left = place == width ? 0 : field.parameters.missing
      let aside = asides[place] + spent
      if aside < costs[place] { note.fromAside.insert(place) }
      let cost = min(costs[place], aside) + left
      if cost < end.cost { end = (place, aside < costs[place], cost) }
    }
    notes.append(note)
  }
}
