/// The order in which the items of a session are heard.
///
/// An item is an ayah or a unit of several; the plan knows items by their index only. Sections follow each other;
/// a section goes through its blocks once for each of its passes; a block plays each of its items `each` times.
/// Lazy: nothing is unrolled, and a plan that never ends takes no more memory than a short one.
public struct RepeatPlan: Hashable, Sendable {
  /// What the order depends on in an item.
  public struct Item: Hashable, Sendable {
    public enum Sound: Hashable, Sendable { case present, missing }

    public let sound: Sound
    /// The surah whose basmalah can be played before this item; nil in mid-surah, or where nobody has one.
    public let opens: Int?

    public init(sound: Sound, opens: Int? = nil) {
      self.sound = sound
      self.opens = opens
    }
  }

  public enum Role: String, Hashable, Sendable { case before, main, after, continuation }

  public struct Block: Hashable, Sendable {
    public let role: Role
    /// Indices into `RepeatPlan.items`; never empty.
    public let items: Range<Int>
    public var each: Repeat

    public init(role: Role, items: Range<Int>, each: Repeat) {
      precondition(!items.isEmpty, "a block holds at least one item")
      self.role = role
      self.items = items
      self.each = each
    }
  }

  public struct Section: Hashable, Sendable {
    public var blocks: [Block]
    public var passes: Repeat

    public init(blocks: [Block], passes: Repeat) {
      precondition(!blocks.isEmpty, "a section holds at least one block")
      self.blocks = blocks
      self.passes = passes
    }
  }

  /// One place in the order: this playing of this item in this pass, or the basmalah or isti'adha before it.
  public struct Step: Hashable, Sendable, Codable {
    public enum Part: Hashable, Sendable, Codable { case istiadha, basmalah, ayah }

    public let section: Int
    public let block: Int
    public let item: Int
    /// Which pass over the section, from 1.
    public let pass: Int
    /// Which playing of the item in this pass, from 1.
    public let play: Int
    public let part: Part

    func with(part: Part) -> Step {
      Step(section: section, block: block, item: item, pass: pass, play: play, part: part)
    }

    func with(item: Int) -> Step {
      Step(section: section, block: block, item: item, pass: pass, play: play, part: part)
    }

    var firstPlay: Step { Step(section: section, block: block, item: item, pass: pass, play: 1, part: part) }
  }

  public private(set) var items: [Item]
  public private(set) var sections: [Section]

  /// - Precondition: there is at least one section.
  public init(items: [Item], sections: [Section]) {
    precondition(!sections.isEmpty, "a plan holds at least one section")
    self.items = items
    self.sections = sections
  }

  public var first: Step { firstStep(section: 0, block: 0, pass: 1) }

  public func block(of step: Step) -> Block { sections[step.section].blocks[step.block] }
  public func section(of step: Step) -> Section { sections[step.section] }

  /// How often the step's item is played in a pass; a missing one under `forever` only once.
  public func plays(of step: Step) -> Repeat {
    let each = block(of: step).each
    return each == .forever && items[step.item].sound == .missing ? .once : each
  }
}

// MARK: - Order

extension RepeatPlan {
  /// The step that follows when `step` was heard to its end, or nil after the last. O(1).
  public func step(after step: Step) -> Step? {
    guard step.part == .ayah else { return step.with(part: .ayah) }
    if plays(of: step).allows(step.play + 1) {
      return Step(
        section: step.section, block: step.block, item: step.item, pass: step.pass, play: step.play + 1, part: .ayah)
    }
    return neighbour(after: step)
  }

  /// The first playing of the item that follows in the order, however often the present one is repeated. O(1).
  public func neighbour(after step: Step) -> Step? {
    if step.item + 1 < block(of: step).items.upperBound {
      return Step(
        section: step.section, block: step.block, item: step.item + 1, pass: step.pass, play: 1, part: .ayah)
    }
    let section = section(of: step)
    if step.block + 1 < section.blocks.count {
      return firstStep(section: step.section, block: step.block + 1, pass: step.pass)
    }
    if section.passes.allows(step.pass + 1) {
      return firstStep(section: step.section, block: 0, pass: step.pass + 1)
    }
    guard step.section + 1 < sections.count else { return nil }
    return firstStep(section: step.section + 1, block: 0, pass: 1)
  }

  /// The first playing of the item that precedes in the order, or nil before the first. O(1).
  ///
  /// Out of a section that is left for the one before, it is that section's last pass.
  public func neighbour(before step: Step) -> Step? {
    if step.item > block(of: step).items.lowerBound {
      return Step(
        section: step.section, block: step.block, item: step.item - 1, pass: step.pass, play: 1, part: .ayah)
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

  /// What the silence between a step and the next one is called.
  public func gapKind(between step: Step, and next: Step) -> SessionSegment.GapKind {
    step.section == next.section && step.pass != next.pass ? .pass : .ayah
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
    let items = sections[section].blocks[block].items
    return Step(section: section, block: block, item: items.upperBound - 1, pass: pass, play: 1, part: .ayah)
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
