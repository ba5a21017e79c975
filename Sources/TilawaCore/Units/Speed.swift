/// The tempo of a session, with the pitch kept: 0.5 to 2 in steps of a quarter.
public struct Speed: Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible {
  /// The speed of the recitation itself; samples stay unchanged.
  public static let normal = Speed(known: 4)
  public static let allCases = (2...8).map(Speed.init(known:))

  /// The number of quarters of the normal speed, 2…8.
  public let quarters: Int

  /// Returns nil unless `quarters` is in 2…8.
  public init?(quarters: Int) {
    guard (2...8).contains(quarters) else { return nil }
    self.init(known: quarters)
  }

  /// Reads "0.75", "1" or "1.50": a whole digit and up to two decimals after a point; nil for any other text.
  public init?(_ text: String) {
    guard let speed = Self.allCases.first(where: { $0.spellings.contains(text) }) else { return nil }
    self = speed
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let speed = Speed(quarters: try container.decode(Int.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no such speed")
    }
    self = speed
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(quarters)
  }

  private init(known quarters: Int) { self.quarters = quarters }

  /// The next higher speed; nil at the highest.
  public var faster: Speed? { Speed(quarters: quarters + 1) }
  /// The next lower speed; nil at the lowest.
  public var slower: Speed? { Speed(quarters: quarters - 1) }

  /// Returns the output position of a number of frames of a file: round(frames × 4 / quarters), halves up.
  ///
  /// Count from the file's start, never from a slice's, so that the lengths of touching slices add up.
  public func frames(_ frames: Int) -> Int { (frames * 8 + quarters) / (2 * quarters) }

  /// Returns the frame of the file at output frame `output`: round(output × quarters / 4), halves up.
  public func content(_ output: Int) -> Int { (output * quarters + 2) / 4 }

  /// The shortest text form: "0.5", "0.75", "1".
  public var description: String { "\(quarters / 4)" + ["", ".25", ".5", ".75"][quarters % 4] }

  private var spellings: [String] {
    let fraction = ["00", "25", "50", "75"][quarters % 4]
    let whole = "\(quarters / 4)."
    return [description, whole + fraction] + (fraction.hasSuffix("0") ? [whole + fraction.prefix(1)] : [])
  }
}
