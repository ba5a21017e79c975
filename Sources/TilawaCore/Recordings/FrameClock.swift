extension Duration {
  /// Reads a decimal number of seconds, to the nanosecond. Returns nil for any other text.
  ///
  /// Programs that compute times write `-0` for 0, and `1e-05` for small numbers; both are read.
  public init?(seconds text: some StringProtocol) {
    var digits = ArabicText.westernDigits(String(text))
    if digits.hasPrefix("-"), Double(digits) == 0 { digits.removeFirst() }
    if let small = Duration.small(digits) {
      self = small
      return
    }
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), let whole = parts.first, !whole.isEmpty, whole.count <= 9,
      parts.allSatisfy(\.isASCIIDigits), let seconds = Int64(whole)
    else { return nil }
    let fraction = parts.count == 2 ? String(parts[1].prefix(9)) : ""
    let padded = fraction + String(repeating: "0", count: 9 - fraction.count)
    self = .seconds(seconds) + .nanoseconds(Int64(padded) ?? 0)
  }

  /// Returns a number of seconds below 1 with a negative exponent; nil for any other text.
  private static func small(_ text: String) -> Duration? {
    guard text.utf8.count <= 32, text.utf8.contains(where: { "eE".utf8.contains($0) }),
      text.utf8.allSatisfy({ "0123456789.eE-".utf8.contains($0) }), let seconds = Double(text),
      (0..<1).contains(seconds)
    else { return nil }
    return .nanoseconds(Int64((seconds * 1_000_000_000).rounded()))
  }

  /// Returns the frame nearest to this time at `rate` frames per second.
  public func frame(at rate: Int) -> Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * rate + (Int(attoseconds / 1_000_000_000) * rate + 500_000_000) / 1_000_000_000
  }

  /// Returns the time of a number of frames, in milliseconds, rounded up.
  public static func frames(_ count: Int, at rate: Int) -> Duration {
    .seconds(count / rate) + .milliseconds((count % rate * 1000 + rate - 1) / rate)
  }

  /// The time as text for messages: "12.345 s".
  public var inSeconds: String {
    let (seconds, attoseconds) = components
    let thousandths = String(abs(attoseconds) / 1_000_000_000_000_000)
    return "\(seconds).\(String(repeating: "0", count: 3 - thousandths.count))\(thousandths) s"
  }
}
