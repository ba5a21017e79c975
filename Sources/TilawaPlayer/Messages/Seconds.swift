package import TilawaCore

/// A time or a length in seconds. On the wire: a number with six decimals.
package struct Seconds: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The time in microseconds.
  package let microseconds: Int

  /// The longest possible time, in seconds; a message with a longer one cannot be decoded.
  private static let longest = 1e9

  /// Rounds a time of the output to microseconds.
  package init(_ time: OutputTime) {
    let (seconds, rest) = time.frames.quotientAndRemainder(dividingBy: time.rate)
    microseconds = seconds * 1_000_000 + (rest * 1_000_000 + time.rate / 2) / time.rate
  }

  /// Decodes a number of seconds with any count of decimals.
  package init(from decoder: any Decoder) throws {
    let digits = try JSONNumber(from: decoder).digits
    guard let seconds = Seconds(digits: digits) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: PlayerSentences.noTime(text: digits).text))
    }
    self = seconds
  }

  /// Reads the digits of a number of seconds; nil where they are no time of a session.
  package init?(digits: String) {
    guard let value = Double(digits), abs(value) <= Seconds.longest else { return nil }
    microseconds = Int((value * 1_000_000).rounded())
  }

  /// Encodes the number with six decimals.
  package func encode(to encoder: any Encoder) throws { try JSONNumber(digits: description).encode(to: encoder) }

  /// The whole seconds of the time.
  package var whole: Int { microseconds / 1_000_000 }

  /// The seconds with six decimals: "12.345678".
  package var description: String {
    let (seconds, fraction) = microseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let decimals = String(fraction)
    return (microseconds < 0 ? "-" : "") + "\(seconds)." + String(repeating: "0", count: 6 - decimals.count) + decimals
  }
}
