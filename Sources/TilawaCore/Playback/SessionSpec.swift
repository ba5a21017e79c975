/// What somebody asks to hear: ranges, repeats, gaps, what goes before and after.
public struct SessionSpec: Hashable, Sendable, Codable {
  /// Ayat that lead into the range and out of it.
  public struct Connection: Hashable, Sendable, Codable {
    public enum Scope: Hashable, Sendable, Codable { case session, everyPass }

    public var before: Int
    public var after: Int
    public var scope: Scope

    public init(before: Int = 0, after: Int = 0, scope: Scope = .session) {
      self.before = before
      self.after = after
      self.scope = scope
    }
  }

  /// What follows the last pass.
  public struct Continuation: Hashable, Sendable, Codable {
    public enum Stride: Hashable, Sendable, Codable { case ayat(Int), pages(Int) }
    public enum Passes: String, CaseIterable, Hashable, Sendable, Codable { case once, same }
    public enum Extent: Hashable, Sendable, Codable {
      case steps(Int)
      case surah, page, juz
    }

    public var stride: Stride
    public var passes: Passes
    public var extent: Extent

    public init(stride: Stride, passes: Passes = .once, extent: Extent = .steps(1)) {
      self.stride = stride
      self.passes = passes
      self.extent = extent
    }
  }

  public enum BasmalahPolicy: String, CaseIterable, Hashable, Sendable, Codable { case once, pass, play, never }
  public enum Istiadha: Hashable, Sendable, Codable { case omitted, first }

  public var ranges: [AyahRange]
  public var each: Repeat
  public var passes: Repeat
  public var gap: Gap
  /// In place of the gap between two passes; nil: the gap.
  public var passGap: Gap?
  public var connection: Connection
  public var continuation: Continuation?
  public var basmalah: BasmalahPolicy
  public var istiadha: Istiadha
  /// Where in the range the first pass begins; nil: at its start.
  public var start: AyahRef?

  /// - Precondition: there is at least one range, and all are of one counting.
  public init(
    ranges: [AyahRange], each: Repeat = .once, passes: Repeat = .once, gap: Gap = .none, passGap: Gap? = nil,
    connection: Connection = Connection(), continuation: Continuation? = nil, basmalah: BasmalahPolicy = .once,
    istiadha: Istiadha = .omitted, start: AyahRef? = nil
  ) {
    precondition(!ranges.isEmpty, "a session holds at least one range")
    precondition(Set(ranges.map(\.counting)).count == 1, "a session is in one counting")
    self.ranges = ranges
    self.each = each
    self.passes = passes
    self.gap = gap
    self.passGap = passGap
    self.connection = connection
    self.continuation = continuation
    self.basmalah = basmalah
    self.istiadha = istiadha
    self.start = start
  }

  public var counting: VerseCounting { ranges[0].counting }
}

/// Why a session cannot be as it was asked for.
public enum SessionError: Error, Hashable, CustomStringConvertible {
  case endless(String)
  case connectionAndContinuation
  case outOfLimits(String)
  case startOutside(AyahRef)

  public var description: String {
    switch self {
    case .endless(let option): "\(option) is never reached: the range or its ayat repeat forever"
    case .connectionAndContinuation: "--then and --connect-after both say what follows the range: choose one"
    case .outOfLimits(let limit): limit
    case .startOutside(let ref): "--start-at \(ref) is not in the range"
    }
  }
}

extension SessionSpec {
  /// Throws the first reason why this session cannot be.
  public func validate() throws(SessionError) {
    let isEndless = each == .forever || passes == .forever
    if isEndless, continuation != nil { throw .endless("--then") }
    if isEndless, connection.after > 0 { throw .endless("--connect-after") }
    if continuation != nil, connection.after > 0 { throw .connectionAndContinuation }
    for gap in [gap, passGap].compactMap(\.self) { try validate(gap) }
    guard connection.before >= 0, connection.after >= 0 else { throw .outOfLimits("a connection is 0 ayat or more") }
    if let continuation { try validate(continuation) }
    if let start, !ranges.contains(where: { $0.holds(start) }) { throw .startOutside(start) }
  }

  private func validate(_ gap: Gap) throws(SessionError) {
    switch gap {
    case .milliseconds(let count) where !Gap.millisecondsAllowed.contains(count):
      throw .outOfLimits("a gap is 0 to \(Gap.millisecondsAllowed.upperBound) ms")
    case .percent(let share) where !Gap.percentAllowed.contains(share):
      throw .outOfLimits("a gap is 0 to \(Gap.percentAllowed.upperBound) %")
    case .milliseconds, .percent, .frames: break
    }
  }

  private func validate(_ continuation: Continuation) throws(SessionError) {
    switch continuation.stride {
    case .ayat(let count), .pages(let count):
      guard count > 0 else { throw .outOfLimits("--then goes on by at least one ayah or page") }
    }
    if case .steps(let count) = continuation.extent, count < 1 {
      throw .outOfLimits("--then-times is at least 1")
    }
  }
}

extension AyahRange {
  /// Whether the ayah, of the same counting, lies in the range.
  public func holds(_ ref: AyahRef) -> Bool {
    let place = (ref.surah, ref.ayah)
    return ref.counting == counting && (first.surah, first.ayah) <= place && place <= (last.surah, last.ayah)
  }
}
