import CCurl

extension ServerAnswer {
  /// How long the server asks to be left alone: seconds, or until a time of its own clock. `now` is ours, in seconds since
  /// 1970, for servers that do not say what time they have.
  func retryAfter(now: Int) -> Duration? {
    guard let text = self["retry-after"] else { return nil }
    if let seconds = Self.number(text) { return .seconds(min(seconds, Self.year)) }
    guard let then = Self.date(text) else { return nil }
    let here = self["date"].flatMap(Self.date) ?? now
    return .seconds(min(max(0, then.subtractingReportingOverflow(here).partialValue), Self.year))
  }

  private static let year = 366 * 86400

  private static func date(_ text: String) -> Int? {
    let seconds = curl_getdate(text, nil)
    return seconds < 0 ? nil : Int(seconds)
  }
}
