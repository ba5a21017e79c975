/// The length of a session's sound, and the lengths before and after each place in it. Making it takes O(items); a
/// query takes O(surahs that begin in it), for any number of repeats.
///
/// A timeline is valid as long as the session, its counts, its silences and the speed stay the same.
public struct SessionTimeline: Sendable {
  /// A number of playings, and of output frames.
  struct Sum: Hashable, Sendable {
    var steps = 0
    var frames = 0

    static func + (one: Sum, other: Sum) -> Sum {
      Sum(steps: one.steps + other.steps, frames: one.frames + other.frames)
    }
    static func - (one: Sum, other: Sum) -> Sum {
      Sum(steps: one.steps - other.steps, frames: one.frames - other.frames)
    }
    static func * (one: Sum, count: Int) -> Sum { Sum(steps: one.steps * count, frames: one.frames * count) }
  }

  /// An item in the plan's order.
  private struct Item: Sendable {
    let unit: Int
    let gap: Int
    /// The frames of the basmalah before the item; nil if there is none.
    let basmalah: Int?
    /// The sum from the beginning of the section to the first item of those that take turns with the ayah.
    var start = Sum()
  }

  private struct Section: Sendable {
    var pass = Sum()
    var lastGap = 0
    /// The frames of silence between two passes, in place of the last gap.
    var passGap = 0
    /// The number of passes; nil: without end.
    let passes: Int?
    /// Whether an ayah of the section repeats without end.
    var holdsOn = false
    var isEndless: Bool { passes == nil || holdsOn }

    /// Returns the sum of a number of passes with the silences between them.
    func sum(passes: Int) -> Sum { pass * passes + Sum(frames: max(0, passes - 1) * (passGap - lastGap)) }
  }

  private let plan: RepeatPlan
  private let policy: SessionSpec.BasmalahPolicy
  private let start: RepeatPlan.Step
  private let rate: Int
  /// The frames of the isti'adha.
  private let lead: Int?
  private var items: [Item] = []
  private var sections: [Section] = []
  /// The items that may have a basmalah before them under the policy `once`, in order.
  private var openings: [Opening] = []

  private struct Opening: Sendable {
    let item: Int
    let section: Int
    let surah: Int
    let frames: Int
    /// Whether this is the first beginning of the surah in the session.
    let isFirst: Bool
  }

  /// Makes the timeline of the whole session with its own counts.
  public init(_ session: Session, rate: Int, speed: Speed = .normal) {
    self.init(
      session, plan: session.plan, repetition: session.spec.repetition, rate: rate, speed: speed)
  }

  /// Makes the timeline with the given counts and silences.
  init(_ session: Session, plan: RepeatPlan, repetition: Repetition, rate: Int, speed: Speed) {
    self.plan = plan
    self.rate = rate
    policy = session.spec.basmalah
    start = session.start
    lead = session.istiadha.map { $0.slice.frames(at: rate, speed: speed) }
    let missing = SegmentWalk.missingFrames(rate: rate)
    items = session.units.enumerated().map { place, unit in
      let length = unit.source?.slices.length(rate: rate, speed: speed) ?? missing
      let opens = plan.items[place].opens != nil
      return Item(
        unit: length, gap: repetition.gap.frames(rate: rate, after: length),
        basmalah: opens ? unit.basmalah?.slice.frames(at: rate, speed: speed) : nil)
    }
    for number in plan.sections.indices { add(number, repetition.passGap) }
  }

  private mutating func add(_ number: Int, _ passGap: Gap?) {
    let from = plan.sections[number]
    var section = Section(passes: from.passes.limit)
    for (block, part) in from.blocks.enumerated() {
      var place = part.items.lowerBound
      while place < part.items.upperBound {
        let turns = plan.turns(ofItem: place)
        for item in turns {
          items[item].start = section.pass
          guard policy == .once, let frames = items[item].basmalah, let surah = plan.items[item].opens else { continue }
          let isFirst = !openings.contains { $0.surah == surah }
          openings.append(Opening(item: item, section: number, surah: surah, frames: frames, isFirst: isFirst))
        }
        let plays = plan.wantedPlays(of: step(turns.lowerBound, number, block)).limit
        if plays == nil { section.holdsOn = true }
        section.pass = section.pass + rounds(plays ?? 1, of: turns)
        place = turns.upperBound
      }
      if let last = part.items.last {
        section.lastGap = items[last].gap
        section.passGap = passGap?.frames(rate: rate, after: items[last].unit) ?? section.lastGap
      }
    }
    sections.append(section)
  }

