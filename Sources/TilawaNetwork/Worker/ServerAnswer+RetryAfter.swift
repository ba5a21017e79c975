extension ServerAnswer {
  /// Returns the time for which the server asked for no requests: a number of seconds, or until a time of its own
  /// clock. `now` is our time, in seconds since 1970, for servers that do not send theirs.
  func retryAfter(now: Int) -> Duration? {
    guard let text = self["retry-after"] else { return nil }
    if let seconds = Self.number(text) { return .seconds(min(seconds, Self.year)) }
    guard let then = HTTPDate.seconds(text) else { return nil }
    let here = self["date"].flatMap(HTTPDate.seconds) ?? now
    return .seconds(min(max(0, then.subtractingReportingOverflow(here).partialValue), Self.year))
  }

  private static let year = 366 * 86400
}
