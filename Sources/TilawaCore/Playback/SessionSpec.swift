/// A request to play: ranges, repeats, gaps, and the ayat before and after.
public struct SessionSpec: Hashable, Sendable, Codable {
  /// The ayat that lead into the range and out of it.
  public struct Connection: Hashable, Sendable, Codable {
    /// The place of these ayat: around the session once, or around each pass.
    public enum Scope: Hashable, Sendable, Codable { case session, everyPass }

    /// The number of ayat that lead into the range, 0 or more.
    public var before: Int
    /// The number of ayat that lead out of the range, 0 or more.
    public var after: Int
    /// The place of these ayat.
    public var scope: Scope

    public init(before: Int = 0, after: Int = 0, scope: Scope = .session) {
      self.before = before
      self.after = after
      self.scope = scope
    }
  }

  /// The continuation after the last pass.
  public struct Continuation: Hashable, Sendable, Codable {
    /// The size of one step: a number of ayat or of pages.
    public enum Stride: Hashable, Sendable, Codable {
      /// A number of ayat or pages, 1 or more.
      case ayat(Int), pages(Int)
    }

    /// Whether the continuation is heard once, or as often as the range.
    public enum Passes: String, CaseIterable, Hashable, Sendable, Codable { case once, same }
    /// The extent of the continuation.
    public enum Extent: Hashable, Sendable, Codable {
      /// A number of steps, 1 or more.
      case steps(Int)
      case surah, page, juz
    }

    /// The size of one step.
    public var stride: Stride
    /// The number of passes through each step.
    public var passes: Passes
    /// The extent of the continuation.
    public var extent: Extent

    public init(stride: Stride, passes: Passes = .once, extent: Extent = .steps(1)) {
      self.stride = stride
      self.passes = passes
      self.extent = extent
    }
  }

  /// The policy for a surah's basmalah: the first time, in every pass, at every play of the first ayah, or never.
  public enum BasmalahPolicy: String, CaseIterable, Hashable, Sendable, Codable { case once, pass, play, never }
  /// The reciters of each ayah: the first who has it, or all the reciters asked, one after the other.
  public enum Voices: String, CaseIterable, Hashable, Sendable, Codable { case first, all }
  /// Whether the isti'adha opens the session.
  public enum Istiadha: Hashable, Sendable, Codable { case omitted, first }

  /// The ranges to hear, in order; at least one, all of one counting.
  public var ranges: [AyahRange]
  /// The numbers of plays and passes, and the silences between them.
  public var repetition: Repetition
  /// The ayat that lead in and out.
  public var connection: Connection
  /// The continuation after the last pass; nil: none.
  public var continuation: Continuation?
  /// The policy for a surah's basmalah.
  public var basmalah: BasmalahPolicy
  /// Whether the isti'adha opens the session.
  public var istiadha: Istiadha
  /// The ayah in the range at which the first pass begins; nil: the start of the range.
  public var start: AyahRef?
  /// The reciters of each ayah. With `all`, each round of them is one play of the ayah.
  public var voices: Voices

  /// - Precondition: there is at least one range, and all are of one counting.
  public init(
    ranges: [AyahRange], each: Repeat = .once, passes: Repeat = .once, gap: Gap = .none, passGap: Gap? = nil,
    connection: Connection = Connection(), continuation: Continuation? = nil, basmalah: BasmalahPolicy = .once,
    istiadha: Istiadha = .omitted, start: AyahRef? = nil, voices: Voices = .first
  ) {
    precondition(!ranges.isEmpty, "a session holds at least one range")
    precondition(Set(ranges.map(\.counting)).count == 1, "a session is in one counting")
    self.ranges = ranges
    repetition = Repetition(each: each, passes: passes, gap: gap, passGap: passGap)
    self.connection = connection
    self.continuation = continuation
    self.basmalah = basmalah
    self.istiadha = istiadha
    self.start = start
    self.voices = voices
  }

  /// The counting in which the ranges are numbered.
  public var counting: VerseCounting { ranges[0].counting }

  /// The number of plays of each ayah in a pass.
  public var each: Repeat {
    get { repetition.each }
    set { repetition.each = newValue }
  }
  /// The number of passes through the ranges.
  public var passes: Repeat {
    get { repetition.passes }
    set { repetition.passes = newValue }
  }
  /// The silence after each ayah.
  public var gap: Gap {
    get { repetition.gap }
    set { repetition.gap = newValue }
  }
  /// The silence between two passes; nil: that after each ayah.
  public var passGap: Gap? {
    get { repetition.passGap }
    set { repetition.passGap = newValue }
  }
}

extension SessionSpec {
  private enum CodingKeys: String, CodingKey {
    case ranges, each, passes, gap, passGap, connection, continuation, basmalah, istiadha, start, voices
  }