  private func step(_ item: Int, _ section: Int, _ block: Int) -> RepeatPlan.Step {
    RepeatPlan.Step(section: section, block: block, item: item, pass: 1, play: 1, part: .ayah)
  }

  // MARK: - Sums

  /// Returns the sum of the basmalah before a playing; zero under the policy `once`.
  private func due(before item: Int, play: Int) -> Sum {
    guard let frames = items[item].basmalah, policy == .play || policy == .pass && play == 1 else { return Sum() }
    return Sum(steps: 1, frames: frames)
  }

  private func playing(_ play: Int, of item: Int) -> Sum {
    due(before: item, play: play) + Sum(steps: 1, frames: items[item].unit + items[item].gap)
  }

  /// Returns the sum of the first `count` rounds of the items that take turns with an ayah.
  private func rounds(_ count: Int, of turns: Range<Int>) -> Sum {
    guard count > 0 else { return Sum() }
    let first = turns.reduce(Sum()) { $0 + playing(1, of: $1) }
    let other = turns.reduce(Sum()) { $0 + playing(2, of: $1) }
    return first + other * (count - 1)
  }

  /// Returns the sum from the beginning of a playing's pass to the playing.
  private func inPass(before step: RepeatPlan.Step) -> Sum {
    let turns = plan.turns(ofItem: step.item)
    let play = play(of: step)
    let before = (turns.lowerBound..<step.item).reduce(Sum()) { $0 + playing(play, of: $1) }
    return items[step.item].start + rounds(play - 1, of: turns) + before
  }

  /// Returns the number of the step's playing, limited to the present count: a change may allow fewer plays than were
  /// heard.
  private func play(of step: RepeatPlan.Step) -> Int { min(step.play, plan.wantedPlays(of: step).limit ?? step.play) }

  /// Returns the sum of the basmalahs that are yet to come from an item on, under the policy `once`.
  private func onceAhead(from item: Int, of step: RepeatPlan.Step, passes: Int, _ opened: OpenedSurahs) -> Sum {
    var opened = opened
    var sum = Sum()
    func count(_ isMet: (Int, Int) -> Bool) {
      for opening in openings where isMet(opening.section, opening.item) && !opened.contains(opening.surah) {
        opened.insert(opening.surah)
        sum = sum + Sum(steps: 1, frames: opening.frames)
      }
    }
    count { $0 == step.section && $1 >= item }
    if passes > 0 { count { $0 == step.section && $1 < item } }
    let entry = entry(after: step)
    if let entry {
      count { $0 == entry.section && $1 >= entry.item }
      if sections[entry.section].passes != 1 { count { $0 == entry.section && $1 < entry.item } }
    }
    count { section, _ in section > (entry ?? step).section }
    return sum
  }

  /// Returns the beginning of the first pass of the range, if that is inside the range and yet to come.
  private func entry(after step: RepeatPlan.Step) -> RepeatPlan.Step? {
    plan.entry.flatMap { step.section < $0.section ? $0 : nil }
  }

  // MARK: - Remaining time

  /// Returns the sum from a place to the end; nil if there is no end.
  ///
  /// - Parameter heard: the output frames of the step or of the silence that were heard, at the timeline's speed.
  func left(from place: SessionPlace, heard: Int, opened: OpenedSurahs) -> Sum? {
    switch place {
    case .end: return Sum()
    case .gap(let step, let gap, _):
      guard let (next, frames) = next(after: step, gap, heard: heard) else { return Sum() }
      return left(before: next, once: next.item, opened).map { $0 + Sum(frames: frames) }
    case .entering(let step): return left(before: step, once: step.item, opened)
    case .at(let step):
      let next = left(before: step, once: step.part == .istiadha ? step.item : step.item + 1, opened)
      return next.map { $0 + Sum(frames: -heard) + ahead(of: step) }
    }
  }

  /// Returns the step after a silence, and the remaining frames of the silence; nil if nothing follows.
  private func next(
    after step: RepeatPlan.Step, _ gap: Gap, heard: Int
  ) -> (step: RepeatPlan.Step, left: Int)? {
    guard let next = plan.step(after: step) else { return nil }
    return (next, max(0, gap.frames(rate: rate, after: items[step.item].unit) - heard))
  }

  /// Returns the sum between the beginning of a part of a step and the entry of its ayah.
  private func ahead(of step: RepeatPlan.Step) -> Sum {
    switch step.part {
    case .istiadha: lead.map { Sum(steps: 1, frames: $0) } ?? Sum()
    case .basmalah: policy == .once ? items[step.item].basmalah.map { Sum(steps: 1, frames: $0) } ?? Sum() : Sum()
    case .ayah: Sum() - due(before: step.item, play: play(of: step))
    }
  }

