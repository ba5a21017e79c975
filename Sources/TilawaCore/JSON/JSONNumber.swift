/// A number with its written digits, such as `1.500000`.
///
/// Other coders than `JSONLineEncoder` do not know the digits, and write the value.
package struct JSONNumber: Hashable, Sendable, Codable {
  /// The digits by the rules of JSON.
  package let digits: String

  package init(digits: String) { self.digits = digits }

  package init(from decoder: any Decoder) throws {
    if let decoder = decoder as? JSONTreeDecoder {
      digits = try decoder.digits()
    } else {
      let container = try decoder.singleValueContainer()
      let value = try container.decode(Double.self)
      digits = Int(exactly: value).map(String.init) ?? "\(value)"
    }
  }

  package func encode(to encoder: any Encoder) throws {
    if let encoder = encoder as? JSONLineEncoder {
      encoder.encode(digits: digits)
    } else {
      var container = encoder.singleValueContainer()
      if let whole = Int(digits) { try container.encode(whole) } else { try container.encode(Double(digits) ?? 0) }
    }
  }
}
