package import TilawaCore

/// The silence after each ayah. On the wire: milliseconds as a number, or per cent of the sound before it as a text,
/// `"50%"`.
package enum GapLength: Codable, Hashable, Sendable {
  /// A length in milliseconds.
  case milliseconds(Int)
  /// A share of the length of the sound before it, in per cent.
  case percent(Int)

  /// Takes the gap of a session.
  ///
  /// - Parameters:
  ///   - gap: the gap.
  ///   - rate: the frames a second of the output, for the rest of an interrupted gap.
  package init(_ gap: Gap, rate: Int) {
    self =
      switch gap {
      case .milliseconds(let count): .milliseconds(count)
      case .percent(let share): .percent(share)
      case .frames(let count): .milliseconds((count * 1000 + rate / 2) / rate)
      }
  }

  /// Decodes a number of milliseconds or a text with per cent. The status of 0.1 had the milliseconds as a text, too.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      guard let count = Int(text.hasSuffix("%") ? text.dropLast() : text[...]) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: PlayerSentences.noGap(text: text).text)
      }
      self = text.hasSuffix("%") ? .percent(count) : .milliseconds(count)
    } else {
      self = .milliseconds(try container.decode(Int.self))
    }
  }

  /// Encodes a number of milliseconds or a text with per cent.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .milliseconds(let count): try container.encode(count)
    case .percent(let share): try container.encode("\(share)%")
    }
  }
}
