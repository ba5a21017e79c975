import TilawaCore
import TilawaFiles
import TilawaSync

/// Amounts of money as they are shown. Amounts are millionths of a USD.
enum PlaceCost {
  /// Returns an amount for programs, in USD.
  static func number(_ millionths: Int) -> JSONNumber { JSONNumber(digits: digits(millionths, places: 6)) }

  /// Returns an amount for people, in USD: "0.13".
  static func text(_ millionths: Int) -> String { digits((millionths + 5_000) / 10_000, places: 2) }

  /// Returns the price of keeping bytes for a month.
  static func month(of bytes: Int) -> Int { Int(BucketPrice.month(of: bytes)) }

  /// Returns the price of 1,000 exchanges like one.
  static func thousand(_ traffic: PlaceTraffic) -> Int { Int(1000 * BucketPrice.of(traffic)) }

  private static func digits(_ number: Int, places: Int) -> String {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    return padded.dropLast(places) + "." + padded.suffix(places)
  }
}