  /// Reads a stored request. An older one has no `voices`, because only the first reciter could be heard then.
  public init(from decoder: any Decoder) throws {
    let stored = try decoder.container(keyedBy: CodingKeys.self)
    ranges = try stored.decode([AyahRange].self, forKey: .ranges)
    repetition = Repetition(
      each: try stored.decode(Repeat.self, forKey: .each), passes: try stored.decode(Repeat.self, forKey: .passes),
      gap: try stored.decode(Gap.self, forKey: .gap), passGap: try stored.decodeIfPresent(Gap.self, forKey: .passGap))
    connection = try stored.decode(Connection.self, forKey: .connection)
    continuation = try stored.decodeIfPresent(Continuation.self, forKey: .continuation)
    basmalah = try stored.decode(BasmalahPolicy.self, forKey: .basmalah)
    istiadha = try stored.decode(Istiadha.self, forKey: .istiadha)
    start = try stored.decodeIfPresent(AyahRef.self, forKey: .start)
    voices = try stored.decodeIfPresent(Voices.self, forKey: .voices) ?? .first
  }

  public func encode(to encoder: any Encoder) throws {
    var stored = encoder.container(keyedBy: CodingKeys.self)
    try stored.encode(ranges, forKey: .ranges)
    try stored.encode(each, forKey: .each)
    try stored.encode(passes, forKey: .passes)
    try stored.encode(gap, forKey: .gap)
    try stored.encodeIfPresent(passGap, forKey: .passGap)
    try stored.encode(connection, forKey: .connection)
    try stored.encodeIfPresent(continuation, forKey: .continuation)
    try stored.encode(basmalah, forKey: .basmalah)
    try stored.encode(istiadha, forKey: .istiadha)
    try stored.encodeIfPresent(start, forKey: .start)
    try stored.encode(voices, forKey: .voices)
  }
}

/// A reason why a session cannot be as requested.
public enum SessionError: Error, Hashable, CustomStringConvertible {
  /// A part would follow an endless one; the text names the options.
  case endless(String)
  case connectionAndContinuation
  /// A number is outside its limits; the text names the limit.
  case outOfLimits(String)
  /// The session is to begin at an ayah outside its ranges.
  case startOutside(AyahRef)

  package var sentence: Sentence {
    switch self {
    case .endless(let option): CoreSentences.neverReached(option: option)
    case .connectionAndContinuation: CoreSentences.thenAndConnect
    case .outOfLimits(let limit): Sentence(verbatim: limit)
    case .startOutside(let ref): CoreSentences.startOutside(ref: "\(ref)")
    }
  }

  public var description: String { sentence.text }

  /// Makes the error of a number outside its limits.
  fileprivate static func limits(_ sentence: Sentence) -> SessionError { .outOfLimits(sentence.text) }
}

extension SessionSpec {
  /// A number above the number of ayat in any counting.
  static let mostAyat = 6300

  /// Checks the request.
  ///
  /// - Throws: The first reason why this session cannot be.
  public func validate() throws(SessionError) {
    let isEndless = each == .forever || passes == .forever
    if isEndless, continuation != nil { throw .endless("--then") }
    if isEndless, connection.after > 0 { throw .endless("--connect-after") }
    if continuation != nil, connection.after > 0 { throw .connectionAndContinuation }
    for gap in [gap, passGap].compactMap(\.self) { try validate(gap) }
    let most = SessionSpec.mostAyat
    guard (0...most).contains(connection.before), (0...most).contains(connection.after) else {
      throw .limits(CoreSentences.connectionLimits(most: most))
    }
    if let continuation { try validate(continuation) }
    if let start, !ranges.contains(where: { $0.holds(start) }) { throw .startOutside(start) }
  }

  private func validate(_ gap: Gap) throws(SessionError) {
    switch gap {
    case .milliseconds(let count) where !Gap.millisecondsAllowed.contains(count):
      throw .limits(CoreSentences.gapLimits(most: Gap.millisecondsAllowed.upperBound))
    case .percent(let share) where !Gap.percentAllowed.contains(share):
      throw .limits(CoreSentences.gapPercent(most: Gap.percentAllowed.upperBound))
    case .milliseconds, .percent, .frames: break
    }
  }

  private func validate(_ continuation: Continuation) throws(SessionError) {
    switch continuation.stride {
    case .ayat(let count), .pages(let count):
      guard (1...SessionSpec.mostAyat).contains(count) else {
        throw .limits(CoreSentences.thenLimits(most: SessionSpec.mostAyat))
      }
    }
    if case .steps(let count) = continuation.extent, !(1...SessionSpec.mostAyat).contains(count) {
      throw .limits(CoreSentences.thenTimesLimits(most: SessionSpec.mostAyat))
    }
  }
}

extension AyahRange {
  /// Whether the range holds the ayah and has its counting.
  public func holds(_ ref: AyahRef) -> Bool {
    let place = (ref.surah, ref.ayah)
    return ref.counting == counting && (first.surah, first.ayah) <= place && place <= (last.surah, last.ayah)
  }
}
