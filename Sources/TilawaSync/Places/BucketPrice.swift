/// The price of requests to a bucket by the prices that AWS publishes for S3 Standard in us-east-1 (November 2026), in millionths of a
/// USD. Other stores are often cheaper.
package enum BucketPrice {
  /// The prices of a GB for a month, of a GB out of the store, and of 1,000 requests.
  private static let (month, out, thousandWrites, thousandReads) = (23_000.0, 90_000.0, 5_000.0, 400.0)

  /// Returns the price of keeping bytes for a month.
  package static func month(of bytes: Int) -> Double { Double(bytes) / 1e9 * month }

  /// Returns the price of requests and of what they fetched.
  package static func of(_ traffic: PlaceTraffic) -> Double {
    (Double(traffic.writes + traffic.lists) * thousandWrites + Double(traffic.reads) * thousandReads) / 1000
      + Double(traffic.bytesReceived) / 1e9 * out
  }
}
