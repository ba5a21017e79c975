extension Duration {
  /// Reads a decimal number of seconds, to the nanosecond. Returns nil for any other text.
  public init?(seconds text: some StringProtocol) {
    let digits = ArabicText.westernDigits(String(text))
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), let whole = parts.first, !whole.isEmpty, whole.count <= 9,
      parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }), let seconds = Int64(whole)
    else { return nil }
    let fraction = parts.count == 2 ? String(parts[1].prefix(9)) : ""
    let padded = fraction + String(repeating: "0", count: 9 - fraction.count)
    self = .seconds(seconds) + .nanoseconds(Int64(padded) ?? 0)
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
