/// The order in which the items of a session are heard.
///
/// An item is an ayah or a unit of several; the plan knows items by their index only. Sections follow each other;
/// a section goes through its blocks once for each of its passes; a block plays each of its items `each` times.
/// Lazy: nothing is unrolled, and a plan that never ends takes no more memory than a short one.
public struct RepeatPlan: Hashable, Sendable {
  /// What the order depends on in an item.
  public struct Item: Hashable, Sendable {
    /// Whether somebody recites it.
    public enum Sound: Hashable, Sendable { case present, missing }

    /// Whether somebody recites it.
    public let sound: Sound
    /// The surah whose basmalah can be played before this item; nil in mid-surah, or where nobody has one.
    public let opens: Int?
    /// Its place among those who take turns with the same ayah.
    public let turn: Turn

    public init(sound: Sound, opens: Int? = nil, turn: Turn = .alone) {
      self.sound = sound
      self.opens = opens
      self.turn = turn
    }
  }

  /// A place among neighbouring items that are repeated together: the same ayah by one reciter after the other.
  public struct Turn: Hashable, Sendable {
    /// How many of them come before.
    public let before: Int
    /// How many of them come after.
    public let after: Int
    /// Nobody else has a turn.
    public static let alone = Turn(before: 0, after: 0)

    public init(before: Int, after: Int) {
      self.before = before
      self.after = after
    }
  }

  /// What an ayah is in the session: asked for, or leading in, leading out, or following.
  public enum Role: String, Hashable, Sendable { case before, main, after, continuation }

  /// Neighbouring items of one role, each repeated as often.
  public struct Block: Hashable, Sendable {
    /// What its items are in the session.
    public let role: Role
    /// Indices into `RepeatPlan.items`; never empty.
    public let items: Range<Int>
    /// How often each item is heard in a pass.
    public var each: Repeat

    public init(role: Role, items: Range<Int>, each: Repeat) {
      precondition(!items.isEmpty, "a block holds at least one item")
      self.role = role
      self.items = items
      self.each = each
    }
  }

  /// Blocks that are passed through together, once or several times.
  public struct Section: Hashable, Sendable {
    /// What one pass goes through, in order.
    public var blocks: [Block]
    /// How often it is gone through.
    public var passes: Repeat

    public init(blocks: [Block], passes: Repeat) {
      precondition(!blocks.isEmpty, "a section holds at least one block")
      self.blocks = blocks
      self.passes = passes
    }
  }

  /// One place in the order: this playing of this item in this pass, or the basmalah or isti'adha before it.
  public struct Step: Hashable, Sendable, Codable {
    /// What of an item sounds: the ayah itself, or what stands before it.
    public enum Part: Hashable, Sendable, Codable { case istiadha, basmalah, ayah }

    /// Index of the section, from 0.
    public let section: Int
    /// Index of the block in its section, from 0.
    public let block: Int
    /// Index of the item among the plan's items, from 0.
    public let item: Int
    /// Which pass over the section, from 1.
    public let pass: Int
    /// Which playing of the item in this pass, from 1.
    public let play: Int
    /// What of the item sounds.
    public let part: Part

    func with(part: Part) -> Step {
      Step(section: section, block: block, item: item, pass: pass, play: play, part: part)
    }

    func with(item: Int) -> Step {
      Step(section: section, block: block, item: item, pass: pass, play: play, part: part)
    }

    var firstPlay: Step { Step(section: section, block: block, item: item, pass: pass, play: 1, part: part) }
  }

  /// All ayat and units of the session; blocks name them by index.
  public private(set) var items: [Item]
  /// What is passed through, in order.
  public private(set) var sections: [Section]
  /// Where the first pass over its section begins, after the section that leads to it; nil: at the section's beginning.
  public private(set) var entry: Step?

  /// - Precondition: there is at least one section.
  public init(items: [Item], sections: [Section]) {
    precondition(!sections.isEmpty, "a plan holds at least one section")
    self.items = items
    self.sections = sections
  }

  /// The same plan, whose first pass over the section of a step begins with that step. Unchanged where no section leads to it.
  func entered(at step: Step) -> RepeatPlan {
    guard step.section > 0 else { return self }
    var plan = self
    plan.entry = step
    return plan
  }

  /// The step with which the plan begins.
  public var first: Step { firstStep(section: 0, block: 0, pass: 1) }

  /// The block in which a step of this plan stands.
  public func block(of step: Step) -> Block { sections[step.section].blocks[step.block] }

  /// The section in which a step of this plan stands.
  public func section(of step: Step) -> Section { sections[step.section] }

  /// How often the step's item is played in a pass; under `forever` what nobody has is played only once.
  public func plays(of step: Step) -> Repeat {
    let each = block(of: step).each
    guard each == .forever else { return each }
    return turns(ofItem: step.item).allSatisfy { items[$0].sound == .missing } ? .once : each
  }

  /// The items that take turns with this one, itself among them.
  func turns(ofItem item: Int) -> Range<Int> {
    item - items[item].turn.before..<item + items[item].turn.after + 1
  }
}

// MARK: - Order

extension RepeatPlan {
  /// The step that follows when `step` was heard to its end, or nil after the last. O(1).
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

  /// The first playing of the ayah that follows in the order, however often the present one is repeated. O(1).
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

  /// The first playing of the ayah that precedes in the order, or nil before the first. O(1).
  ///
  /// Where others recited the same ayah in this round, it is the first of them. Out of a section that is left for the one before, it is that section's last pass.
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

  /// The first playing of `item` in the pass where `step` is, if it is there at all, else in its own section's first.
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
  /// The same items in the same order; some have become silent, or been found elsewhere.
  ///
  /// - Precondition: there are as many as before.
  mutating func update(_ items: [Item]) {
    precondition(items.count == self.items.count, "the order stays")
    self.items = items
  }

  /// Plays each ayah of the range, and of what continues it, this often from now on. Connection ayat stay single.
  mutating func change(each: Repeat) {
    for section in sections.indices {
      for block in sections[section].blocks.indices {
        switch sections[section].blocks[block].role {
        case .main, .continuation: sections[section].blocks[block].each = each
        case .before, .after: break
        }
      }
    }
  }

  /// Goes over the range this often in all; a continuation keeps its own count.
  mutating func change(passes: Repeat) {
    for section in sections.indices where sections[section].blocks.contains(where: { $0.role == .main }) {
      sections[section].passes = passes
    }
  }
}
