/// The order of the items of a session.
///
/// An item is an ayah or a unit of several; the plan knows items by their index only. Sections follow each other; a
/// section goes through its blocks once for each of its passes; a block plays each of its items `each` times. The plan
/// is lazy: nothing is unrolled, and an endless plan takes no more memory than a short one.
public struct RepeatPlan: Hashable, Sendable {
  /// The properties of an item that determine the order.
  public struct Item: Hashable, Sendable {
    /// Whether somebody recites the item.
    public enum Sound: Hashable, Sendable { case present, missing }

    /// Whether somebody recites the item.
    public let sound: Sound
    /// The surah whose basmalah can be played before this item; nil in mid-surah, after another turn with the same ayah,
    /// or if no reciter has the basmalah.
    public let opens: Int?
    /// The place of the item among those that take turns with the same ayah.
    public let turn: Turn

    public init(sound: Sound, opens: Int? = nil, turn: Turn = .alone) {
      self.sound = sound
      self.opens = opens
      self.turn = turn
    }
  }

  /// A place among neighbouring items that are repeated together: the same ayah by one reciter after the other.
  public struct Turn: Hashable, Sendable {
    /// The number of these items before this one.
    public let before: Int
    /// The number of these items after this one.
    public let after: Int
    /// The place of an item without others in turn.
    public static let alone = Turn(before: 0, after: 0)

    public init(before: Int, after: Int) {
      self.before = before
      self.after = after
    }
  }

  /// The role of an ayah in the session: asked for, leading in, leading out, or following.
  public enum Role: String, Hashable, Sendable { case before, main, after, continuation }

  /// Neighbouring items of one role with the same number of plays.
  public struct Block: Hashable, Sendable {
    /// The role of its items in the session.
    public let role: Role
    /// The indices into `RepeatPlan.items`; never empty.
    public let items: Range<Int>
    /// The number of plays of each item in a pass.
    public var each: Repeat

    public init(role: Role, items: Range<Int>, each: Repeat) {
      precondition(!items.isEmpty, "a block holds at least one item")
      self.role = role
      self.items = items
      self.each = each
    }
  }

  /// Blocks that share their passes, one or several.
  public struct Section: Hashable, Sendable {
    /// The blocks of one pass, in order.
    public var blocks: [Block]
    /// The number of passes.
    public var passes: Repeat

    public init(blocks: [Block], passes: Repeat) {
      precondition(!blocks.isEmpty, "a section holds at least one block")
      self.blocks = blocks
      self.passes = passes
    }
  }

  /// A place in the order: a playing of an item in a pass, or the basmalah or isti'adha before it.
  public struct Step: Hashable, Sendable, Codable {
    /// The part of an item that sounds: the ayah itself, or the basmalah or isti'adha before it.
    public enum Part: Hashable, Sendable, Codable { case istiadha, basmalah, ayah }

    /// The index of the section, from 0.
    public let section: Int
    /// The index of the block in its section, from 0.
    public let block: Int
    /// The index of the item among the plan's items, from 0.
    public let item: Int
    /// The number of the pass over the section, from 1.
    public let pass: Int
    /// The number of the playing of the item in this pass, from 1.
    public let play: Int
    /// The part of the item that sounds.
    public let part: Part

    func with(part: Part) -> Step {
      Step(section: section, block: block, item: item, pass: pass, play: play, part: part)
    }

    func with(item: Int) -> Step {
      Step(section: section, block: block, item: item, pass: pass, play: play, part: part)
    }

    var firstPlay: Step { Step(section: section, block: block, item: item, pass: pass, play: 1, part: part) }
  }

  /// The ayat and units of the session; blocks refer to them by index.
  public private(set) var items: [Item]
  /// The sections of the plan, in order.
  public private(set) var sections: [Section]
  /// The first step of the first pass over its section, after the section that leads to it; nil: the section's
  /// beginning.
  public private(set) var entry: Step?

  /// - Precondition: there is at least one section.
  public init(items: [Item], sections: [Section]) {
    precondition(!sections.isEmpty, "a plan holds at least one section")
    self.items = items
    self.sections = sections
  }

  /// Returns the plan with an entry: the first pass over the step's section begins with that step. Unchanged if no
  /// section comes before it.
  func entered(at step: Step) -> RepeatPlan {
    guard step.section > 0 else { return self }
    var plan = self
    plan.entry = step
    return plan
  }

  /// The step with which the plan begins.
  public var first: Step { firstStep(section: 0, block: 0, pass: 1) }

  /// Returns the block of a step of this plan.
  public func block(of step: Step) -> Block { sections[step.section].blocks[step.block] }

  /// Returns the section of a step of this plan.
  public func section(of step: Step) -> Section { sections[step.section] }

  /// Returns the number of plays of the step's item in this pass. A play that began before its count was lowered is the
  /// last one.
  public func plays(of step: Step) -> Repeat { wantedPlays(of: step).reaching(step.play) }

  /// Returns the number of passes over the step's section. A pass that began before its count was lowered is the last one.
  public func passes(of step: Step) -> Repeat { section(of: step).passes.reaching(step.pass) }

  /// Returns the number of plays of the step's item as it is set now; under `forever` a missing item is played only once.
  func wantedPlays(of step: Step) -> Repeat {
    let each = block(of: step).each
    guard each == .forever else { return each }
    return turns(ofItem: step.item).allSatisfy { items[$0].sound == .missing } ? .once : each
  }

