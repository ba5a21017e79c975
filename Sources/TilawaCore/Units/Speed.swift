/// The tempo of a session, with the pitch kept: 0.5 to 2 in steps of 0.05.
public struct Speed: Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible {
  /// The speed of the recitation itself; samples stay unchanged.
  public static let normal = Speed(known: 20)
  public static let allCases = allowed.map(Speed.init(known:))
  private static let allowed = 10...40

  /// The number of twentieths of the normal speed, 10…40.
  public let twentieths: Int

  /// Returns nil unless `twentieths` is in 10…40.
  public init?(twentieths: Int) {
    guard Self.allowed.contains(twentieths) else { return nil }
    self.init(known: twentieths)
  }

  /// Reads "0.75", "1" or "1.50": a whole digit and up to two decimals after a point; nil for any other text.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1].map { Int($0) - 48 } : [0]
    guard (1...2).contains(parts.count), parts[0].count == 1, (1...2).contains(decimals.count),
      let whole = parts[0].first.map({ Int($0) - 48 }), (decimals + [whole]).allSatisfy({ (0...9).contains($0) })
    else { return nil }
    let hundredths = 100 * whole + 10 * decimals[0] + (decimals.count > 1 ? decimals[1] : 0)
    guard hundredths % 5 == 0 else { return nil }
    self.init(twentieths: hundredths / 5)
  }

  /// Reads a number of twentieths, or of quarters, as stored by programs that knew quarters only: 2…8.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Int.self)
    guard let speed = Speed(twentieths: (2...8).contains(number) ? 5 * number : number) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: CoreSentences.noSuchSpeed.text)
    }
    self = speed
  }

  /// Writes a number of quarters where that is whole, which programs that know quarters only read, else of twentieths.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(twentieths % 5 == 0 ? twentieths / 5 : twentieths)
  }

  private init(known twentieths: Int) { self.twentieths = twentieths }

  /// The speed as a factor of the normal one.
  public var factor: Double { Double(twentieths) / 20 }

  /// The next higher speed; nil at the highest.
  public var faster: Speed? { Speed(twentieths: twentieths + 1) }
  /// The next lower speed; nil at the lowest.
  public var slower: Speed? { Speed(twentieths: twentieths - 1) }

  /// Returns the output position of a number of frames of a file: round(frames × 20 / twentieths), halves up.
  ///
  /// Count from the file's start, never from a slice's, so that the lengths of touching slices add up.
  public func frames(_ frames: Int) -> Int { (frames * 40 + twentieths) / (2 * twentieths) }

  /// Returns the frame of the file at output frame `output`: round(output × twentieths / 20), halves up.
  public func content(_ output: Int) -> Int { (output * twentieths + 10) / 20 }

  /// The shortest text form: "0.5", "0.75", "1".
  public var description: String {
    let decimals = twentieths % 20 * 5
    let text = decimals % 10 == 0 ? "\(decimals / 10)" : decimals < 10 ? "0\(decimals)" : "\(decimals)"
    return "\(twentieths / 20)" + (decimals == 0 ? "" : ".\(text)")
  }
}
