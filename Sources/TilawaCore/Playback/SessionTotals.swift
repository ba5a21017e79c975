/// How long a session is, without walking it: each item is looked at once or twice, however often it is repeated.
public struct SessionTotals: Hashable, Sendable {
  /// Playings of ayat, basmalahs and the isti'adha; nil where it never ends.
  public let steps: Int?
  /// Output frames; nil where it never ends.
  public let frames: Int?

  /// - Parameters:
  ///   - rate: output frames a second.
  ///   - position: where it goes on; nil for the whole session.
  /// - Complexity: O(items).
  public init(_ session: Session, rate: Int, speed: Speed = .normal, from position: SessionPosition? = nil) {
    let place = position?.place ?? SessionPosition.Place(session.opening)
    guard let start = place.step else {
      (steps, frames) = (0, 0)
      return
    }
    var sum = PassSum(
      session: session, rate: rate, speed: speed, place: place, opened: position?.opened ?? OpenedSurahs())
    var isEndless = false
    if start.part == .istiadha, let lead = session.istiadha {
      sum.add(steps: 1, frames: lead.slice.frames(at: rate, speed: speed))
    }
    for number in start.section..<session.plan.sections.count {
      let section = session.plan.sections[number]
      guard let passes = section.passes.limit, sum.isFinite(section) else {
        isEndless = true
        break
      }
      let from = number == start.section ? start : nil
      sum.add(section, from: from, passes: max(1, passes - (from?.pass ?? 1) + 1))
    }
    sum.dropLastGap()
    sum.add(steps: 0, frames: -speed.frames(place.heard(rate: rate)))
    steps = isEndless ? nil : sum.steps
    frames = isEndless ? nil : sum.frames
  }
}

/// Adds up passes over sections as the walk would play them.
private struct PassSum {
  let session: Session
  let rate: Int
  let speed: Speed
  private(set) var steps = 0
  private(set) var frames = 0
  private var opened: OpenedSurahs
  /// Where the first pass begins, until that item was added.
  private var place: SessionPosition.Place?
  /// The silence counted last, which is not heard if nothing follows.
  private var lastGap = 0

  init(session: Session, rate: Int, speed: Speed, place: SessionPosition.Place, opened: OpenedSurahs) {
    self.session = session
    self.rate = rate
    self.speed = speed
    self.place = place
    self.opened = opened
  }

  mutating func add(steps: Int, frames: Int) {
    self.steps += steps
    self.frames += frames
  }

  mutating func dropLastGap() { frames -= lastGap }

  func isFinite(_ section: RepeatPlan.Section) -> Bool {
    section.blocks.allSatisfy { block in
      block.each != .forever || block.items.allSatisfy { session.plan.items[$0].sound == .missing }
    }
  }

  /// A first pass that may begin late, a second in which what it left out is opened, and the rest, all alike.
  mutating func add(_ section: RepeatPlan.Section, from start: RepeatPlan.Step?, passes: Int) {
    addPass(section, from: start)
    guard passes > 1 else { return }
    replacePassGap()
    addPass(section, from: nil)
    guard passes > 2 else { return }
    replacePassGap()
    let before = (steps, frames)
    addPass(section, from: nil)
    let more = passes - 3
    let passGap = passGapFrames
    steps += more * (steps - before.0)
    frames += more * (frames - before.1 - lastGap + passGap)
  }

  /// Between two passes stands the pass gap, where there is one, in place of the gap.
  private mutating func replacePassGap() { frames += passGapFrames - lastGap }

  private var passGapFrames: Int {
    session.spec.passGap.map { $0.frames(rate: rate, after: lastUnitFrames) } ?? lastGap
  }

  private var lastUnitFrames = 0

  private mutating func addPass(_ section: RepeatPlan.Section, from start: RepeatPlan.Step?) {
    for (place, block) in section.blocks.enumerated() where place >= (start?.block ?? 0) {
      let first = start?.block == place ? start?.item : nil
      for item in (first ?? block.items.lowerBound)..<block.items.upperBound { addItem(item, each: block.each) }
    }
  }

  private mutating func addItem(_ item: Int, each: Repeat) {
    let unit = session.units[item]
    defer { place = nil }
    let plays = max(1, (each.limit ?? 1) - (place?.step?.play ?? 1) + 1)
    lastUnitFrames =
      unit.source?.slices.reduce(0) { $0 + $1.frames(at: rate, speed: speed) }
      ?? SegmentWalk.missingFrames(rate: rate)
    lastGap = session.spec.gap.frames(rate: rate, after: lastUnitFrames)
    add(steps: plays, frames: plays * (lastUnitFrames + lastGap))
    guard let surah = session.plan.items[item].opens, let basmalah = unit.basmalah else { return }
    let count = firstBasmalah(of: surah) + (session.spec.basmalah == .play ? plays - 1 : 0)
    opened.insert(surah)
    add(steps: count, frames: count * basmalah.slice.frames(at: rate, speed: speed))
  }

  /// Whether the first playing counted of an item has its basmalah before it: 1 or 0.
  private func firstBasmalah(of surah: Int) -> Int {
    switch place {
    case .inside(let step, _)? where step.part == .basmalah: return 1
    case .inside(let step, _)? where step.part == .ayah: return 0
    case .entering, .inside, .end, nil: break
    }
    return switch session.spec.basmalah {
    case .never: 0
    case .play: 1
    case .pass: place?.step?.play ?? 1 == 1 ? 1 : 0
    case .once: opened.contains(surah) ? 0 : 1
    }
  }
}
