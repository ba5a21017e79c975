/// The position at which a session was left. The session can go on there another time, at another sound rate, even if
/// the library has changed since.
public struct SessionPosition: Hashable, Sendable {
  /// The properties of a step at the time when it was left. If the step has changed since, a time in it has no meaning.
  public struct Landmark: Hashable, Sendable, Codable {
    /// An interval of a file in frames, counted at the file's own rate.
    public struct Cut: Hashable, Sendable, Codable {
      /// The path of the file.
      public let path: String
      /// The number of frames a second of the file.
      public let rate: Int
      /// The first frame that is played.
      public let start: Int
      /// The frame after the last one.
      public let end: Int
    }

    /// The ayat of the step.
    public let ayat: AyahRange
    /// The id of the reciter; nil for an ayah that no reciter had.
    public let reciter: String?
    /// The intervals of files that the step played, one after the other.
    public let cuts: [Cut]
  }

  /// The place in the plan: before a step, in it, or past all of them. Never in a silence.
  public let place: SessionPlace
  /// The heard part of the step, as a time of its recitation and independent of the speed; zero outside a step.
  let heard: OutputTime
  /// The properties of the step; nil at the end.
  public let landmark: Landmark?
  /// The surahs whose basmalah is not played again under the policy `once`.
  public let opened: OpenedSurahs
  /// The changes made while the session played, the latest of each kind.
  public let changes: [Playback.Change]

  /// - Parameter heard: the heard part of the step; ignored outside a step. For a silence, the position is the start of
  ///   its step.
  init(
    place: SessionPlace, heard: OutputTime = SessionPosition.nothing, in session: Session, opened: OpenedSurahs,
    changes: [Playback.Change]
  ) {
    switch place {
    case .entering, .end: (self.place, self.heard) = (place, SessionPosition.nothing)
    case .at: (self.place, self.heard) = (place, heard)
    case .gap(let step, _, _): (self.place, self.heard) = (.at(step), SessionPosition.nothing)
    }
    self.opened = opened
    self.changes = changes
    landmark = self.place.step.map(session.landmark)
  }

  private static let nothing = OutputTime(frames: 0, rate: 1)

  /// Returns the heard part of the step, in frames at this rate.
  public func heard(rate: Int) -> Int {
    guard heard.rate > 0 else { return 0 }
    return (2 * heard.frames * rate + heard.rate) / (2 * heard.rate)
  }

  /// Whether the whole session was heard.
  public var isAtEnd: Bool { place == .end }

  /// The speed of the session when it was left.
  public var speed: Speed {
    changes.lazy.compactMap { if case .speed(let speed) = $0 { speed } else { nil } }.first ?? .normal
  }
}

extension SessionPosition: Codable {
  private enum CodingKeys: String, CodingKey { case place, landmark, opened, changes }

  /// The stored form of a place, with the heard part of its step.
  private enum Stored: Codable {
    case entering(RepeatPlan.Step)
    case inside(RepeatPlan.Step, heard: OutputTime)
    case end
  }

  public init(from decoder: any Decoder) throws {
    let stored = try decoder.container(keyedBy: CodingKeys.self)
    switch try stored.decode(Stored.self, forKey: .place) {
    case .entering(let step): (place, heard) = (.entering(step), SessionPosition.nothing)
    case .inside(let step, let time): (place, heard) = (.at(step), time)
    case .end: (place, heard) = (.end, SessionPosition.nothing)
    }
    landmark = try stored.decodeIfPresent(Landmark.self, forKey: .landmark)
    opened = try stored.decode(OpenedSurahs.self, forKey: .opened)
    changes = try stored.decode([Playback.Change].self, forKey: .changes)
  }

  public func encode(to encoder: any Encoder) throws {
    var stored = encoder.container(keyedBy: CodingKeys.self)
    let form: Stored =
      switch place {
      case .entering(let step): .entering(step)
      case .at(let step), .gap(let step, _, _): .inside(step, heard: heard)
      case .end: .end
      }
    try stored.encode(form, forKey: .place)
    try stored.encodeIfPresent(landmark, forKey: .landmark)
    try stored.encode(opened, forKey: .opened)
    try stored.encode(changes, forKey: .changes)
  }
}

extension SessionPosition {
  /// The result of a search for a position in a session that was decided anew.
  public enum Found: Hashable, Sendable {
    /// The same ayah by the same reciter, cut in the same way: it goes on at the frame.
    case same
    /// The ayah is there, from another source or among other ayat: it begins anew.
    case anew
    /// The session has no such ayah any more, and begins anew.
    case gone
  }
}

extension Session {
  /// Finds a position in this session, which has the same spec as the session of the position.
  public func find(_ position: SessionPosition) -> (position: SessionPosition, found: SessionPosition.Found) {
    guard let step = position.place.step, let known = position.landmark else { return (position, .same) }
    let isSame =
      switch position.place {
      case .entering: has(step) && units[step.item].ayat == known.ayat
      case .at, .gap: has(step) && landmark(step) == known
      case .end: true
      }
    if isSame { return (position, .same) }
    let place = item(like: known, near: step, by: known.reciter).map { item in
      let part = sound(of: step.with(item: item)) == nil ? .ayah : step.part
      return SessionPlace.at(step.with(item: item).with(part: part))
    }
    let found = SessionPosition(
      place: place ?? opening, in: self, opened: position.opened, changes: position.changes)
    return (found, place == nil ? .gone : .anew)
  }

  func landmark(_ step: RepeatPlan.Step) -> SessionPosition.Landmark {
    let sound = sound(of: step)
    let cuts = (sound?.slices ?? []).map {
      SessionPosition.Landmark.Cut(path: $0.file.path, rate: $0.file.rate, start: $0.start, end: $0.end)
    }
    return SessionPosition.Landmark(ayat: units[step.item].ayat, reciter: sound?.reciter.id, cuts: cuts)
  }

  private func has(_ step: RepeatPlan.Step) -> Bool {
    plan.sections.indices.contains(step.section) && plan.sections[step.section].blocks.indices.contains(step.block)
      && plan.block(of: step).items.contains(step.item)
  }

  /// Returns the item of the step's block that holds the first of the ayat. If all reciters are heard in turn, items of
  /// the same reciter go first; the nearest item wins.
  private func item(
    like known: SessionPosition.Landmark, near step: RepeatPlan.Step, by reciter: String?
  ) -> Int? {
    guard plan.sections.indices.contains(step.section),
      plan.sections[step.section].blocks.indices.contains(step.block)
    else { return nil }
    func distance(_ item: Int) -> (Int, Int) {
      (units[item].source?.reciter.id == reciter ? 0 : 1, abs(item - step.item))
    }
    return plan.block(of: step).items.filter { units[$0].ayat.holds(known.ayat.first) }
      .min { spec.voices == .all ? distance($0) < distance($1) : distance($0).1 < distance($1).1 }
  }
}