  /// Returns the items that take turns with this one, including itself.
  func turns(ofItem item: Int) -> Range<Int> {
    item - items[item].turn.before..<item + items[item].turn.after + 1
  }
}

// MARK: - Order

extension RepeatPlan {
  /// Returns the step that follows when `step` was heard to its end; nil after the last. O(1).
  public func step(after step: Step) -> Step? {
    guard step.part == .ayah else { return step.with(part: .ayah) }
    let turns = turns(ofItem: step.item)
    if step.item + 1 < turns.upperBound { return step.with(item: step.item + 1) }
    if plays(of: step).allows(step.play + 1) {
      return Step(
        section: step.section, block: step.block, item: turns.lowerBound, pass: step.pass, play: step.play + 1,
        part: .ayah)
    }
    return neighbour(after: step)
  }

  /// Returns the first playing of the next ayah in the order, for any number of repeats of the present one; nil after
  /// the last. O(1).
  public func neighbour(after step: Step) -> Step? {
    let next = turns(ofItem: step.item).upperBound
    if next < block(of: step).items.upperBound {
      return Step(section: step.section, block: step.block, item: next, pass: step.pass, play: 1, part: .ayah)
    }
    let section = section(of: step)
    if step.block + 1 < section.blocks.count {
      return firstStep(section: step.section, block: step.block + 1, pass: step.pass)
    }
    if section.passes.allows(step.pass + 1) {
      return firstStep(section: step.section, block: 0, pass: step.pass + 1)
    }
    guard step.section + 1 < sections.count else { return nil }
    if let entry, entry.section == step.section + 1 { return entry }
    return firstStep(section: step.section + 1, block: 0, pass: 1)
  }

  /// Returns the first playing of the previous ayah in the order; nil before the first. O(1).
  ///
  /// If other reciters recited the same ayah in this round, the result is the first of them. Before the beginning of a
  /// section, the result is in the last pass of the section before; an endless section has none, so it is in its first
  /// pass.
  public func neighbour(before step: Step) -> Step? {
    let first = turns(ofItem: step.item).lowerBound
    if step.item > first { return step.with(part: .ayah).with(item: first) }
    if let entry, (step.section, step.pass, first) == (entry.section, 1, entry.item) {
      return lastStep(section: step.section - 1, block: sections[step.section - 1].blocks.count - 1, pass: 1)
    }
    if first > block(of: step).items.lowerBound {
      let item = turns(ofItem: first - 1).lowerBound
      return Step(section: step.section, block: step.block, item: item, pass: step.pass, play: 1, part: .ayah)
    }
    if step.block > 0 { return lastStep(section: step.section, block: step.block - 1, pass: step.pass) }
    if step.pass > 1 {
      return lastStep(section: step.section, block: section(of: step).blocks.count - 1, pass: step.pass - 1)
    }
    guard step.section > 0 else { return nil }
    let previous = sections[step.section - 1]
    // A section that never ends has no last pass; one can leave it only by a jump, and comes back to its first.
    return lastStep(section: step.section - 1, block: previous.blocks.count - 1, pass: previous.passes.limit ?? 1)
  }

  /// Returns the first playing of `item` in the pass of `step`, if the item is in its section, else in the first pass
  /// of its own section; nil if no section holds it.
  public func step(item: Int, near step: Step) -> Step? {
    let here = sections[step.section].blocks.firstIndex { $0.items.contains(item) }
    if let here {
      return Step(section: step.section, block: here, item: item, pass: step.pass, play: 1, part: .ayah)
    }
    let section = sections.partitioningIndex { ($0.blocks.last?.items.upperBound ?? 0) > item }
    guard section < sections.count, let block = sections[section].blocks.firstIndex(where: { $0.items.contains(item) })
    else { return nil }
    return Step(section: section, block: block, item: item, pass: 1, play: 1, part: .ayah)
  }

  private func firstStep(section: Int, block: Int, pass: Int) -> Step {
    let items = sections[section].blocks[block].items
    return Step(section: section, block: block, item: items.lowerBound, pass: pass, play: 1, part: .ayah)
  }

  private func lastStep(section: Int, block: Int, pass: Int) -> Step {
    let last = sections[section].blocks[block].items.upperBound - 1
    return Step(
      section: section, block: block, item: turns(ofItem: last).lowerBound, pass: pass, play: 1, part: .ayah)
  }
}

// MARK: - Changes while it plays

extension RepeatPlan {
  /// Replaces the items by the same items in the same order; some have become silent, or have another source.
  ///
  /// - Precondition: The number of items is the same as before.
  mutating func update(_ items: [Item]) {
    precondition(items.count == self.items.count, "the order stays")
    self.items = items
  }

  /// Applies these counts from now on. Connection ayat stay single, and a continuation keeps its own passes.
  mutating func apply(_ repetition: Repetition) {
    for section in sections.indices {
      for block in sections[section].blocks.indices {
        switch sections[section].blocks[block].role {
        case .main, .continuation: sections[section].blocks[block].each = repetition.each
        case .before, .after: break
        }
      }
      if sections[section].blocks.contains(where: { $0.role == .main }) { sections[section].passes = repetition.passes }
    }
  }
}
