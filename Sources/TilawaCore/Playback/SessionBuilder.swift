/// A builder that turns a session's parts into the sections and blocks of a plan, and resolves each.
struct SessionBuilder {
  let resolver: SourceResolver
  let spec: SessionSpec
  /// The ids of the reciters who only fill gaps.
  private let fillers: Set<String>
  private(set) var units: [ResolvedUnit] = []
  private(set) var sections: [RepeatPlan.Section] = []

  init(resolver: SourceResolver, spec: SessionSpec, fillers: [Reciter]) {
    self.resolver = resolver
    self.fillers = Set(fillers.map(\.id))
    self.spec = spec
  }

  mutating func build(_ outline: SessionOutline) {
    append([block(.before, [.ayat(outline.lead)], each: .once)], passes: .once)
    let before = block(.before, [.ayat(outline.before)], each: .once)
    let main = block(.main, outline.main, each: spec.each)
    let after = block(.after, [.ayat(outline.after)], each: .once)
    switch spec.connection.scope {
    case .session:
      append([before], passes: .once)
      append([main], passes: spec.passes)
      append([after], passes: .once)
    case .everyPass:
      append([before, main, after], passes: spec.passes)
    }
    for step in outline.continuation {
      append(
        [block(.continuation, [.ayat(step)], each: spec.each)],
        passes: spec.continuation?.passes == .same ? spec.passes : .once)
    }
  }

  private mutating func append(_ blocks: [RepeatPlan.Block?], passes: Repeat) {
    let present = blocks.compactMap(\.self)
    if !present.isEmpty { sections.append(RepeatPlan.Section(blocks: present, passes: passes)) }
  }

  /// Returns the block of some parts; nil if they hold no ayah.
  private mutating func block(
    _ role: RepeatPlan.Role, _ parts: [SessionOutline.Part], each: Repeat
  ) -> RepeatPlan.Block? {
    let first = units.count
    for part in joined(parts) {
      switch (part, spec.voices) {
      case (.ayat(let ordinals), _) where ordinals.isEmpty: break
      case (.ayat(let ordinals), .first): units += resolver.resolve(ordinals)
      case (.ayat(let ordinals), .all): units += resolver.resolve(inTurn: ordinals, fillers: fillers)
      case (.words(let range), .first): units.append(resolver.resolve(words: range))
      case (.words(let range), .all): units += resolver.resolve(inTurn: range, fillers: fillers)
      }
    }
    return units.count > first ? RepeatPlan.Block(role: role, items: first..<units.count, each: each) : nil
  }

  /// Joins ayat that follow each other in the text into one part, because a unit may cross the join. Words stay
  /// separate.
  private func joined(_ parts: [SessionOutline.Part]) -> [SessionOutline.Part] {
    parts.reduce(into: []) { joined, next in
      if case .ayat(let last)? = joined.last, case .ayat(let next) = next, last.upperBound == next.lowerBound {
        joined[joined.count - 1] = .ayat(last.lowerBound..<next.upperBound)
      } else {
        joined.append(next)
      }
    }
  }

  func notes(istiadha: ResolvedUnit.Lead?) -> [Session.Note] {
    var notes: [Session.Note] = []
    for unit in units {
      guard let surah = unit.opens else { continue }
      let note: Session.Note? =
        if let source = unit.source, source.opening == .withBasmalah {
          .basmalahInside(unit.ayat, reciter: source.reciter.id)
        } else if unit.basmalah == nil, spec.basmalah != .never {
          .noBasmalah(surah: surah)
        } else {
          nil
        }
      if let note, !notes.contains(note) { notes.append(note) }
    }
    if spec.istiadha == .first, istiadha == nil { notes.append(.noIstiadha) }
    return notes
  }
}