  private func left(before step: RepeatPlan.Step, once item: Int, _ opened: OpenedSurahs) -> Sum? {
    guard !sections[step.section...].contains(where: \.isEndless) else { return nil }
    let here = sections[step.section]
    let passes = max(0, (here.passes ?? 0) - step.pass)
    var sum = here.pass - inPass(before: step)
    if passes > 0 { sum = sum + here.sum(passes: passes) + Sum(frames: here.passGap - here.lastGap) }
    for section in sections[(step.section + 1)...] { sum = sum + section.sum(passes: section.passes ?? 1) }
    if let entry = entry(after: step) { sum = sum - inPass(before: entry) }
    sum.frames -= sections.last?.lastGap ?? 0
    return sum + onceAhead(from: item, of: step, passes: passes, opened)
  }

  // MARK: - Past time

  /// Returns the number of frames from the session's beginning to a place, 0 or more.
  ///
  /// - Parameter heard: the output frames of the step or of the silence that were heard, at the timeline's speed.
  func past(_ place: SessionPlace, heard: Int, opened: OpenedSurahs) -> Int {
    let step: RepeatPlan.Step
    var frames: Int
    switch place {
    case .end: return 0
    case .entering(let next): (step, frames) = (next, 0)
    case .gap(let last, let gap, _):
      guard let (next, left) = next(after: last, gap, heard: heard) else { return 0 }
      (step, frames) = (next, -left)
    case .at(let current):
      (step, frames) = (current, heard - ahead(of: current).frames)
      if current.part == .basmalah, policy == .once { frames = heard }
    }
    guard step.part != .istiadha else { return max(0, frames + (lead ?? 0)) }
    frames += passed(before: step).frames - passed(before: start).frames + (lead ?? 0)
    return max(0, frames + onceBehind(step, opened))
  }

  /// Returns the sum from the session's beginning to a playing, as if the session began with its very first step.
  private func passed(before step: RepeatPlan.Step) -> Sum {
    var sum = sections[..<step.section].reduce(Sum()) { $0 + $1.sum(passes: $1.passes ?? 1) }
    let here = sections[step.section]
    let passes = min(step.pass, here.passes ?? step.pass) - 1
    sum = sum + here.sum(passes: passes) + inPass(before: step)
    if passes > 0 { sum.frames += here.passGap - here.lastGap }
    if let entry = plan.entry, step.section >= entry.section { sum = sum - inPass(before: entry) }
    return sum
  }

  /// Returns the frames of the basmalahs that were heard under the policy `once`.
  private func onceBehind(_ step: RepeatPlan.Step, _ opened: OpenedSurahs) -> Int {
    let now = step.part == .basmalah ? plan.items[step.item].opens : nil
    return openings.reduce(0) { sum, opening in
      let isBehind = opening.isFirst && opening.surah != now && opened.contains(opening.surah)
      return isBehind ? sum + opening.frames : sum
    }
  }

  // MARK: - The pass

  /// Returns the number of frames of its pass over the range before a place, and the length of the pass; nil without an
  /// end.
  ///
  /// - Parameter heard: the output frames of the step or of the silence that were heard, at the timeline's speed.
  func pass(at place: SessionPlace, heard: Int) -> (heard: Int, length: Int?) {
    let step: RepeatPlan.Step
    let frames: Int
    var isInside = false
    switch place {
    case .end: return (0, 0)
    case .entering(let next): (step, frames) = (next, 0)
    case .gap(let last, let gap, _):
      guard let (next, left) = next(after: last, gap, heard: heard) else { return (0, 0) }
      (step, frames) = (next, -left)
    case .at(let current):
      (step, frames) = (current, current.part == .istiadha ? 0 : heard - ahead(of: current).frames)
      isInside = current.part != .istiadha
    }
    let here = sections[step.section]
    // Openings that are heard once stand in the first pass.
    let once = step.pass == 1 ? openings.filter { $0.isFirst && $0.section == step.section } : []
    let past = isInside ? step.item + 1 : step.item
    let behind = once.reduce(0) { $1.item < past ? $0 + $1.frames : $0 }
    let heard = inPass(before: step).frames + frames + behind
    let length = here.pass.frames - here.lastGap + once.reduce(0) { $0 + $1.frames }
    return (min(max(0, heard), length), here.holdsOn ? nil : length)
  }
}
