/// A session with everything decided: the order, and who recites each ayah of it.
public struct Session: Hashable, Sendable {
  /// Something that a listener should know before it starts.
  public enum Note: Hashable, Sendable {
    case clippedAtStart(wanted: Int)
    case clippedAtEnd
    /// Nobody who is asked has the basmalah before this surah.
    case noBasmalah(surah: Int)
    /// The basmalah sounds with the first ayah and cannot be left out or repeated by itself.
    case basmalahInside(AyahRange, reciter: String)
    case noIstiadha
  }

  public private(set) var spec: SessionSpec
  /// Reciters who are asked only because gaps are to be filled.
  public let fillers: [Reciter]
  /// By the plan's item.
  public private(set) var units: [ResolvedUnit]
  public private(set) var plan: RepeatPlan
  public private(set) var istiadha: ResolvedUnit.Lead?
  public let notes: [Note]
  /// Where the first pass begins.
  public let start: RepeatPlan.Step

  /// Asks the resolver for every ayah of the session.
  ///
  /// - Complexity: O(ayat × reciters × log segments), however often they are repeated.
  public init(
    _ spec: SessionSpec, in structure: QuranStructure, from resolver: SourceResolver, fillers: [Reciter] = []
  ) throws(SessionError) {
    try spec.validate()
    self.fillers = fillers
    let outline = SessionOutline(spec, in: structure)
    var builder = SessionBuilder(resolver: resolver, spec: spec)
    builder.build(outline)
    self.spec = spec
    units = builder.units
    plan = RepeatPlan(items: builder.units.map { RepeatPlan.Item($0) }, sections: builder.sections)
    start = try Session.start(spec, plan: plan, units: units, in: structure)
    istiadha = spec.istiadha == .first ? resolver.istiadha(from: units[start.item].source?.reciter.id) : nil
    notes = outline.clipped + builder.notes(istiadha: istiadha)
  }

  private static func start(
    _ spec: SessionSpec, plan: RepeatPlan, units: [ResolvedUnit], in structure: QuranStructure
  ) throws(SessionError) -> RepeatPlan.Step {
    guard let ref = spec.start else { return plan.first }
    let span = structure.span(of: ref)
    for (number, section) in plan.sections.enumerated() {
      for (place, block) in section.blocks.enumerated() where block.role == .main {
        guard let item = block.items.first(where: { units[$0].span.contains(span) }) else { continue }
        return RepeatPlan.Step(section: number, block: place, item: item, pass: 1, play: 1, part: .ayah)
      }
    }
    throw .startOutside(ref)
  }

  /// The session as it is once this was changed while it played.
  public func changed(by changes: [Playback.Change]) -> Session {
    var session = self
    for change in changes {
      switch change {
      case .each(let each):
        session.spec.each = each
        session.plan.change(each: each)
      case .passes(let passes):
        session.spec.passes = passes
        session.plan.change(passes: passes)
      case .gap(let gap): session.spec.gap = gap
      case .speed: break
      }
    }
    return session
  }

  /// The same session where a file cannot be used any more: who has what it was to give now, if anybody has.
  ///
  /// The units stay as they are, so that steps, counters and places keep their meaning.
  ///
  /// - Parameter resolver: one that knows that the file is unusable.
  public func without(_ path: String, by resolver: SourceResolver) -> Session {
    var session = self
    for (item, unit) in units.enumerated() where unit.uses(path) { session.units[item] = resolver.resolve(again: unit) }
    if istiadha?.slice.file.path == path {
      session.istiadha = resolver.istiadha(from: session.units[start.item].source?.reciter.id)
    }
    session.plan.update(session.units.map { RepeatPlan.Item($0) })
    return session
  }

  /// The ayat, or units, that nobody has; each once, in the order of the session.
  public var missing: [ResolvedUnit] {
    var seen: Set<AyahRange> = []
    return units.filter { $0.source == nil && seen.insert($0.ayat).inserted }
  }

  /// Whether there is anything to hear.
  public var hasSound: Bool { units.contains { $0.source != nil } }

  /// Every file that may be played, each once.
  public var files: [AudioFile] {
    var seen: Set<String> = []
    let leads = units.compactMap(\.basmalah) + [istiadha].compactMap(\.self)
    let slices = leads.map(\.slice) + units.flatMap { $0.source?.slices ?? [] }
    return slices.map(\.file).filter { seen.insert($0.path).inserted }
  }

  /// What is heard at a step, as a reference: "2:255", "2:1-2"; "2:0" for a basmalah, "istiadha".
  public func ref(of step: RepeatPlan.Step) -> String {
    switch step.part {
    case .istiadha: "istiadha"
    case .basmalah: "\(units[step.item].ayat.first.surah):0"
    case .ayah: units[step.item].ref
    }
  }

  /// Who is heard at a step, and the sound; nil in place of an ayah that nobody has.
  public func sound(of step: RepeatPlan.Step) -> (reciter: Reciter, slices: [AudioSlice])? {
    switch step.part {
    case .istiadha: istiadha.map { ($0.reciter, [$0.slice]) }
    case .basmalah: units[step.item].basmalah.map { ($0.reciter, [$0.slice]) }
    case .ayah: units[step.item].source.map { ($0.reciter, $0.slices) }
    }
  }
}

extension RepeatPlan.Item {
  init(_ unit: ResolvedUnit) {
    self.init(sound: unit.source == nil ? .missing : .present, opens: unit.basmalah == nil ? nil : unit.opens)
  }
}
