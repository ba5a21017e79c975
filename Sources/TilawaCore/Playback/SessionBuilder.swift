/// Lays a session's stretches out as the sections and blocks of a plan, and resolves each.
struct SessionBuilder {
  let resolver: SourceResolver
  let spec: SessionSpec
  private(set) var units: [ResolvedUnit] = []
  private(set) var sections: [RepeatPlan.Section] = []

  init(resolver: SourceResolver, spec: SessionSpec) {
    self.resolver = resolver
    self.spec = spec
  }

  mutating func build(_ outline: SessionOutline) {
    let before = block(.before, [outline.before], each: .once)
    let main = block(.main, outline.main, each: spec.each)
    let after = block(.after, [outline.after], each: .once)
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
        [block(.continuation, [step], each: spec.each)],
        passes: spec.continuation?.passes == .same ? spec.passes : .once)
    }
  }

  private mutating func append(_ blocks: [RepeatPlan.Block?], passes: Repeat) {
    let present = blocks.compactMap(\.self)
    if !present.isEmpty { sections.append(RepeatPlan.Section(blocks: present, passes: passes)) }
  }

  /// Nil where there is no ayah in it.
  private mutating func block(_ role: RepeatPlan.Role, _ stretches: [Range<Int>], each: Repeat) -> RepeatPlan.Block? {
    let first = units.count
    for stretch in joined(stretches) where !stretch.isEmpty { units += resolver.resolve(stretch) }
    return units.count > first ? RepeatPlan.Block(role: role, items: first..<units.count, each: each) : nil
  }

  /// Ranges that follow each other in the text are one stretch: a unit may lie across.
  private func joined(_ stretches: [Range<Int>]) -> [Range<Int>] {
    stretches.reduce(into: []) { joined, next in
      if let last = joined.last, last.upperBound == next.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<next.upperBound
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
