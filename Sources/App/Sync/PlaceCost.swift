import TilawaCore
import TilawaFiles
import TilawaSync

/// The price of a bucket by the prices that AWS publishes for S3 Standard in us-east-1 (November 2026). Other stores are often cheaper.
struct PlaceCost {
  /// The prices in millionths of a USD: of a GB for a month, of a GB out of the store, and of 1,000 requests.
  private static let (month, out, thousandWrites, thousandReads) = (23_000, 90_000, 5_000, 400)

  /// Returns the price of keeping bytes for a month, in millionths of a USD.
  static func month(of bytes: Int) -> Int { Int(Double(bytes) / 1e9 * Double(month)) }

  /// Returns the price of 1,000 exchanges like one, in millionths of a USD.
  static func thousand(_ traffic: PlaceTraffic) -> Int {
    (traffic.writes + traffic.lists) * thousandWrites + traffic.reads * thousandReads
      + Int(Double(traffic.bytesReceived) / 1e6 * Double(out))
  }

  /// Returns an amount for programs, in USD.
  static func number(_ millionths: Int) -> JSONNumber { JSONNumber(digits: digits(millionths, places: 6)) }

  /// Returns an amount for people, in USD: "0.13".
  static func text(_ millionths: Int) -> String { digits((millionths + 5_000) / 10_000, places: 2) }

  private static func digits(_ number: Int, places: Int) -> String {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    return padded.dropLast(places) + "." + padded.suffix(places)
  }
}
