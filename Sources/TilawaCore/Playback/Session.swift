/// A session after all decisions: the order, and the reciter of each ayah.
public struct Session: Hashable, Sendable {
  /// A remark for the listener before the session starts.
  public enum Note: Hashable, Sendable {
    /// Fewer ayat lead in than were requested: the Quran begins there.
    case clippedAtStart(wanted: Int)
    case clippedAtEnd
    /// None of the reciters asked has the basmalah before this surah.
    case noBasmalah(surah: Int)
    /// The basmalah sounds with the first ayah and cannot be left out or repeated alone.
    case basmalahInside(AyahRange, reciter: String)
    case noIstiadha
  }

  /// The request, with the changes made while the session plays.
  public private(set) var spec: SessionSpec
  /// The reciters who are asked only to fill gaps.
  public let fillers: [Reciter]
  /// The units, by the plan's item.
  public private(set) var units: [ResolvedUnit]
  /// The order in which the units are heard.
  public private(set) var plan: RepeatPlan
  /// The isti'adha that opens the session, if there is one.
  public private(set) var istiadha: ResolvedUnit.Lead?
  /// The differences from the request, as remarks for people.
  public let notes: [Note]
  /// The first step of the session: the ayat that lead in, else the beginning of the first pass.
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
    var builder = SessionBuilder(resolver: resolver, spec: spec, fillers: fillers)
    builder.build(outline)
    self.spec = spec
    let units = builder.units
    self.units = units
    let whole = RepeatPlan(items: units.map { RepeatPlan.Item($0) }, sections: builder.sections)
    let entry = try spec.start.map { (ref) throws(SessionError) in try Session.step(of: ref, in: whole, units: units) }
    let entered = entry.map { whole.entered(at: $0) } ?? whole
    start = entered.entry == nil ? (entry ?? whole.first) : whole.first
    plan = entered
    istiadha = spec.istiadha == .first ? resolver.istiadha(from: units[start.item].source?.reciter.id) : nil
    notes = outline.clipped + builder.notes(istiadha: istiadha)
  }

  /// The content of an excerpt of a session.
  package enum Excerpt: Hashable, Sendable {
    /// The ayat, with the basmalah of a surah by this policy, and the session's isti'adha.
    case ayat(SessionSpec.BasmalahPolicy, hasIstiadha: Bool)
    /// The basmalah before the units.
    case basmalah
  }

  /// Returns some units as a session of their own, repeated like the range of this session.
  ///
  /// - Precondition: `items` are indices of units; there is at least one.
  package func excerpt(_ items: [Int], _ content: Excerpt) -> Session { Session(excerpt: items, content, of: self) }

  private init(excerpt items: [Int], _ content: Excerpt, of session: Session) {
    var spec = SessionSpec(ranges: items.map { session.units[$0].ayat }, voices: session.spec.voices)
    spec.repetition = session.spec.repetition
    switch content {
    case .ayat(let basmalah, let hasIstiadha):
      spec.basmalah = basmalah
      spec.istiadha = hasIstiadha ? session.spec.istiadha : .omitted
      units = items.map { session.units[$0] }
    case .basmalah:
      (spec.basmalah, spec.each, spec.passes) = (.never, .once, .once)
      units = items.map { session.units[$0].basmalahAlone }
    }
    self.spec = spec
    fillers = session.fillers
    notes = []
    plan = RepeatPlan(
      items: units.map { RepeatPlan.Item($0) },
      sections: [
        RepeatPlan.Section(
          blocks: [RepeatPlan.Block(role: .main, items: units.indices, each: spec.each)], passes: spec.passes)
      ])
    start = plan.first
    istiadha = spec.istiadha == .first ? session.istiadha : nil
  }

  /// Returns the first playing of an ayah of the range.
  private static func step(
    of ref: AyahRef, in plan: RepeatPlan, units: [ResolvedUnit]
  ) throws(SessionError) -> RepeatPlan.Step {
    for (number, section) in plan.sections.enumerated() {
      for (place, block) in section.blocks.enumerated() where block.role == .main {
        guard let item = block.items.first(where: { units[$0].ayat.holds(ref) }) else { continue }
        return RepeatPlan.Step(section: number, block: place, item: item, pass: 1, play: 1, part: .ayah)
      }
    }
    throw .startOutside(ref)
  }

  /// Returns the session with changes made while it played.
  public func changed(by changes: [Playback.Change]) -> Session {
    var session = self
    for change in changes { session.spec.repetition.apply(change) }
    session.plan.apply(session.spec.repetition)
    return session
  }

  /// Returns the same session without an unusable file: other reciters take its ayat, if anybody has them.
  ///
  /// The units keep their ayat and their order, so steps, counters and places keep their meaning.
  ///
  /// - Parameters:
  ///   - path: the path of the unusable file.
  ///   - resolver: a resolver that treats the file as unusable.
  public func without(_ path: String, by resolver: SourceResolver) -> Session { renewed([path], by: resolver) }

  /// Returns the same session after the facts about some files have changed: the sources of units from these files are
  /// decided again, nothing else.
  ///
  /// - Parameters:
  ///   - paths: the paths of those files.
  ///   - resolver: a resolver that knows the new facts.
  public func renewed(_ paths: Set<String>, by resolver: SourceResolver) -> Session {
    var session = self
    for (item, unit) in units.enumerated() where unit.uses(paths) {
      let found = resolver.resolve(again: unit)
      session.units[item] = unit.isBasmalahAlone ? found.basmalahAlone : found
    }
    if let path = istiadha?.slice.file.path, paths.contains(path) {
      session.istiadha = resolver.istiadha(from: session.units[start.item].source?.reciter.id)
    }
    session.plan.update(session.units.map { RepeatPlan.Item($0) })
    return session
  }

  /// The ayat, or units, that no reciter has; each once, in the order of the session.
  public var missing: [ResolvedUnit] {
    var seen: Set<AyahRange> = []
    return units.filter { $0.source == nil && seen.insert($0.ayat).inserted }
  }

  /// Whether the session has any sound.
  public var hasSound: Bool { units.contains { $0.source != nil } }

  /// Whether a part of the session is not fetched yet, so that its length is a guess.
  public var isEstimate: Bool {
    istiadha?.slice.file.isExpected == true
      || units.contains { unit in
        unit.basmalah?.slice.file.isExpected == true || unit.source?.slices.contains { $0.file.isExpected } == true
      }
  }

  /// The files that may be played, each once.
  public var files: [AudioFile] {
    var seen: Set<String> = []
    let leads = units.compactMap(\.basmalah) + [istiadha].compactMap(\.self)
    let slices = leads.map(\.slice) + units.flatMap { $0.source?.slices ?? [] }
    return slices.map(\.file).filter { seen.insert($0.path).inserted }
  }

  /// Returns the reference of a step: "2:255", "2:1-2", words "2:255:1-7"; "2:0" for a basmalah, "istiadha".
  public func ref(of step: RepeatPlan.Step) -> String {
    switch step.part {
    case .istiadha: "istiadha"
    case .basmalah: "\(units[step.item].ayat.first.surah):0"
    case .ayah: units[step.item].ref
    }
  }

  /// Returns the reciter and the sound of a step; nil for an ayah that no reciter has.
  public func sound(of step: RepeatPlan.Step) -> (reciter: Reciter, slices: [AudioSlice])? {
    switch step.part {
    case .istiadha: istiadha.map { ($0.reciter, [$0.slice]) }
    case .basmalah: units[step.item].basmalah.map { ($0.reciter, [$0.slice]) }
    case .ayah: units[step.item].source.map { ($0.reciter, $0.slices) }
    }
  }
}

extension RepeatPlan.Item {
  /// Makes the item of a unit. Where reciters take turns, one basmalah opens the ayah for all of them.
  init(_ unit: ResolvedUnit) {
    let turn = unit.turn ?? .alone
    self.init(
      sound: unit.source == nil ? .missing : .present,
      opens: unit.basmalah == nil || turn.before > 0 ? nil : unit.opens, turn: turn)
  }
}
