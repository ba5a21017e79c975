/// A walk through a session, segment by segment: basmalahs, ayat, missing ayat, silences.
///
/// The walk is endless if the session is. It holds a place and the opened surahs, and does not grow.
public struct SegmentWalk: IteratorProtocol, Hashable, Sendable {
  /// The silence in place of an ayah that no reciter has, in milliseconds.
  public static let missingMilliseconds = 500

  /// Returns the silence in place of a missing ayah in output frames.
  public static func missingFrames(rate: Int) -> Int {
    Gap.milliseconds(missingMilliseconds).frames(rate: rate, after: 0)
  }

  private let session: Session
  let plan: RepeatPlan
  private let repetition: Repetition
  /// The part of a step that is repeated; nil: the walk goes through the session.
  public let loop: SoundLoop?
  private(set) var place: SessionPlace
  private(set) var opened: OpenedSurahs

  /// - Parameters:
  ///   - plan: the plan of the session, with the counts of `repetition`.
  ///   - repetition: the present counts and silences.
  ///   - opened: the surahs whose basmalah need not be played again under the policy `once`.
  ///   - loop: the part of a step that is repeated; nil: the walk goes through the session.
  init(
    _ session: Session, plan: RepeatPlan, repetition: Repetition, from place: SessionPlace, opened: OpenedSurahs,
    loop: SoundLoop? = nil
  ) {
    self.loop = loop
    self.session = session
    self.plan = plan
    self.repetition = repetition
    self.place = place
    self.opened = opened
  }

  /// Makes a walk of the whole session, from its start.
  public init(_ session: Session) {
    self.init(
      session, plan: session.plan, repetition: session.spec.repetition, from: session.opening, opened: OpenedSurahs())
  }

  /// Returns a walk of the same session from another place.
  func moved(to place: SessionPlace, opened: OpenedSurahs) -> SegmentWalk {
    SegmentWalk(session, plan: plan, repetition: repetition, from: place, opened: opened)
  }

  public mutating func next() -> SessionSegment? {
    if let loop { return segment(of: loop) }
    switch place {
    case .entering(let step):
      return enter(step)
    case .at(let step):
      place = following(step)
      return segment(at: step)
    case .gap(let step, let gap, let kind):
      place = plan.step(after: step).map(SessionPlace.entering) ?? .end
      return SessionSegment(step: step, content: .gap(gap, kind))
    case .end:
      return nil
    }
  }

  private mutating func enter(_ step: RepeatPlan.Step) -> SessionSegment? {
    let isDue = basmalahIsDue(before: step)
    if let surah = plan.items[step.item].opens { opened.insert(surah) }
    place = .at(isDue ? step.with(part: .basmalah) : step)
    return next()
  }

  private func basmalahIsDue(before step: RepeatPlan.Step) -> Bool {
    guard let surah = plan.items[step.item].opens else { return false }
    return switch session.spec.basmalah {
    case .never: false
    case .play: true
    case .pass: step.play == 1
    case .once: !opened.contains(surah)
    }
  }

  private func following(_ step: RepeatPlan.Step) -> SessionPlace {
    switch step.part {
    case .istiadha: return .entering(step.with(part: .ayah))
    case .basmalah: return .at(step.with(part: .ayah))
    case .ayah: break
    }
    guard let next = plan.step(after: step) else { return .end }
    let kind = plan.gapKind(between: step, and: next)
    let silence = repetition.gap(kind)
    return silence.isNone ? .entering(next) : .gap(after: step, silence, kind)
  }

  private func segment(of loop: SoundLoop) -> SessionSegment {
    SessionSegment(
      step: loop.step, content: .sound(loop.slices),
      text: loop.step.part == .ayah ? session.units[loop.step.item].span : nil, loop: loop)
  }

  private func segment(at step: RepeatPlan.Step) -> SessionSegment {
    guard let sound = session.sound(of: step) else {
      return SessionSegment(step: step, content: .missing(milliseconds: SegmentWalk.missingMilliseconds))
    }
    return SessionSegment(
      step: step, content: .sound(sound.slices), text: step.part == .ayah ? session.units[step.item].span : nil)
  }
}

extension Session {
  /// The place at which a session begins: the isti'adha if it has one.
  var opening: SessionPlace {
    istiadha == nil ? .entering(start) : .at(start.with(part: .istiadha))
  }
}
