import CCurl

/// The dates of servers.
package enum HTTPDate {
  /// Returns the seconds since 1970 of a date in a head or a list, "Sun, 06 Nov 1994 08:49:37 GMT"; nil where it is none, or where
  /// libcurl is not installed.
  package static func seconds(_ text: String) -> Int? {
    guard ccurl_start() == nil else { return nil }
    let seconds = curl_getdate(text, nil)
    return seconds < 0 ? nil : Int(seconds)
  }
}
